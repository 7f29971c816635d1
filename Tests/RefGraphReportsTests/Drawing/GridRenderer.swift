@testable import RefGraphReports

/// A renderer for tests: it puts boxes in one row, an inch apart, and leads arrows straight from one
/// to the other, with their text half way.
enum GridRenderer {
  static let renderer = PictureRenderer { (dot, form) throws(PictureRenderer.Failure) in
    guard form == .plain else {
      throw PictureRenderer.Failure(message: "only places", isUnavailable: true)
    }
    return Array(answer(to: dot).utf8)
  }

  /// A renderer that answers with a text, whatever it is asked.
  static func saying(_ answer: String) -> PictureRenderer {
    PictureRenderer { (_, _) throws(PictureRenderer.Failure) in Array(answer.utf8) }
  }

  private static func answer(to dot: String) -> String {
    let lines = dot.split(separator: "\n").map { $0.drop { $0 == " " } }
    let boxes = lines.filter { $0.hasPrefix("b") && $0.contains("[width=") }
    let nodes = boxes.enumerated().map { number, line in
      "node \(line.prefix { $0 != " " }) \(place(number)) 1 1 1 \"\" solid box black lightgrey"
    }
    let edges = lines.filter { $0.contains(" -> ") }.map { line in
      let words = line.split(separator: " ")
      let tail = place(Int(words[0].dropFirst()) ?? 0)
      let head = place(Int(words[2].dropFirst()) ?? 0)
      let colour = line.drop { $0 != "#" }.prefix { $0 != "\"" }
      let label = line.contains("label=") ? "\"<TABLE>\" \((tail + head) / 2) 1 " : ""
      let points = [tail, tail, head, head].map { "\($0) 1" }.joined(separator: " ")
      return "edge \(words[0]) \(words[2]) 4 \(points) \(label)solid \(colour)"
    }
    let graph = "graph 1 \(place(boxes.count)) 2"
    return ([graph] + nodes + edges + ["stop", ""]).joined(separator: "\n")
  }

  private static func place(_ number: Int) -> Double { Double(number) * 3 + 1.5 }
}
