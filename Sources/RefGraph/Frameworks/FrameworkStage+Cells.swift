/// Cells: asking for one, configuring it, and putting it into the reuse pool.
extension FrameworkStage {
  /// Steps that ask the data source for a cell; its cell provider is expected to dequeue one.
  func serve(
    _ item: String,
    of collectionView: ObjectID,
    _ purpose: CollectionViews.Request.Purpose
  ) -> [Instruction] {
    [
      .later { $0.ask(for: item, of: collectionView, purpose) },
      .later { stage throws(Obstacle) in try stage.finishRequest() },
    ]
  }

  /// Steps that put the cell of an item into the pool, where it has one.
  func recycle(_ item: String, of collectionView: ObjectID) -> [Instruction] {
    [
      .later { stage in
        guard let cell = stage.collections[collectionView].cells.removeValue(forKey: item) else {
          return VerbPlan()
        }
        return stage.recycle(cell, of: collectionView)
      }
    ]
  }

  /// `dequeue cell with registration`: in a cell provider, for the row that is asked for.
  mutating func dequeue(_ registration: ObjectID) throws(Obstacle) -> VerbPlan {
    guard let request = collections.requests.last else {
      throw .problem(.forbidden(.dequeuesUnasked))
    }
    guard let cellType = collections.cellTypes[registration],
      let handler = target(.registrationHandler, of: registration)
    else {
      throw .problem(.forbidden(.unregistered(model.handle(of: registration))))
    }
    var (cell, steps) = cell(for: request, type: cellType)
    collections.requests[collections.requests.count - 1].cell = cell
    steps.append(.run(handler, arguments: [.object(cell), .item(request.item)]))
    return VerbPlan(held: [cell], steps: steps)
  }

  /// The cell for a row, and what happens to it before it is configured.
  private mutating func cell(
    for request: CollectionViews.Request,
    type: String
  ) -> (ObjectID, [Instruction]) {
    let collectionView = request.collectionView
    switch request.purpose {
    case .reconfigure(let cell): return (cell, [])
    case .reload(let cell): return (cell, [.callback(cell, .prepareForReuse)])
    case .show: break
    }
    let pool = targets(.pooledCell, of: collectionView)
    guard let pooled = pool.first else {
      let cell = make(type, named: "cell", kind: .instance)
      return (
        cell,
        [
          .name(cell, "cell"), .link(collectionView, .visibleCell, cell),
          .callback(cell, .initialisation),
        ]
      )
    }
    return (
      pooled,
      [
        .link(collectionView, .visibleCell, pooled), .unlink(collectionView, .pooledCell, pooled),
        .callback(pooled, .prepareForReuse),
      ]
    )
  }

  private mutating func ask(
    for item: String,
    of collectionView: ObjectID,
    _ purpose: CollectionViews.Request.Purpose
  ) -> VerbPlan {
    collections.requests.append(
      .init(collectionView: collectionView, item: item, purpose: purpose)
    )
    guard !model.isGone(collectionView), let dataSource = dataSource(of: collectionView),
      let provider = target(.cellProvider, of: dataSource)
    else { return VerbPlan() }
    return VerbPlan(
      held: [dataSource],
      steps: [.run(provider, arguments: [.object(collectionView), .item(item)])]
    )
  }

  /// The cell provider is done: its cell serves the item from now on, and shows it.
  private mutating func finishRequest() throws(Obstacle) -> VerbPlan {
    guard let request = collections.requests.popLast(), !model.isGone(request.collectionView)
    else { return VerbPlan() }
    guard let cell = request.cell else {
      throw .problem(.forbidden(.noCell(item: request.item)))
    }
    let old = collections[request.collectionView].cells.updateValue(cell, forKey: request.item)
    var plan = VerbPlan(
      held: [cell],
      steps: [.callback(cell, .updateConfiguration, fields: [.item(request.item)])]
    )
    if let old, old != cell {
      plan.steps.append(.later { $0.recycle(old, of: request.collectionView) })
    }
    return plan
  }

  private func recycle(_ cell: ObjectID, of collectionView: ObjectID) -> VerbPlan {
    VerbPlan(
      steps: [
        .link(collectionView, .pooledCell, cell), .unlink(collectionView, .visibleCell, cell),
      ]
    )
  }
}

extension Event.Field {
  static func item(_ item: String) -> Self { .init(name: "item", value: item) }
  static func indexPath(row: Int) -> Self { .init(name: "indexPath", value: "0-\(row)") }
}

/// What a collection view calls on cells and on its delegate.
extension FrameworkCallback {
  static let prepareForReuse: FrameworkCallback = "prepareForReuse"
  static let updateConfiguration: FrameworkCallback = "updateConfiguration"
  static let didSelectItemAt: FrameworkCallback = "didSelectItemAt"

  static let cells = [prepareForReuse, updateConfiguration]
}
