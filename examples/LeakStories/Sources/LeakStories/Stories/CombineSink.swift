/// A cache listens for context changes. It stores the subscription, and the subscription's closure
/// refreshes the cache.
extension Story {
  static let combineSink = Story(
    "combine-sink-strong-self",
    stage: "Combine stands in",
    repair: "the sink holds the cache weakly"
  ) { form, track in
    let cache = PersistentProviderCache(form)
    track(cache, "cache")
    track(cache.cancellables[0], "token")
    cache.cancellables[0].receive("locale")
  }
}

final class PersistentProviderCache {
  private(set) var cancellables: [AnyCancellable] = []
  private var values: [String: Int] = [:]

  init(_ form: Form) {
    let sink =
      switch form {
      case .leaking: AnyCancellable { self.refresh($0) }
      case .repaired: AnyCancellable { [weak self] in self?.refresh($0) }
      }
    sink.store(in: &cancellables)
  }

  private func refresh(_ key: String) {
    values[key, default: 0] += 1
  }
}
