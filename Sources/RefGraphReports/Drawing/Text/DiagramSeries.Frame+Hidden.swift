internal import RefGraph

extension DiagramSeries.Frame {
  /// What the drawing of the frame leaves out, in two lines; none where that is nothing.
  var hiddenWords: [String] {
    guard hiddenObjectCount > 0 else { return [] }
    let hidden = CountText.grouped(hiddenObjectCount)
    let all = CountText.grouped(objectCount)
    let types = hiddenTypes.map { type in
      let name = type.type.isEmpty ? "of no type" : TypeText.short(type.type)
      return "\(CountText.grouped(type.count)) \(name)"
    }
    let count = "\(hidden) of \(all) objects not shown"
    return types.isEmpty ? [count] : [count, "among them \(types.joined(separator: ", "))"]
  }
}
