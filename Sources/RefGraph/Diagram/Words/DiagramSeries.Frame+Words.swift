extension DiagramSeries.Frame {
  /// What the drawing of the frame leaves out, in two lines; none where that is nothing.
  package var hiddenWords: [String] {
    var words: [String] = []
    if hiddenObjectCount > 0 {
      let hidden = CountText.grouped(hiddenObjectCount)
      words.append("\(hidden) of \(CountText.grouped(objectCount)) objects not shown")
    }
    if hiddenObjectCount > 0, !hiddenTypes.isEmpty {
      let types = hiddenTypes.map { type in
        let name = type.type.isEmpty ? "of no type" : TypeText.short(type.type)
        return "\(CountText.grouped(type.count)) \(name)"
      }
      words.append("among them \(types.joined(separator: ", "))")
    }
    return words
  }
}
