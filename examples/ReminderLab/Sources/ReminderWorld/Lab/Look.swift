/// The real objects of a run at one of its moments, for whoever wants to look into them.
///
/// It holds them, so nobody may keep it: the run goes on when the look is over, and what it lets go
/// of then has to go.
public struct Look {
  /// The name of the moment.
  public let moment: String
  /// The objects that are watched and there, by their handles; the notebook that watches them; and,
  /// as `system` and `system.runLoop`, what is there before the app and stays after it.
  public let objects: [String: AnyObject]

  /// The name of the notebook, to which every object of the lab refers.
  public static let notebook = "notebook"
}
