import Foundation
import RefGraph
@testable import RefGraphReports

/// The page of a scenario as a browser reads it.
struct LessonFile {
  let html: String

  init(_ html: String) { self.html = html }

  /// The page of a scenario's text, its picture drawn in a row.
  init(
    lessonOf text: String,
    opening changes: KeyValuePairs<String, String> = [:]
  ) throws {
    let scenario = try ScenarioLibrary.read(Array(text.utf8), file: "page.scenario")
    let setting = try scenario.setting(changes.map { (choice: $0.key, value: $0.value) })
    html = try LessonPage(of: scenario, opening: setting).html(GridRenderer.renderer)
  }

  /// The names of all elements, in order, as the tokens of HTML have them outside of scripts.
  func elements() -> [String] {
    var names: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let name = String(rest.prefix { $0.isLetter || $0.isNumber })
      guard !name.isEmpty else { continue }
      names.append(name)
      if name == "script" || name == "style", let end = rest.range(of: "</\(name)>") {
        rest = rest[end.upperBound...]
      }
    }
    return names
  }

  /// The text of the element that opens so.
  func content(of opening: String, endingWith closing: String) throws -> String {
    guard let start = html.range(of: opening),
      let end = html.range(of: closing, range: start.upperBound..<html.endIndex)
    else { throw Missing(opening: opening) }
    return String(html[start.upperBound..<end.lowerBound])
  }

  /// The data, read by another reader than the one that wrote it.
  func data() throws -> [String: Any] {
    let json = try content(of: "<script type=\"application/json\" id=\"data\">", endingWith: "</")
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    guard let members = value as? [String: Any] else { throw Missing(opening: "data") }
    return members
  }

  struct Missing: Error {
    let opening: String
  }
}
