/// Parses the bytes that libFuzzer makes up, as a scenario and as a graph, and stops the run when a
/// promise is broken: every text is read or gives an error with places within it, an error can be
/// shown, and what is read and written out is read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScenario(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ScenarioError) {
    let text = try scenario(bytes).text()
    let again = written { () throws(ScenarioError) in try scenario(Array(text.utf8)).text() }
    promise(again == text, "written:\n\(text)\nread again:\n\(again)")
  } catch {
    check(error, in: bytes)
  }
  do throws(ScenarioError) {
    let text = try GraphNotation(parsing: bytes, file: "graph").text()
    let again = written { () throws(ScenarioError) in
      try GraphNotation(parsing: text, file: "graph").text()
    }
    promise(again == text, "written:\n\(text)\nread again:\n\(again)")
  } catch {
    check(error, in: bytes)
  }
  return 0
}

/// A scenario that may use one other, named `base`.
private func scenario(_ bytes: [UInt8]) throws(ScenarioError) -> Scenario {
  try Scenario(parsing: bytes, file: "fuzzed", known: ["base"]) { $0 == "base" ? base : nil }
}

private let base = try? Scenario(
  parsing: """
    scenario base "Used by others"
    choice capture = weak | strong
    type Page: UIViewController
      field owner weak
    end
    root app: UIApplication
    let page: Page
    page.self_ -[capture]-> page
    """,
  file: "base"
)

private func written(_ body: () throws(ScenarioError) -> String) -> String {
  do throws(ScenarioError) {
    return try body()
  } catch {
    return error.description
  }
}

private func check(_ error: ScenarioError, in bytes: [UInt8]) {
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  for diagnostic in error.diagnostics {
    promise((1...lines).contains(diagnostic.location.line), "\(error)")
    promise((1...bytes.count + 1).contains(diagnostic.location.column), "\(error)")
  }
  for scalar in error.description.unicodeScalars where scalar != "\n" {
    promise(
      scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl,
      "U+\(String(scalar.value, radix: 16)) in \(error)"
    )
  }
}
