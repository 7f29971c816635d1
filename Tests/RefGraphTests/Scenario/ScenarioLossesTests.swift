import RefGraph
import Testing

struct ScenarioLossesTests {
  private func snapshot(
    _ build: (inout Snapshot.Builder) throws -> Void
  ) throws -> Snapshot {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "App", name: "app")
    try builder.addObject(ObjectID(2), type: "Page", name: "page")
    try build(&builder)
    return builder.build()
  }

  @Test
  func `fields, elements and roots without labels lose nothing`() throws {
    let snapshot = try snapshot { builder in
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(2),
        label: "pages[12]",
        strength: .strong
      )
      try builder.addReference(from: ObjectID(2), to: ObjectID(1), label: "app", strength: .weak)
      try builder.addRoot(ObjectID(1), lifetime: .permanent)
    }
    #expect(ScenarioLosses(of: snapshot).sentences() == [])
  }

  @Test
  func `what the language cannot say is counted, kind by kind`() throws {
    let snapshot = try snapshot { builder in
      try builder.addObject(ObjectID(3), type: "Orphan", size: 64)
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(2),
        label: "handlers[\"save\"]",
        strength: .strong
      )
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(2),
        label: "last touch",
        strength: .strong
      )
      try builder.addReference(from: ObjectID(1), to: ObjectID(2), label: "", strength: .strong)
      try builder.addRoot(ObjectID(1), lifetime: .permanent, label: "global")
    }
    #expect(
      ScenarioLosses(of: snapshot).sentences() == [
        "labels are no names of the language, and are respelt: 3",
        "sizes are left out: 1",
        "labels of roots are left out: 1",
        "objects that nothing keeps are released when the scenario is played: 1",
      ]
    )
  }
}
