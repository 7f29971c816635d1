/// A command of a tool: its name, its prose, and what may stand behind it.
///
/// `Verb` is the caller's enumeration of commands; its raw values are the names, so that a
/// switch over ``ParsedCommand/verb`` covers every command.
public struct Command<Verb: RawRepresentable & Sendable>: Sendable where Verb.RawValue == String {
  /// What the caller switches over.
  public let verb: Verb
  /// The prose of its help.
  public let manual: Manual
  /// What may stand behind its name.
  public let syntax: Syntax

  /// The first word of the line.
  public var name: String { verb.rawValue }

  /// Makes a command.
  public init(_ verb: Verb, _ manual: Manual, _ syntax: Syntax) {
    self.verb = verb
    self.manual = manual
    self.syntax = syntax
  }
}
