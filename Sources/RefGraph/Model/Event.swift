/// One thing that happened, in the order of its happening.
public struct Event: Equatable, Sendable {
  /// What it was.
  public let kind: Kind
  /// The object that it happened to or in, where there is one.
  public let object: Subject?
  /// Where it belongs in a group of events whose order is not guaranteed; `nil` where the order is.
  public let strand: Strand?

  /// An object as it was called when the event happened.
  public struct Subject: Hashable, Sendable {
    /// The same for as long as the model lives.
    public let id: ObjectID
    /// Its name, or its type and identity.
    public let handle: String
    /// The type that it was made of.
    public let type: String
    /// Closures and objects of the system are in the log as instances are.
    public let kind: ObjectKind
  }

  /// What can happen. What names a field or method, names it by its label.
  public enum Kind: Equatable, Sendable {
    /// The user did something.
    case action(String)
    /// A framework called the object: `viewDidLoad`, or the like, with what it passed along.
    case callback(String, fields: [Field] = [])
    /// The app's code ran a method or a closure.
    case call(String)
    /// The object's deinitialisation began: weak references to it read `nil` from here on.
    case deinitialised
    /// A line of the app's log.
    case log(String, fields: [Field])
    /// A framework did something that no line of the app's own code would show.
    case notice(String)
    /// A line did nothing, since what it is about is gone.
    case skipped(String, at: Place)
    /// A framework answered a line with a warning and did nothing.
    case warning(String, at: Place)
    /// A weak reference was read and its object was gone.
    case readNil(String)
    /// Real code would stop here.
    case wouldCrash(Crash)
  }

  /// A value that a log line shows.
  public struct Field: Equatable, Sendable {
    /// What is shown.
    public let name: String
    /// The value as text.
    public let value: String

    /// A field that shows `value` under `name`.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Where the line stands that an event is about: `file:line:column`, as compilers write it.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file's name.
    public let file: String
    /// The line and the column in it.
    public let location: SourceLocation

    /// A place in a file.
    public init(file: String, location: SourceLocation) {
      self.file = file
      self.location = location
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(location)" }
  }

  /// Why real code would stop.
  public enum Crash: Equatable, Sendable {
    /// An unowned reference of this label was read after its target's `deinit` had begun.
    case unownedRead(String)
    /// A reference of this label was read that nothing checks, and its target was gone: what real
    /// code finds there is undefined.
    case danglingRead(String)
    /// A strong reference to the object was made in its `deinit` and outlived it.
    case escapedFromDeinit
    /// The field of this label was read or written by the `deinit` of the value that it held before.
    case overlappingAccess(String)
  }
}
