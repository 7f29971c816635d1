#if Graphviz
  import Foundation
  import RefGraphReports
  import Testing

  @testable import memgraph

  @Suite struct `A drawing has a process of its own` {
    private static let command = Places.products.appending(path: "memgraph")
      .path(percentEncoded: false)

    /// What comes of drawing with a program that does as `script` says.
    private func failure(
      ofScript script: String,
      dot: String = "digraph { a }"
    ) throws -> PictureRenderer.Failure? {
      let scratch = try Scratch()
      let file = scratch.folder.appending(path: "draw")
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path())
      let renderer = DrawingProcess.renderer(running: file.path())
      // A process that another test starts meanwhile has the file open for writing until it runs.
      for _ in 0..<500 {
        let failure = #expect(throws: PictureRenderer.Failure.self) {
          _ = try renderer.render(dot, .plain)
        }
        if failure?.message.hasSuffix("text file busy") != true {
          return withExtendedLifetime(scratch) { failure }
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
      return nil
    }

    @Test func `it draws what this process would`() throws {
      let dot = "digraph { a -> b [label=\"f\"]; }"
      let renderer = DrawingProcess.renderer(running: Self.command)
      #expect(
        try renderer.render(dot, .plain) == PictureRenderer.inThisProcess.render(dot, .plain)
      )
    }

    @Test func `what Graphviz says of a text comes back`() {
      let renderer = DrawingProcess.renderer(running: Self.command)
      let own = #expect(throws: PictureRenderer.Failure.self) {
        _ = try PictureRenderer.inThisProcess.render("digraph {", .svg)
      }
      let other = #expect(throws: PictureRenderer.Failure.self) {
        _ = try renderer.render("digraph {", .svg)
      }
      #expect(own != nil && own == other)
    }

    @Test func `a text of megabytes goes through the pipe`() throws {
      let dot = "digraph { a }" + String(repeating: "/* nothing */\n", count: 200_000)
      let renderer = DrawingProcess.renderer(running: Self.command)
      #expect(try renderer.render(dot, .plain).isEmpty == false)
    }

    @Test func `a fault of the library is an error of one picture`() throws {
      #expect(
        try failure(ofScript: "kill -SEGV $$")
          == PictureRenderer.Failure(
            message: """
              Graphviz broke down over the drawing (signal 11)
              Draw a smaller part, with `--focus OBJECT`, or try another version of Graphviz.
              """,
            isUnavailable: false
          )
      )
      #expect(try failure(ofScript: "exit 3")?.message.hasPrefix("Graphviz left") == true)
      #expect(
        try failure(ofScript: "printf 'no engine'; exit 69")
          == PictureRenderer.Failure(message: "no engine", isUnavailable: true)
      )
    }

    @Test func `a process that ends before it has read all says how it ended`() throws {
      let megabytes = "digraph { a }" + String(repeating: "/* nothing */\n", count: 200_000)
      let failure = try failure(ofScript: "exit 3", dot: megabytes)
      #expect(failure?.message.hasPrefix("Graphviz left the drawing with status 3") == true)
    }

    @Test func `a drawing that takes too long is given up`() {
      let failure = #expect(throws: PictureRenderer.Failure.self) {
        _ = try DrawingProcess.picture(from: .init(output: [], end: .signal(System.alarmSignal)))
      }
      #expect(failure?.message.hasPrefix("Graphviz took more than 20 seconds") == true)
    }

    @Test func `a program that is not there is an error`() {
      let renderer = DrawingProcess.renderer(running: "/nowhere/at/all")
      let failure = #expect(throws: PictureRenderer.Failure.self) {
        _ = try renderer.render("digraph { a }", .svg)
      }
      #expect(
        failure?.message == "cannot start a process to draw in: no such file or directory"
      )
    }
  }
#endif
