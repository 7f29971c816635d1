/// Retain cycles that are known, each with the reason why it may stay for now.
///
/// A cycle is told by its steps: the type of each object and the label of the reference that leads on,
/// `Detail.onSave`. Steps do not change from run to run: there are no addresses in them, and `[]` stands
/// for any element. Where the steps begin does not matter.
///
/// ```swift
/// let known = LeakBaseline(
///   .cycle("Detail.onSave", "closure #1 in Detail.bind().capture[]", reason: "goes with the rewrite")
/// )
/// ```
///
/// What known cycles keep is no finding. Where objects are in several loops at once, they are known if
/// each loop has a step of a known one. An entry is told in a warning where its types were seen and the
/// cycle was not, so that baselines shrink.
public struct LeakBaseline: Hashable, Sendable {
  /// The known cycles, in order.
  public let entries: [Entry]

  /// A known cycle.
  public struct Entry: Hashable, Sendable {
    /// The type of each object, a point and the label of the reference that leads on.
    public let steps: [String]
    /// Why the cycle may stay, in a few words.
    public let reason: String
    /// `file:line`, where the entry was read from a file.
    public let place: String?

    /// A known cycle of some steps, from any of its objects on.
    ///
    /// - Precondition: there is a step, and a reason; neither has a line break.
    public static func cycle(_ steps: String..., reason: String) -> Entry {
      Entry(steps: steps, reason: reason)
    }

    /// A known cycle.
    ///
    /// - Precondition: there is a step, and a reason; neither has a line break.
    public init(steps: [String], reason: String, place: String? = nil) {
      precondition(!steps.isEmpty, "a known cycle has at least one step")
      for text in steps + [reason] {
        precondition(Self.isLine(text), "not one line of text: \(text.debugDescription)")
      }
      self.steps = steps.map { CycleStep.general(Self.trimmed($0)) }
      self.reason = Self.trimmed(reason)
      self.place = place
    }

    private static func isLine(_ text: String) -> Bool {
      !text.contains(where: \.isNewline) && !text.allSatisfy(\.isWhitespace)
    }

    static func trimmed(_ text: some StringProtocol) -> String {
      var rest = text[...]
      while rest.first?.isWhitespace == true { rest.removeFirst() }
      while rest.last?.isWhitespace == true { rest.removeLast() }
      return String(rest)
    }
  }

  /// No cycle is known.
  public static let none = LeakBaseline(entries: [])

  /// These cycles are known.
  public init(_ entries: Entry...) {
    self.entries = entries
  }

  /// These cycles are known.
  public init(entries: [Entry]) {
    self.entries = entries
  }
}
