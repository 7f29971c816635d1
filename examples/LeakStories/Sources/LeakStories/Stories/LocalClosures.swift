/// Two local closures call each other, and so one of them has to be a variable before it has a value.
/// No object of a class is in the cycle; those that it refers to are lost with it.
extension Story {
  static let localClosures = Story(
    "mutually-recursive-local-closures",
    stage: "plain Swift",
    repair: "the variables are cleared before the function returns"
  ) { form, track in
    let thunks = ThunkArray([1, 2, 3])
    track(thunks, "thunks")
    accumulate(thunks, form)
  }

  private static func accumulate(_ thunks: ThunkArray, _ form: Form) {
    var onResult: ((Int) -> Void)?
    var onValue: (() -> Void)?
    onResult = { sum in
      thunks.sum += sum
      onValue?()
    }
    onValue = {
      if let next = thunks.next() { onResult?(next) }
    }
    onValue?()
    if form == .repaired {
      onResult = nil
      onValue = nil
    }
  }
}

final class ThunkArray {
  private var values: [Int]
  var sum = 0

  init(_ values: [Int]) {
    self.values = values
  }

  func next() -> Int? { values.popLast() }
}
