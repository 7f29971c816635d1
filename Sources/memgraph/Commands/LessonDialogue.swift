import RefGraphReports

/// Asks a learner for predictions, on standard error and standard input.
struct LessonDialogue {
  private let lesson: Lesson
  private let layout: TextLayout

  /// How the dialogue ends.
  enum Ending {
    /// With the position of an answer to each question.
    case answers([Int])
    /// The learner left, or there was nothing more to read.
    case left
  }

  /// Whether there is somebody to ask.
  static var isPossible: Bool {
    System.isTerminal(System.standardInput) && System.isTerminal(System.standardError)
  }

  init(_ lesson: Lesson, _ layout: TextLayout) {
    self.lesson = lesson
    self.layout = layout
  }

  func predictions() throws(Failure) -> Ending {
    say(lesson.introduction(layout))
    var answers: [Int] = []
    for index in lesson.questions.indices {
      say("\n" + lesson.question(index, layout))
      guard let answer = try answer(to: index) else { return .left }
      answers.append(answer)
    }
    return .answers(answers)
  }

  /// Asks until there is an answer; `nil` where the learner leaves.
  private func answer(to question: Int) throws(Failure) -> Int? {
    let known = LessonAnswers(lesson)
    let count = lesson.questions[question].answers.count
    while true {
      say("\nYour prediction, 1 to \(count), or q to leave: ")
      guard let line = try readLine() else {
        say("\n")
        return nil
      }
      if line.trimmed.lowercased() == "q" { return nil }
      if let answer = known.position(line, question: question) { return answer }
      say("There is no such answer: write a number from 1 to \(count).\n")
    }
  }

  private func readLine() throws(Failure) -> String? {
    do throws(System.CallError) {
      return try System.readLine(System.standardInput).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw Failure(.readError, "cannot read standard input: \(error.message)")
    }
  }

  private func say(_ text: String) {
    // Where standard error is closed there is nobody left to tell.
    try? System.write(Array(text.utf8), to: System.standardError)
  }
}
