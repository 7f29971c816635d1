extension LiveCapture.Remark: CustomStringConvertible {
  /// What is not as it should be, and what to do where something can be done.
  public var description: String {
    switch self {
    case .tornCollections(let count):
      "\(count) collections were changing, so that their elements are missing"
    case .danglingReferences(let count):
      "\(count) references led to no object"
    case .changedWhileRead(let objects):
      "\(objects) objects changed while they were read; capture again, or freeze the process first"
    case .cut(let objects):
      "there are more objects than the limit of \(objects)"
    case .unreadableTypes(let names):
      """
      the program does not say what these hold: \(names.joined(separator: ", "))
      Build the modules that declare them without -disable-reflection-metadata.
      """
    case .unnamedFields(let names):
      """
      the program has no names for the fields of these: \(names.joined(separator: ", "))
      Build the modules that declare them without -disable-reflection-names.
      """
    case .unfinishedSearch:
      "there is more memory than the search for holders looks at, so that some may be missing"
    }
  }
}
