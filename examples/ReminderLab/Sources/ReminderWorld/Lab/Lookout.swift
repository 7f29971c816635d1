/// Looks at the objects of a run at each of its moments.
///
/// The stage owns it, and the notebook only knows it: all objects refer to the notebook, and what
/// looks at them shall not be among what they lead to.
final class Lookout {
  private let system: System
  private let look: (Look) -> Void

  init(_ system: System, look: @escaping (Look) -> Void) {
    self.system = system
    self.look = look
  }

  /// Shows the objects that there are at a moment. One collection holds them meanwhile, and no
  /// other: whoever looks can tell who else does.
  func look(at moment: String, _ makeObjects: () -> [String: AnyObject]) {
    var objects = makeObjects()
    objects.merge(system.parts) { object, _ in object }
    look(Look(moment: moment, objects: objects))
  }
}
