#if Graphviz
  import Graphviz
  import RefGraphReports

  /// Draws in a process of its own, which runs this same executable with a word that no command has.
  ///
  /// Graphviz 2.43 frees memory twice on some labelled diagrams once it has drawn others, and may
  /// place a diagram otherwise than in a new process. Behind the wall of a process neither reaches
  /// anybody: a fault is an error of one picture, and equal texts give equal pictures.
  enum DrawingProcess {
    /// How long a drawing may take.
    private static let seconds: UInt32 = 20

    /// A renderer that runs `executable`.
    static func renderer(running executable: String) -> PictureRenderer {
      PictureRenderer { (dot, form) throws(PictureRenderer.Failure) in
        var progress = ProgressLine()
        defer { progress.clear() }
        let result: System.ProcessResult
        do throws(System.CallError) {
          let words = [DrawingLine.word, form.rawValue]
          result = try System.run(executable, words, input: Array(dot.utf8)) {
            progress.show("drawing; this takes \(seconds) seconds at most")
          }
        } catch {
          throw failure("cannot start a process to draw in: \(error.message)")
        }
        return try picture(from: result)
      }
    }

    /// The picture that the process made.
    static func picture(
      from result: System.ProcessResult
    ) throws(PictureRenderer.Failure) -> [UInt8] {
      switch result.end {
      case .exit(ExitStatus.done.rawValue): return result.output
      case .exit(ExitStatus.unavailable.rawValue):
        throw failure(String(decoding: result.output, as: UTF8.self), isUnavailable: true)
      case .exit(ExitStatus.internal.rawValue):
        throw failure(String(decoding: result.output, as: UTF8.self))
      case .exit(let status):
        throw failure("Graphviz left the drawing with status \(status)\n\(remedy)")
      case .signal(System.alarmSignal):
        throw failure("Graphviz took more than \(seconds) seconds over the drawing\n\(remedy)")
      case .signal(let signal):
        throw failure("Graphviz broke down over the drawing (signal \(signal))\n\(remedy)")
      }
    }

    private static let remedy =
      "Draw a smaller part, with `--focus OBJECT`, or try another version of Graphviz."

    private static func failure(
      _ message: String,
      isUnavailable: Bool = false
    ) -> PictureRenderer.Failure {
      PictureRenderer.Failure(message: message, isUnavailable: isUnavailable)
    }

    /// What the process does: draws the text on standard input, and writes the picture, or else why
    /// there is none; `nil` where the line asks for something else.
    static func run(words: [String]) -> ExitStatus? {
      guard words.first == DrawingLine.word, words.count == 2,
        let form = PictureRenderer.Form(rawValue: words[1])
      else { return nil }
      System.end(afterSeconds: seconds)
      do throws(System.CallError) {
        let dot = String(decoding: try System.read(System.standardInput), as: UTF8.self)
        let (answer, status) = draw(dot, form)
        try System.write(answer, to: System.standardOutput)
        return status
      } catch {
        return .cannotWrite
      }
    }

    private static func draw(
      _ dot: String,
      _ form: PictureRenderer.Form
    ) -> (answer: [UInt8], status: ExitStatus) {
      do throws(PictureRenderer.Failure) {
        return (try PictureRenderer.inAProcessOfItsOwn.render(dot, form), .done)
      } catch {
        return (Array(error.message.utf8), error.isUnavailable ? .unavailable : .internal)
      }
    }
  }
#endif
