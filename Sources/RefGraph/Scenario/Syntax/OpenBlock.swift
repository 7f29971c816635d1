/// A block whose `end` was not read yet, and what was read of it.
struct OpenBlock {
  enum Kind {
    /// The text itself, which no `end` closes.
    case top
    case type(name: String, superclass: String?)
    case handler(String)
    case closure(name: String, captures: [Statement.Closure.Capture], parameters: [String] = [])
    case action(String)
    case unordered
    case repetition(Statement.Operand.Count)
    /// The running branch of an `if`; without tests it is the `else`.
    case branch([Statement.Test], isElse: Bool)
    case prediction(question: String)
  }

  var kind: Kind
  /// The word that opened the block.
  let opener: SourceWord
  /// Where the first line in the block begins.
  var bodyColumn: Int?
  var body: [Statement] = []
  /// Of a type.
  var fields: [TypeDeclaration.Field] = []
  /// Of a type.
  var handlers: [TypeDeclaration.Handler] = []
  /// Of a type: where its fields are declared.
  var fieldPlaces: [String: SourceLocation] = [:]
  /// Of a type: where its handlers are declared.
  var handlerPlaces: [String: SourceLocation] = [:]
  /// Of a closure: the names of its captures and parameters.
  let bound: Set<String>
  /// Of an `if`: the branches before the running one.
  var branches: [Statement.Branch] = []
  /// Of a prediction.
  var answers: [Statement.Prediction.Answer] = []
  /// Of a prediction: the texts of its answers, and where they stand.
  var answerPlaces: [String: SourceLocation] = [:]
  /// What the block itself makes, and where.
  var made: [String: DeclarationPlaces.Place] = [:]
  /// The moments that come while the block (of an `if`: the running branch) is played.
  var moments: [String: PassedMoment] = [:]
  /// Of an `if`: the moments of the branches before the running one.
  var momentsOfBranches: [String: PassedMoment] = [:]

  init(_ kind: Kind, openedBy opener: SourceWord) {
    self.kind = kind
    self.opener = opener
    if case .closure(_, let captures, let parameters) = kind {
      bound = Set(captures.map(\.name) + parameters)
    } else {
      bound = []
    }
  }

  /// A moment that was named already.
  struct PassedMoment {
    let location: SourceLocation
    /// Whether only some settings of the choices come by it.
    let isConditional: Bool
  }

  /// Whether the statements of the block run when something calls them, not in the order of the
  /// text.
  var isBody: Bool {
    switch kind {
    case .type, .handler, .closure: true
    case .top, .action, .unordered, .repetition, .branch, .prediction: false
    }
  }

  /// Whether an action may stand in the block, as far as this block goes.
  var mayHoldActions: Bool {
    switch kind {
    case .top, .repetition, .branch: true
    case .type, .handler, .closure, .action, .unordered, .prediction: false
    }
  }

  /// Whether ordinary statements may stand directly in the block.
  var mayHoldStatements: Bool {
    switch kind {
    case .type, .prediction: false
    case .top, .handler, .closure, .action, .unordered, .repetition, .branch: true
    }
  }

  var isBranch: Bool {
    if case .branch = kind { true } else { false }
  }

  /// Where something stands that stands in the block, for messages.
  var place: String {
    switch kind {
    case .top: "at the top level"
    case .type: "in a type"
    case .handler: "in a handler"
    case .closure: "in a closure"
    case .action: "in an action"
    case .unordered: "in an unordered block"
    case .repetition: "in a repeat"
    case .branch: "in an if"
    case .prediction: "in a prediction"
    }
  }
}
