extension ExpectationCheck {
  /// What is wrong with a prediction, in one sentence: anything but one right answer.
  static func objection(
    to prediction: ResolvedPrediction,
    _ judge: inout MomentJudge
  ) -> String? {
    let right = judge.rightAnswers(to: prediction).map { "`\(prediction.answers[$0].text)`" }
    let question = "the prediction `\(prediction.question)`"
    switch right.count {
    case 0: return "\(question) has no right answer here: \(judge.facts(askedBy: prediction))"
    case 1: return nil
    default:
      return "\(question) has \(right.count) right answers here: " + right.joined(separator: ", ")
    }
  }
}

extension Timeline {
  /// The numbers of the answers to a prediction that are right, from 0; one in a scenario that
  /// ``ExpectationCheck`` finds no fault with.
  ///
  /// - Precondition: the prediction is one of this timeline's.
  /// - Complexity: an analysis of the moment's snapshot.
  public func rightAnswers(to prediction: ResolvedPrediction) -> [Int] {
    precondition(
      moments.indices.contains(prediction.moment),
      "no moment \(prediction.moment) of \(moments.count)"
    )
    var judge = MomentJudge(of: moments[prediction.moment], in: self)
    return judge.rightAnswers(to: prediction)
  }
}
