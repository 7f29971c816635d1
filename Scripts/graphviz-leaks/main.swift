/// Draws, parses and fails, as many times as the first argument says, for a leak checker to watch.
///
/// What it draws is a plain graph and, one in each round, the diagrams of a golden file that comes
/// in on standard input. `Scripts/check-graphviz-leaks` names what Graphviz itself loses over those.
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1

let good = """
  digraph {
    node [shape=box]
    app [shape=house]
    app -> list [label=window]
    list -> detail [label="currentDetail", penwidth=2]
    list -> closure [style=dashed]
  }
  """

/// The documents of the golden file, each below a line that begins as a command.
var diagrams: [String] = []
while let line = readLine(strippingNewline: false) {
  if line.hasPrefix("$ ") {
    diagrams.append("")
  } else if !diagrams.isEmpty {
    diagrams[diagrams.count - 1] += line
  }
}
precondition(!diagrams.isEmpty, "no diagrams on standard input")
precondition(rounds % diagrams.count == 0, "\(rounds) rounds for \(diagrams.count) diagrams")

/// Each ends in another place: before the scanner, in it, in the parser, in layout, after layout.
let bad: [(dot: String, format: PictureFormat)] = [
  ("graph { a\u{0} }", .svg),
  ("", .svg), ("/* open", .svg), ("\"open", .svg), ("<open <", .svg),
  ("graph { a [label=\"open", .svg), ("graph { a [label=<open", .svg),
  ("digraph { a -> ", .svg), ("graph { a -> b }", .svg), ("}", .svg),
  ("graph { a } junk", .svg), ("graph { a } graph { b }", .svg),
  ("graph { a; layout=spiral }", .svg),
  ("graph { a; dpi=1000000 }", .png),
]

/// Nested deeper than the parser goes; slow, so drawn in one round of six.
let deep = "graph { \(String(repeating: "{", count: 3_500))"

var drawn = 0
var parsed = 0
var refused = 0
for round in 0..<rounds {
  for format in [PictureFormat.svg, .png, .pdf] {
    if try !Renderer(scale: 2).render(good, as: format).isEmpty { drawn += 1 }
    let diagram = diagrams[round % diagrams.count]
    if try !Renderer().render(diagram, as: format).isEmpty { drawn += 1 }
  }
  if try ParsedGraph(dot: good).nodes.count == 4 { parsed += 1 }
  if round % 6 == 0 { _ = try? Renderer().render(deep, as: .svg) }
  for (dot, format) in bad {
    do {
      _ = try Renderer().render(dot, as: format)
    } catch {
      refused += 1
    }
  }
}
precondition(drawn == 6 * rounds, "drew \(drawn) pictures of \(6 * rounds)")
precondition(parsed == rounds, "parsed \(parsed) texts of \(rounds)")
precondition(refused == bad.count * rounds, "refused \(refused) texts of \(bad.count * rounds)")
