extension Experiment {
  /// What identifies the rows decides whose state is kept when the list changes.
  static let swiftUIForEach = Experiment(
    "swiftui-foreach",
    choices: [
      Choice("id", of: ShoppingScreen.RowID.self),
      Choice("change", of: ListChange.self),
    ]
  ) { setting, stage in
    let change: ListChange = setting["change"]
    let app = HostedApp(ShoppingScreen(rowsBy: setting["id"], in: stage.notebook), on: stage)
    stage.moment("shown")

    app.change(RowView.self) { $0.draft = "\($0.item)!" }
    stage.moment("typed")

    app.change(ShoppingScreen.self) { screen in
      switch change {
      case .insert: screen.items.insert("tea", at: 1)
      case .reorder: screen.items = ["eggs", "milk", "bread"]
      }
    }
    stage.moment("changed")
  }

  /// What happens to the list.
  private enum ListChange: String, CaseIterable {
    case insert, reorder
  }
}
