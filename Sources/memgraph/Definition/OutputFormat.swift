/// How a result is written.
enum OutputFormat: String, CaseIterable {
  case text
  case json
  case dot
  case svg
  case png
  case pdf
  case mermaid
}

/// How the moments of a play are written.
enum TimelineFormat: String, CaseIterable {
  case text
  case json
  case markdown
  case dot
  case svg
  case mermaid
  case html
}

/// How a comparison is written.
enum ComparisonFormat: String, CaseIterable {
  case text
  case json
  case markdown
}

/// How what `check` finds is written.
enum CheckFormat: String, CaseIterable {
  case text
  case json
  case github
  case junit
}

/// What `convert` makes.
enum ConversionFormat: String, CaseIterable {
  case json
  case dot
  case scenario
}

/// Whether text is coloured.
enum ColorUse: String, CaseIterable {
  case auto
  case always
  case never
}

/// How a lesson or a record is written.
enum HandoutFormat: String, CaseIterable {
  case text
  case markdown
  case json
  case html
}

/// How a list is written.
enum PlainFormat: String, CaseIterable {
  case text
  case json
}
