internal import RefGraph

extension SnapshotPage {
  /// The search, the way that was gone from object to object, and the object that is looked at. The
  /// script fills it; the search is a combobox with a list.
  func explorer() -> Markup {
    let field = Markup.element(
      .input,
      [
        .id("search"), .type("text"), .role("combobox"), .aria(.expanded, "false"),
        .aria(.controls, "found"), .aria(.autocomplete, "list"),
      ],
      []
    )
    let search = Markup.element(
      .div,
      [.id("search-part"), .classes("search")],
      [
        .element(
          .label,
          [.control("search")],
          "Find an object by its name, type or address"
        ), field, .element(.p, [.id("found-count"), .classes("faint"), .role("status")], []),
        .element(
          .ul,
          [
            .id("found"), .classes("found"), .role("listbox"), .aria(.label, "Objects found"),
            .flag(.hidden),
          ],
          []
        ),
      ]
    )
    return .section(
      "object",
      "Object by object",
      classes: "live",
      [
        search,
        .element(
          .div,
          [.id("card"), .classes("card object-card"), .role("region"), .aria(.label, "Object")],
          []
        ),
      ]
    )
  }
}
