/// Who contains and who presents whom, read off the references.
///
/// The references of a scenario may run in circles that a framework would not make; so each walk
/// remembers where it was.
extension FrameworkStage {
  /// The controller that contains `controller`, or `nil`.
  func parent(of controller: ObjectID) -> ObjectID? {
    target(.parent, of: controller)
  }

  /// The outermost container of `controller`: it presents for all that it contains.
  func outermost(of controller: ObjectID) -> ObjectID {
    last(from: controller) { parent(of: $0) }
  }

  /// The controller that `controller` presents, or `nil`.
  func presented(by controller: ObjectID) -> ObjectID? {
    target(.presented, of: controller)
  }

  /// The controller that presents `controller`, or `nil`.
  func presenter(of controller: ObjectID) -> ObjectID? {
    target(.presenting, of: controller)
  }

  /// The topmost controllers of a navigation stack, the top first, `count` at most.
  func top(_ count: Int, of navigation: ObjectID) -> [ObjectID] {
    model.lastTargets(count, of: FrameworkFact.stackElement.label, of: navigation)
  }

  /// What is seen of a controller: itself, the top of its stack, and so on inward.
  func visible(_ controller: ObjectID) -> [ObjectID] {
    walk(from: controller) { top(1, of: $0).first }
  }

  /// What is seen of a window whose root is `controller`: what it presents full screen covers all
  /// that stands below, and a sheet covers nothing.
  func visible(fromRoot controller: ObjectID) -> [ObjectID] {
    uncovered(presentations(from: controller)[...]).flatMap { visible($0) }
  }

  /// What is seen of the window that a controller stands in.
  func visible(around controller: ObjectID) -> [ObjectID] {
    visible(fromRoot: root(above: controller))
  }

  /// What is seen of a window when a controller that is presented in it is gone.
  func visible(below presented: ObjectID) -> [ObjectID] {
    let levels = presentations(from: root(above: presented))
    return uncovered(levels.prefix { $0 != presented }).flatMap { visible($0) }
  }

  /// Whether a controller in a window is seen, not covered by one that is presented over it.
  func isSeen(_ controller: ObjectID) -> Bool {
    let container = outermost(of: controller)
    return inWindow.contains(controller)
      && !presentations(from: container).dropFirst().contains { !sheets.contains($0) }
  }

  /// The last controller that covers all below it, and the sheets over it.
  private func uncovered(_ levels: ArraySlice<ObjectID>) -> ArraySlice<ObjectID> {
    levels[(levels.lastIndex { !sheets.contains($0) } ?? levels.startIndex)...]
  }

  /// The outermost controller of those that contain and present one another up to `controller`.
  func root(above controller: ObjectID) -> ObjectID {
    last(from: outermost(of: controller)) { presenter(of: $0).map(outermost) }
  }

  /// The controllers presented over one another from `controller` on, itself included.
  func presentations(from controller: ObjectID) -> [ObjectID] {
    walk(from: controller) { presented(by: $0) }
  }

  /// A controller, all that it contains and all that it presents, the outer ones first.
  func family(of controller: ObjectID) -> [ObjectID] {
    var family = [controller]
    var known = Set(family)
    var next = 0
    while next < family.count {
      let contained =
        targets(.stackElement, of: family[next])
        + children(of: family[next])
      let presented = presented(by: family[next])
      let views = views(hostedBy: family[next])
      family += (contained + [presented].compactMap(\.self) + views).filter {
        known.insert($0).inserted
      }
      next += 1
    }
    return family
  }

  /// An object, and what `next` leads to from each, until that leads nowhere or back.
  func walk(from start: ObjectID, _ next: (ObjectID) -> ObjectID?) -> [ObjectID] {
    var walked = [start]
    var known = Set(walked)
    while let object = next(walked[walked.count - 1]), known.insert(object).inserted {
      walked.append(object)
    }
    return walked
  }

  private func last(from start: ObjectID, _ next: (ObjectID) -> ObjectID?) -> ObjectID {
    let walked = walk(from: start, next)
    return walked[walked.count - 1]
  }
}

extension OwnershipModel {
  /// The last elements of a field that are still there, the last first, `count` at most. Linear in
  /// `count` and in the elements that are gone.
  fileprivate func lastTargets(_ count: Int, of field: String, of owner: ObjectID) -> [ObjectID] {
    guard let slot = self[owner].slots.first(where: { $0.label == field }) else { return [] }
    let alive = slot.values.reversed().lazy.map(\.target).filter { isAlive($0) }
    return Array(alive.prefix(count))
  }
}
