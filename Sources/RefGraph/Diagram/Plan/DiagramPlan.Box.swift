extension DiagramPlan {
  /// One object, a crowd of objects that are alike, or an object that is gone.
  public struct Box: Hashable, Sendable {
    /// A readable identity, unique in the plan: the object's handle, made visible.
    public let id: String
    /// The object or objects that the box stands for.
    public let content: Content
    /// What matters of them to the question; what is not true of all is left out.
    public let role: Role
  }

  /// What a box stands for.
  public enum Content: Hashable, Sendable {
    case object(Snapshot.Object)
    case crowd(Crowd)
    case released(Snapshot.ReleasedObject)
  }

  /// Objects that are shown as one box: of one type and referred to in one way, or, where an object
  /// has more neighbours than a drawing can spread out, whatever is left of them, or the middle of a
  /// long path.
  public struct Crowd: Hashable, Sendable {
    /// The type of all of them; `nil` where it is not one.
    public let type: String?
    /// The kind of all of them; that of the first where it is not one.
    public let kind: ObjectKind
    /// How many objects there are.
    public let count: Int
    /// Which part of what there is it stands for.
    public let part: Part

    /// What the objects of a crowd are beside what is shown.
    public enum Part: Hashable, Sendable {
      /// All of their group.
      case all
      /// What is left of a group of which another object is shown, as the example.
      case rest
      /// The middle of a path, each referring to the next.
      case way
    }
  }

  /// Why an object matters to the question.
  public struct Role: Hashable, Sendable {
    /// Whether the object is expected to be gone.
    public var isDue = false
    /// What became of it, where that is worth saying.
    public var mark: Mark?
    /// What keeps it from outside.
    public var roots: [Keeper] = []
    /// Whether it is on the shown loop of a retain cycle.
    public var isInCycle = false
    /// Whether the diagram is about it.
    public var isFocus = false
    /// Whether the diagram is about another object, to which it is of no account.
    public var isFaded = false

    /// Leaves what is true of both.
    mutating func formIntersection(_ other: Self) {
      isDue = isDue && other.isDue
      if mark != other.mark { mark = nil }
      if roots != other.roots { roots = [] }
      isInCycle = isInCycle && other.isInCycle
      isFocus = isFocus && other.isFocus
      isFaded = isFaded && other.isFaded
    }
  }

  /// A verdict, short enough for a box.
  public struct Mark: Hashable, Sendable {
    /// What became of the object; `leaked` also of one that is not due and that no root reaches.
    public let verdict: Verdict.Kind
    /// Whether the end of the temporary roots would leave the object leaked.
    public var leaksThen = false
    /// Whether conservative references decide the answer.
    public var isPossible = false
  }

  /// A root, without the object that it keeps.
  public struct Keeper: Hashable, Sendable {
    /// How long the root lasts.
    public let lifetime: RootLifetime
    /// What the root is, where that is known.
    public let label: String?
  }
}
