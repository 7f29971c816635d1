import Arguments
import RefGraphReports

extension ParsedCommand<Verb> {
  /// The width and colour of text: those of the terminal, where the result goes to one.
  func layout() -> TextLayout {
    let isTerminal =
      Commands.outputPath(of: self) == nil && System.isTerminal(System.standardOutput)
    let isColoured =
      switch self[CommandOptions.color] {
      case .always: true
      case .never: false
      case .auto: isTerminal && (System.environment("NO_COLOR") ?? "").isEmpty
      }
    let width = isTerminal ? System.terminalWidth(System.standardOutput) : nil
    return TextLayout(width: width ?? 80, isColoured: isColoured)
  }
}
