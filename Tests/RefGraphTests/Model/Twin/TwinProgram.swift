/// A program about objects that can be run twice: by the model and by real Swift objects.
///
/// Objects are numbered; number 3 is called `n3`. An object is made once, by one operation, so that
/// a program is the same program in both worlds whatever happens in between.
struct TwinProgram {
  let seed: UInt64
  /// Whether no `deinit` body does anything but log. Only then may the order of releases that
  /// Swift leaves open be different in the two worlds.
  let isQuiet: Bool
  var operations: [Operation]

  indirect enum Operation {
    /// Makes an object that a global variable of its own holds.
    case make(Int, Shape)
    /// Makes an object that a local of the innermost scope holds.
    case local(Int, Shape)
    /// Runs operations, then lets go of the locals made among them.
    case scope([Operation])
    /// Clears the object's global variable.
    case drop(Int)
    /// Puts an object into its global variable.
    case keep(Reach)
    case set(Reach, Field, Reach?)
    case append(Reach, Field, Reach)
    case remove(Reach, Field, Reach)
    case clear(Reach, Field)
    /// Puts a closure with these captures into a closure field.
    case capture(Reach, Field, [Capture])
    /// Calls the closure of a field, which logs what its captures read; a global variable may be
    /// cleared within the call.
    case call(Reach, Field, dropping: Int?)
    /// Logs what a field reads.
    case read(Reach, Field)
  }

  struct Capture {
    let strength: Closures.Strength
    let target: Reach
  }

  /// How an operation gets at an object.
  struct Reach {
    /// The number of the object, which something must hold at the time; `nil` for `self`.
    let number: Int?
    /// A field of it that is read on the way.
    var via: Field?
  }

  /// A stored property: one of the kinds, at one level of inheritance.
  struct Field: Hashable {
    let kind: Kind
    let level: Int

    /// The kinds in declaration order, which is the order of release.
    enum Kind: String, CaseIterable {
      case first, weak, items, unowned, closure, unmanaged, last
    }

    var name: String { "\(kind.rawValue)\(level)" }
  }

  /// The class of an object, and what its `deinit` bodies do by level.
  struct Shape {
    let type: NodeType
    var bodies: [[Operation]]
  }
}

/// The classes of the real world.
enum NodeType: String, CaseIterable {
  case level0 = "Level0"
  case level1 = "Level1"
  case level2 = "Level2"
  case level3 = "Level3"
  /// Inherits from `Level1` and has no `deinit` body.
  case silent2 = "Silent2"
  /// Inherits from `Silent2` and has no stored properties.
  case loud3 = "Loud3"

  /// Types from the base to this one; the position is the level.
  var chain: [NodeType] {
    switch self {
    case .level0: [.level0]
    case .level1: [.level0, .level1]
    case .level2: [.level0, .level1, .level2]
    case .level3: [.level0, .level1, .level2, .level3]
    case .silent2: [.level0, .level1, .silent2]
    case .loud3: [.level0, .level1, .silent2, .loud3]
    }
  }

  var hasBody: Bool { self != .silent2 }

  /// How many levels have stored properties.
  var fieldLevels: Int { self == .loud3 ? 3 : chain.count }
}
