import Foundation

/// The part of Mermaid's flowchart language that a document may use, line by line, after its
/// documentation; it knows nothing of how documents are written.
struct MermaidGrammar {
  /// What is wrong, a sentence each; nothing where all is well.
  private(set) var faults: [String] = []
  private(set) var nodes: [String] = []
  private(set) var links: [(source: String, target: String)] = []
  private(set) var subgraphs = 0
  private var depth = 0
  private var classes: Set<String> = []

  init(_ document: String) {
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.popLast() != "" { faults.append("no line end at the end") }
    if lines.first == "---" {
      guard lines.count > 2, lines[2] == "---", lines[1].wholeMatch(of: #/title: ".*"/#) != nil
      else {
        faults.append("a head that is not closed")
        return
      }
      lines.removeFirst(3)
    }
    guard lines.first == "flowchart TB" else {
      faults.append("no flowchart: \(lines.first ?? "")")
      return
    }
    for line in lines.dropFirst() { read(line) }
    if depth != 0 { faults.append("a subgraph that is not closed") }
  }

  private mutating func read(_ line: String) {
    let text = String(line.drop { $0 == " " })
    if let word = text.firstMatch(of: #/direction\s+(TB|BT|LR|RL)/#) {
      faults.append("\(word.0) is a statement of its own")
    }
    if text.wholeMatch(of: #/acc(Title|Descr): [^#;{}<>%"]+/#) != nil { return }
    if text == "end" {
      depth -= 1
      if depth < 0 { faults.append("an end of nothing") }
    } else if let match = text.wholeMatch(of: #/subgraph (g\d+)\["(.*)"\]/#) {
      depth += 1
      subgraphs += 1
      check(match.2)
    } else if let match = text.wholeMatch(
      of: #/(\w+)(\[\/|\(\[|\[\[|\[\(|\{\{|\[|\()"(.*)"(\\\]|\/\]|\]\)|\]\]|\)\]|\}\}|\]|\))/#
    ) {
      nodes.append(String(match.1))
      check(match.3)
    } else if let match = text.wholeMatch(
      of: #/(b\d+) (-->|==>|-\.->|-\.-o|-\.-x|--o)(\|"(.*)"\|)? (b\d+)/#
    ) {
      links.append((String(match.1), String(match.5)))
      if let label = match.4 { check(label) }
      for end in [match.1, match.5] where !nodes.contains(String(end)) {
        faults.append("\(end) is no node")
      }
    } else if let match = text.wholeMatch(of: #/(b\d+) ~~~ (\w+( & \w+)*)/#) {
      for end in match.2.split(separator: " & ") where !nodes.contains(String(end)) {
        faults.append("\(end) is no node")
      }
    } else if let match = text.wholeMatch(of: #/linkStyle (\d+(,\d+)*) [a-z0-9:#.,A-F -]+/#) {
      for number in match.1.split(separator: ",").compactMap({ Int($0) })
      where number >= links.count {
        faults.append("there is no link \(number)")
      }
    } else if let match = text.wholeMatch(of: #/classDef (is-[a-z]+) [a-z0-9:#.,A-F -]+/#) {
      classes.insert(String(match.1))
    } else if let match = text.wholeMatch(of: #/class (\w+(,\w+)*) (is-[a-z]+)/#) {
      if !classes.contains(String(match.3)) { faults.append("\(match.3) is no class") }
      for node in match.1.split(separator: ",") where !nodes.contains(String(node)) {
        faults.append("\(node) is no node")
      }
    } else {
      faults.append("no statement: \(line)")
    }
  }

  /// A quoted text: character codes, line breaks, and nothing that needs a code.
  private mutating func check(_ text: Substring) {
    let plain = text.replacing(#/#\d+;/#, with: "").replacing("<br/>", with: "")
    if text.isEmpty { faults.append("an empty text") }
    if let found = plain.firstMatch(of: #/["#;<>&`*_$\\\[\]{}|~%@]/#) {
      faults.append("`\(found.0)` in `\(text)`")
    }
  }
}
