internal import RefGraph

extension JSONWriter {
  /// Writes members that say what was played: the scenario, and the setting of its choices.
  mutating func scenario(of timeline: Timeline) {
    object("scenario", .inline) { writer in
      writer.member("name", timeline.scenario.name)
      writer.member("title", timeline.scenario.title)
    }
    object("setting", .inline) { writer in
      for value in timeline.setting.values { writer.member(value.choice, value.value) }
    }
  }
}
