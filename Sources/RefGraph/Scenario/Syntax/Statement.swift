/// One thing that happens in a scenario.
public struct Statement: Equatable, Sendable {
  /// What happens, with all that it needs.
  public let kind: Kind
  /// Where the statement's first word stands.
  public let location: SourceLocation

  /// A statement that stands at a place, read or made.
  public init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// The statements of the language.
  public enum Kind: Equatable, Sendable {
    /// `let x: T`: makes an object and holds it in the running frame.
    case make(name: String, type: String)
    /// `root x: T`, `root x: T temporary`: makes an object that is alive from outside.
    case root(name: String, type: String, lifetime: RootLifetime)
    /// `closure f [x -> y] … end`: makes a closure and holds it in the running frame.
    case closure(Closure)
    /// `a.f -> b`, `a.f[] -> b`.
    case refer(Reference)
    /// `remove b from a.f`.
    case remove(Place, from: Place)
    /// `clear a.f`.
    case clear(Place)
    /// `a.f = VALUE`: the field holds a value, which is no reference.
    case assign(Value, to: Place)
    /// `action "…" … end`: a frame of the user's doing.
    case action(title: String, body: [Statement])
    /// `call f`, `call a.method`.
    case call(Place)
    /// `super`: the inherited handler of the running one's name, or what the framework does itself.
    case callSuper
    /// A framework verb with its operands, such as `pop nav`.
    case verb(VerbCall)
    /// `event "…" k=v`.
    case event(text: String, fields: [EventField])
    /// `unordered … end`: its events come in no guaranteed order.
    case unordered([Statement])
    /// `moment M`.
    case moment(String)
    /// `if … else if … else … end`: the first branch that holds is played.
    case branch([Branch])
    /// `repeat N … end`.
    case repetition(count: Operand.Count, body: [Statement])
    /// `due x, y`.
    case due([Place])
    /// `expect …`, about the moment before it.
    case expect(Expectation)
    /// `predict "…" … end`: a question about the moment before it, with its possible answers.
    case predict(Prediction)
  }

  /// A name and the fields to follow from it: `page`, `self.timer`, `a.b.c`.
  public struct Place: Equatable, Sendable, CustomStringConvertible {
    /// The object that the place starts from, or `self`.
    public let name: String
    /// The fields to follow, in order; none for the object itself.
    public let fields: [String]
    /// Where the name begins.
    public let location: SourceLocation

    /// A place that was read, or one that was made and stands nowhere.
    public init(name: String, fields: [String] = [], location: SourceLocation = .start) {
      self.name = name
      self.fields = fields
      self.location = location
    }

    /// The place as the notation writes it.
    public var description: String {
      fields.isEmpty ? name : name + "." + fields.joined(separator: ".")
    }
  }

  /// The strength between the brackets of an arrow: its own word, or that of a choice.
  public enum ReferenceStrength: Equatable, Sendable {
    case fixed(Strength)
    /// The choice of this name decides; its value `none` means that there is no reference.
    case choice(String)
  }

  /// `a.f -> b` and its kind.
  public struct Reference: Equatable, Sendable {
    /// The field that holds the reference: a place with at least one field.
    public let field: Place
    /// Whether the target is appended to the field's elements (`a.f[] -> b`) or replaces its value.
    public let appends: Bool
    /// How the reference bears on the lifetime of its target.
    public let strength: ReferenceStrength
    /// The object that the field refers to from then on.
    public let target: Place

    /// A reference from a field; `appends` is for fields that are arrays.
    public init(field: Place, appends: Bool, strength: ReferenceStrength, target: Place) {
      self.field = field
      self.appends = appends
      self.strength = strength
      self.target = target
    }
  }

  /// `closure f [x -[S]-> obj, …] … end`.
  public struct Closure: Equatable, Sendable {
    /// The handle of the closure object.
    public let name: String
    /// What the closure holds, in the order of the list.
    public let captures: [Capture]
    /// Names inside the body for what a framework passes along, in its order.
    public let parameters: [String]
    /// What is played when the closure is called.
    public let body: [Statement]

    /// A name inside the body, and the object that it stands for.
    public struct Capture: Equatable, Sendable {
      /// The word that stands for the captured object inside the body.
      public let name: String
      /// How the closure holds the captured object.
      public let strength: ReferenceStrength
      /// The captured object, named as outside the closure.
      public let target: Place
      /// Where the capture begins in the list.
      public let location: SourceLocation
    }
  }

  /// `k=v` of an event.
  public struct EventField: Equatable, Sendable {
    /// The word before `=`.
    public let name: String
    /// What stands after `=`.
    public let value: Value
  }

  /// A condition and what is played where it holds; no condition is the `else`.
  public struct Branch: Equatable, Sendable {
    /// All must hold.
    public let tests: [Test]
    /// What is played where all tests hold.
    public let body: [Statement]
  }

  /// `c is v or w`, `c is not v`.
  public struct ChoiceTest: Equatable, Sendable {
    /// The choice whose value is asked for.
    public let choice: String
    /// The values of which one must, or must not, be set.
    public let values: [String]
    /// Whether the test holds for all values but these.
    public let isNegated: Bool
    /// Where the name of the choice begins.
    public let location: SourceLocation
  }

  /// What must be true at the moment before the statement.
  public enum Expectation: Equatable, Sendable {
    /// `expect released x, y` and the other verdicts.
    case verdict(Verdict.Kind, [Place])
    /// `expect alive x`.
    case alive([Place])
    /// `expect nil a.f`: the field holds nothing, of an object that is there.
    case empty([Place])
    /// `expect cycle a b c`: a retain cycle of exactly these objects.
    case cycle([Place])
    /// `expect no cycle`.
    case noCycle
    /// `expect owner r of x`.
    case owner(Place, of: Place)
    /// `expect crash`: on the way to the moment, real code would stop.
    case crash
    /// `expect warning`: on the way to the moment, a framework warns.
    case warning
    /// `expect log …`: on the way to the moment, these come in this order, others between them; the
    /// entries of one element in any order.
    case log([[LogEntry]])
    /// `expect no log …`: on the way to the moment, none of these comes.
    case noLog([LogEntry])
  }
}
