/// Provisional: what is still alive, without the reason.
enum Lifetimes {
  static func findings(
    about objects: [WatchedObject],
    settled: String,
    except baseline: LeakBaseline
  ) -> [Finding] {
    objects.filter(\.isAlive).map { object in
      Finding(
        severity: object.name.hasPrefix("unclear") ? .inconclusive : .failure,
        message: "\(object.name) is alive \(settled)\ntracked at \(object.place)",
        diagram: "digraph { \(object.name) }\n"
      )
    }
  }
}
