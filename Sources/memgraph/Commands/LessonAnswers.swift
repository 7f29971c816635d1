import RefGraphReports

/// What a learner writes to choose answers: numbers from 1, or letters from a.
struct LessonAnswers {
  private let lesson: Lesson

  init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  /// The positions of the answers that `--answer` gives, one for each question.
  ///
  /// - Throws: `usage` for too many or too few, and for one that is none.
  func read(_ text: String) throws(Failure) -> [Int] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !lesson.questions.isEmpty else {
      throw Failure(.usage, "the lesson asks nothing: `--reveal` tells it")
    }
    guard words.count == lesson.questions.count else {
      let asked = lesson.questions.count == 1 ? "1 question" : "\(lesson.questions.count) questions"
      throw Failure(
        .usage,
        "the lesson asks \(asked), and `--answer \(text.visible)` answers \(words.count): give "
          + "one number for each, with commas between them"
      )
    }
    var answers: [Int] = []
    for (index, word) in words.enumerated() {
      guard let answer = position(word, question: index) else {
        throw Failure(.usage, complaint(word, question: index))
      }
      answers.append(answer)
    }
    return answers
  }

  /// The position of the answer that a word means, from 0.
  func position(_ word: String, question: Int) -> Int? {
    let word = word.trimmed.lowercased()
    let count = lesson.questions[question].answers.count
    // `Int` would take a sign, too.
    if word.allSatisfy(\.isNumber), let number = Int(word) {
      return (1...count).contains(number) ? number - 1 : nil
    }
    guard word.unicodeScalars.count == 1, let letter = word.unicodeScalars.first,
      ("a"..."z").contains(letter)
    else { return nil }
    let position = Int(letter.value - Unicode.Scalar("a").value)
    return position < count ? position : nil
  }

  /// What to say to a word that means no answer.
  func complaint(_ word: String, question: Int) -> String {
    let count = lesson.questions[question].answers.count
    let number = lesson.questions.count > 1 ? " \(question + 1)" : ""
    let lack = word.isEmpty ? "is not answered" : "has no answer `\(word.visible)`"
    return "question\(number) \(lack): choose from 1 to \(count)"
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
