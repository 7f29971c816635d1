/// Names of the language for the objects of a snapshot, each given once.
struct SnapshotNames: Sendable {
  /// How long the objects are roots; the longer where they are so twice.
  let lifetimes: [ObjectID: RootLifetime]
  private let names: [ObjectID: String]

  init(of snapshot: Snapshot) {
    var lifetimes: [ObjectID: RootLifetime] = [:]
    for root in snapshot.roots where lifetimes[root.object] != .permanent {
      lifetimes[root.object] = root.lifetime
    }
    self.lifetimes = lifetimes
    var numbers = NameNumbers()
    var names: [ObjectID: String] = [:]
    for object in snapshot.objects {
      names[object.id] = numbers.unique(Self.name(object.handle))
    }
    for object in snapshot.released {
      names[object.id] = numbers.unique(Self.name(object.handle))
    }
    self.names = names
  }

  /// `self` is no name of an object: it means the running one.
  private static func name(_ handle: String) -> String {
    let name = NameMaker.name(handle) ?? "object"
    return name == "self" ? "object" : name
  }

  /// The name of an object.
  ///
  /// - Precondition: it is one of the snapshot's, alive or released.
  subscript(object: ObjectID) -> String {
    guard let name = names[object] else {
      preconditionFailure("object \(object) is not of this snapshot")
    }
    return name
  }
}

/// Makes names of the language from any text.
enum NameMaker {
  /// What a label says of the field that holds the reference.
  struct Field {
    let name: String
    /// Whether the label is that of an element: `items[3]`.
    let isElement: Bool
  }

  /// Long enough to tell names apart, and short enough to be numbered within the limit of names.
  private static let length = 100

  /// The letters, digits and underscores of a text, with a hyphen for each run of others between
  /// them; `nil` where there are none.
  static func name(_ text: some StringProtocol) -> String? {
    var scalars = String.UnicodeScalarView()
    var isBehindGap = true
    for scalar in text.unicodeScalars {
      guard NameCharacter.isInName(scalar, isFirst: isBehindGap) else {
        isBehindGap = true
        continue
      }
      guard scalars.count < length else { break }
      if isBehindGap, !scalars.isEmpty { scalars.append("-") }
      scalars.append(scalar)
      isBehindGap = false
    }
    let name = String(scalars)
    return name.isEmpty ? nil : name
  }

  /// The field that a label speaks of; `field` where the label has nothing that makes a name.
  static func field(_ label: String) -> Field {
    let bracket = label.hasSuffix("]") ? label.firstIndex(of: "[") : nil
    guard let bracket else { return Field(name: name(label) ?? "field", isElement: false) }
    return Field(name: name(label[..<bracket]) ?? "field", isElement: true)
  }
}
