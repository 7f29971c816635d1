extension FrameworkStage {
  func superviews(of view: ObjectID) -> [ObjectID] {
    var s: [ObjectID] = []
    while let next = model.targets(of: "superview", of: s.last ?? view).first, !s.contains(next) { s.append(next) }
    return s
  }
  func view(of controller: ObjectID) -> ObjectID? {
    model.targets(of: "view", of: controller).first
  }
}
