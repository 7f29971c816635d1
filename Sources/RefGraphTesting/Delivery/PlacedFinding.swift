/// A finding, and the line that it belongs to where that is another than the assertion's own.
struct PlacedFinding: Sendable {
  var finding: Finding
  var place: CodePlace?
}
