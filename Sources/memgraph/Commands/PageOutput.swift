import Arguments
import RefGraph
import RefGraphReports

/// What the commands have in common that write pages for a browser.
enum PageOutput {
  /// Refuses a terminal: a page is text, but nobody reads its hundreds of kilobytes there. A picture
  /// in SVG is small, and goes to a terminal like any text.
  static func requirePlace(_ parsed: ParsedCommand<Verb>) throws(Failure) {
    guard Commands.outputPath(of: parsed) == nil, System.isTerminal(System.standardOutput) else {
      return
    }
    throw Failure(.usage, "a page is for a browser, not for a terminal: add `-o page.html`")
  }

  static func playing<Value>(_ body: () throws(PlayError) -> Value) throws(Failure) -> Value {
    do throws(PlayError) {
      return try body()
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  /// What makes a smaller page of a play.
  static let ofOneMoment =
    "one of a moment is smaller, with `memgraph snapshot MOMENT --format html`"

  /// A page as a result; of a large one, with what there is to do about it.
  static func result(_ page: String, smaller: String) -> CommandResult {
    CommandResult(page, .page, smaller: smaller)
  }

  /// A page, or pages, with diagrams from the renderer of this executable.
  static func html<Pages>(
    _ write: (PictureRenderer) throws(PictureRenderer.Failure) -> Pages
  ) throws(Failure) -> Pages {
    do throws(PictureRenderer.Failure) {
      return try write(.builtIn)
    } catch {
      throw Failure(error, instead: .nothing)
    }
  }
}

extension Failure {
  /// What does the work of a missing renderer.
  enum Substitute: Equatable {
    /// The command `dot`, which makes this form of the same command's DOT text.
    case dot
    case dotTo(PictureRenderer.Form)
    /// Nothing: only a build with pictures helps.
    case nothing
  }

  /// Why there is no picture or page. Where a renderer is missing, it says how to get one.
  init(_ failure: PictureRenderer.Failure, instead: Substitute) {
    guard failure.isUnavailable else {
      self.init(.internal, failure.message)
      return
    }
    let build =
      "build with pictures (needs libgraphviz-dev):  swift run --traits Graphviz memgraph …"
    let remedy =
      switch instead {
      case .nothing: "To have pages, \(build)"
      case .dot:
        "Either pipe the diagrams through Graphviz:  … --format dot | dot -Tsvg -O\nor \(build)"
      case .dotTo(let form):
        "Either pipe the diagram through Graphviz:  … --format dot | dot -T\(form.rawValue) "
          + "> picture.\(form.rawValue)\nor \(build)"
      }
    self.init(.unavailable, "\(failure.message)\n\(remedy)")
  }
}
