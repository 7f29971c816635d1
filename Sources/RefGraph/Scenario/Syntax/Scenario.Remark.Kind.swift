extension Scenario.Remark {
  /// The purposes of remarks, in the words of the language.
  public enum Kind: String, CaseIterable, Sendable {
    /// What to predict before looking.
    case question
    /// What people often believe instead.
    case misconception
    /// What the play shows.
    case conclusion
    /// What the play does not show.
    case cannotProve = "cannot-prove"
    /// Where to go from here.
    case next
    /// The part of a course that the lesson belongs to, such as `Card 3`.
    case chapter
    /// The file and the method of the app at which to begin reading.
    case entry
    /// What to do for the interesting code to run.
    case trigger
    /// Where to stop: a line or a method, for a breakpoint that can answer the question.
    case stoppingPoint = "stopping-point"
    /// A variable to look at there, and what it tells.
    case keyVariable = "key-variable"
    /// What to recognise in the call stack.
    case callStack = "call-stack"
    /// A category of the log to read.
    case logCategory = "log-category"
    /// A line to type into the debugger.
    case lldb
    /// Which objects Xcode's memory graph shows.
    case xcode
    /// Whether Xcode is to mark a leak with a purple warning.
    case purpleWarning = "purple-warning"
    /// How to come back to the state before.
    case reset
    /// Where the document behind the lesson is wrong, and what proves it.
    case erratum
    /// What to answer at the end, without help.
    case closingQuestion = "closing-question"
  }
}

extension Scenario {
  /// The remarks of one kind, in the order of the text. Linear in the number of remarks.
  public func remarks(_ kind: Remark.Kind) -> [Remark] {
    remarks.filter { $0.kind == kind }
  }
}
