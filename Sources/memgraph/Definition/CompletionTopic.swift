import Arguments

/// What a completion script asks the command about: what no definition of a command line knows.
enum CompletionTopic: String {
  /// The built-in scenarios.
  case scenarios
  /// The moments of the line's scenario, with the choices that the line makes.
  case moments
  /// Its choices.
  case choices
  /// Each value of each choice, as `--set` takes it.
  case settings
  /// Each value that says alone which choice is meant, with its dashes.
  case words
  /// The objects at the line's moment, or in its file.
  case objects
}

extension ValueCompletion {
  static func topic(_ topic: CompletionTopic, orFiles: Bool = false) -> ValueCompletion {
    .topic(topic.rawValue, orFiles: orFiles)
  }
}
