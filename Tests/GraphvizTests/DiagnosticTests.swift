#if Graphviz
  import Testing

  @testable import Graphviz

  struct DiagnosticTests {
    @Test func `pieces join into messages, each once`() {
      let pieces = [
        "Warning", ": ", "using box for unknown shape star\n",
        "Error", ": ", "mismatched tag in line 12\n", "in label of node a\n",
        "Warning", ": ", "using box for unknown shape star\n",
      ]
      #expect(
        Diagnostic.read(pieces) == [
          Diagnostic(severity: .warning, text: "using box for unknown shape star"),
          Diagnostic(severity: .error, text: "mismatched tag in line 12\nin label of node a"),
        ]
      )
    }

    @Test func `the line is the number that the message names`() {
      #expect(Diagnostic(severity: .error, text: "syntax error in line 3 near '}'").line == 3)
      #expect(Diagnostic(severity: .error, text: "syntax error in line 3").line == 3)
      #expect(Diagnostic(severity: .error, text: "a.dot: memory exhausted in line 20 x").line == 20)
      #expect(Diagnostic(severity: .error, text: "bad label format {a|{b").line == nil)
      #expect(Diagnostic(severity: .error, text: "in line").line == nil)
    }
  }
#endif
