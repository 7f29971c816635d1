/// Objects that belong together in a picture, under a name: a navigation stack, a closure with what
/// it captures.
public struct ObjectGroup: Equatable, Sendable {
  /// What stands at the frame around them.
  public let title: String
  /// The objects; those that a diagram does not show are left out there.
  public let objects: [ObjectID]

  /// Puts objects together.
  public init(title: String, objects: [ObjectID]) {
    self.title = title
    self.objects = objects
  }
}
