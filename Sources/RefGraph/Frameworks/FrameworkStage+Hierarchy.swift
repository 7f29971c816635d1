/// Who contains and who presents whom, read off the references.
extension FrameworkStage {
  /// The controllers of a navigation stack, the root first.
  func stack(of navigation: ObjectID, in model: OwnershipModel) -> [ObjectID] {
    model.targets(of: FrameworkFact.stackElement.label, of: navigation)
  }

  /// The controller that contains `controller`, or `nil`.
  func parent(of controller: ObjectID, in model: OwnershipModel) -> ObjectID? {
    model.targets(of: FrameworkFact.parent.label, of: controller).first
  }

  /// The outermost container of `controller`: it presents for all that it contains.
  func outermost(of controller: ObjectID, in model: OwnershipModel) -> ObjectID {
    var current = controller
    while let parent = parent(of: current, in: model) { current = parent }
    return current
  }

  /// The controller that `controller` presents, or `nil`.
  func presented(by controller: ObjectID, in model: OwnershipModel) -> ObjectID? {
    model.targets(of: FrameworkFact.presented.label, of: controller).first
  }

  /// The controller that shows its content when `controller` is shown: the top of a stack.
  func leaf(of controller: ObjectID, in model: OwnershipModel) -> ObjectID {
    stack(of: controller, in: model).last ?? controller
  }

  /// A controller, all that it contains and all that it presents, the outer ones first.
  func family(of controller: ObjectID, in model: OwnershipModel) -> [ObjectID] {
    var family = [controller]
    var known = Set(family)
    var next = 0
    while next < family.count {
      let members = stack(of: family[next], in: model)
      for member in members + [presented(by: family[next], in: model)].compactMap({ $0 })
      where known.insert(member).inserted {
        family.append(member)
      }
      next += 1
    }
    return family
  }
}
