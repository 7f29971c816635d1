/// One word of a command line, taken apart by its dashes alone.
///
///     after-pop          argument        -           argument
///     --strong           long            --          end of options
///     --format=json      long, value     -ojson      short, rest "json"
///
/// Scalars are compared, not characters: a value that begins with a combining mark must not
/// swallow the `=` before it.
enum Word: Equatable {
  case argument
  case endOfOptions
  case long(name: String, value: String?)
  case short(Character, rest: String)

  init(_ text: String) {
    let scalars = text.unicodeScalars
    guard scalars.first == "-" else {
      self = .argument
      return
    }
    let afterDash = scalars.dropFirst()
    guard let first = afterDash.first else {
      self = .argument
      return
    }
    guard first == "-" else {
      self = .short(Character(first), rest: String(afterDash.dropFirst()))
      return
    }
    let body = afterDash.dropFirst()
    guard !body.isEmpty else {
      self = .endOfOptions
      return
    }
    guard let equals = body.firstIndex(of: "=") else {
      self = .long(name: String(body), value: nil)
      return
    }
    let value = body[body.index(after: equals)...]
    self = .long(name: String(body[..<equals]), value: String(value))
  }

  /// Whether the word asks for help wherever it stands before `--`.
  var asksForHelp: Bool {
    let name = OptionDefinition.help.name
    switch self {
    case .long(name: name.long, value: nil): return true
    case .short(let letter, rest: ""): return letter == name.short
    default: return false
    }
  }
}
