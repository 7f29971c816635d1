/// By what an object is the same in all plays: its handle, as long as no other object of the play
/// has it.
struct SeriesIdentities {
  private var names: [ObjectID: String] = [:]
  private var taken: Set<String> = []

  /// The identity of an object of this play, the same at every moment.
  mutating func name(of object: ObjectID, handle: String) -> String {
    if let name = names[object] { return name }
    var name = handle
    while !taken.insert(name).inserted { name += "#\(object)" }
    names[object] = name
    return name
  }

  /// The identity of an object that came up before.
  subscript(object: ObjectID) -> String? { names[object] }
}
