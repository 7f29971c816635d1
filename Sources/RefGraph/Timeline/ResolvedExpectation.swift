/// An `expect` of a scenario with its names turned into the objects that they meant.
///
/// Names and fields mean what they meant at the moment that the expectation is about, even where
/// the scenario changed something between that moment and the line.
public struct ResolvedExpectation: Equatable, Sendable {
  /// What is expected.
  public let kind: Kind
  /// The number of the moment that it is about, from 0.
  public let moment: Int
  /// The file that ``location`` is in: the scenario's own, or that of one that it uses.
  public let file: String
  /// Where the line stands.
  public let location: SourceLocation

  /// What one line expects of one object, or of the snapshot as a whole.
  public enum Kind: Equatable, Sendable {
    /// A due object has this verdict. An object that nothing made due may be expected to be
    /// released.
    case verdict(Verdict.Kind, Target)
    /// The object is not released.
    case alive(Target)
    /// The field leads to nothing, and the object that has it is not released.
    case empty(Target, of: Target)
    /// There is a retain cycle of exactly these objects, in any order.
    case cycle([Target])
    /// There is no retain cycle, apart from balanced ones.
    case noCycle
    /// From this root an owning path leads to the object.
    case owner(Target, of: Target)
    /// Real code would stop between the moment before and this one.
    case crash
    /// A framework answers a line with a warning between the moment before and this one.
    case warning
    /// Since the moment before, these come in this order, others between them; the entries of one
    /// element in any order.
    case log([[LogEntry]])
    /// Since the moment before, none of these comes.
    case noLog([LogEntry])
  }

  /// What an `expect log` looks for, and the values that it shows, among others.
  public struct LogEntry: Equatable, Sendable {
    /// What the log should have.
    public let subject: Subject
    /// What it should show.
    public let fields: [Event.Field]

    /// Something that happened, or a line of the log.
    public enum Subject: Equatable, Sendable {
      /// A callback, a method or, under the name `deinit`, the end of the object.
      case event(String, of: Target)
      /// A line with this text.
      case line(String)
    }
  }

  /// What a place meant, and how the scenario wrote it.
  public struct Target: Equatable, Sendable {
    /// The place, such as `page.timer`.
    public let text: String
    /// The object, gone or not; `nil` where the place led nowhere.
    public let object: ObjectID?
  }
}
