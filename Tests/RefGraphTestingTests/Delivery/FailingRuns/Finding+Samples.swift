import RefGraphReports

@testable import RefGraphTesting

extension Finding {
  /// One with a graph that can be drawn.
  static let page = Finding(
    severity: .failure,
    message: "page leaks\nin two lines",
    diagram: "digraph { page }\n"
  )
  /// One with a graph that ``PictureRenderer/ofPages`` cannot draw.
  static let list = Finding(
    severity: .failure,
    message: "list leaks",
    diagram: "digraph { list }\n"
  )
  /// One that fails no test.
  static let outdated = Finding(severity: .warning, message: "a known cycle is gone")
  /// One that nobody can tell.
  static let unclear = Finding(
    severity: .inconclusive,
    message: "page is alive, and nobody can tell why: its type has no reflection metadata"
  )
}

extension PictureRenderer {
  /// Draws only what has a page in it.
  static let ofPages = PictureRenderer { dot, _ throws(Failure) in
    guard dot.contains("page") else {
      throw Failure(message: "no page in it", isUnavailable: false)
    }
    return Array("<svg>\(dot)</svg>".utf8)
  }
}
