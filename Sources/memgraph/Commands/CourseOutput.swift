import Arguments
import RefGraph
import RefGraphReports

/// `memgraph lesson --all --format html -o FOLDER`: a course of pages.
enum CourseOutput {
  static func result(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    if let name = parsed[CommandOptions.lesson] {
      throw Failure(.usage, "`--all` means every lesson: leave `\(name.visible)` out")
    }
    try LessonCommand.requireNoLesson(parsed)
    guard parsed[CommandOptions.handoutFormat] == .html,
      let folder = Commands.outputPath(of: parsed)
    else {
      throw Failure(
        .usage,
        "all lessons are written as pages into a folder: `memgraph lesson --all --format html "
          + "-o FOLDER`"
      )
    }
    do throws(System.CallError) {
      try System.requireNoFile(onTheWayTo: folder)
    } catch {
      throw Failure(error, making: folder)
    }
    var scenarios: [Scenario] = []
    for name in ScenarioLibrary.course { scenarios.append(try ScenarioInput.scenario(name)) }
    let course = try PageOutput.playing { () throws(PlayError) in
      try LessonCourse(of: scenarios)
    }
    var progress = ProgressLine()
    defer { progress.clear() }
    let files = try PageOutput.html { renderer throws(PictureRenderer.Failure) in
      try course.files(renderer) { name, number, count in
        progress.show("lesson \(number) of \(count): \(name)")
      }
    }
    return CommandResult(folder: folder, files.map { ($0.name, Array($0.text.utf8)) })
  }
}

extension Failure {
  /// Why a folder could not be made.
  init(_ error: System.CallError, making folder: String) {
    self.init(
      .cannotWrite,
      "cannot make the folder `\(folder.visible)`: \(error.message); choose another one with "
        + "`-o FOLDER`"
    )
  }
}
