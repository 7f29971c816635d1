/// In which box each object stands, the same at every moment of every play.
///
/// What stands alone in the plan of any moment stands alone in all, as far as there is room: first
/// what answers at some moment, then what comes first in the plans. What is folded at some moment is
/// in one crowd with what is of its type, has its owners and shares its fate.
///
/// ```
/// plans:   list, cell-1, "4 more Cell" · list, cell-1 · list, cell-3, cell-4
/// places:  list, cell-1, cell-3, cell-4, "more Cell"
/// ```
struct SeriesPlaces {
  /// By identity: the number of the box.
  private(set) var places: [String: Int] = [:]
  /// Of each box, what its objects have to do with each other.
  private(set) var forms: [DiagramPlanner.Form] = []
  private var crowds: [CrowdIdentity: Int] = [:]
  private let limit: Int

  /// What the objects of a crowd have in common. The owners are those of the moment at which an
  /// object is folded for the first time.
  private struct CrowdIdentity: Hashable {
    let type: String?
    let kind: ObjectKind
    let form: DiagramPlanner.Form
    let owners: [String]
    let fates: Set<DiagramPlan.Role>
  }

  /// A box of a plan.
  private enum Candidate: Hashable {
    case alone(String)
    /// The type, or nothing; the owners of the first.
    case crowd(String?, owners: [String])
  }

  /// Linear in the moments, but for the logarithm of sorting.
  init(of moments: [SeriesMoment], limit: Int) {
    self.limit = limit
    for name in Self.outstanding(in: moments, limit: limit) { place(name) }
    fold(moments)
  }

  private var isFull: Bool { forms.count >= limit }

  private mutating func place(_ name: String) {
    places[name] = forms.count
    forms.append(.object)
  }

  /// Who stands alone.
  private static func outstanding(in moments: [SeriesMoment], limit: Int) -> [String] {
    var seen: Set<Candidate> = []
    var names: [String] = []
    func take(_ candidates: some Sequence<Candidate>) {
      for candidate in candidates where seen.count < limit && seen.insert(candidate).inserted {
        if case .alone(let name) = candidate { names.append(name) }
      }
    }
    for moment in moments {
      take(moment.plan.boxes.prefix(moment.plan.essentialCount).lazy.map { candidate($0, moment) })
      take(moment.gone.lazy.map { .alone($0.name) })
    }
    let longest = moments.map(\.plan.boxes.count).max() ?? 0
    for place in 0..<longest {
      for moment in moments where place < moment.plan.boxes.count {
        take(CollectionOfOne(candidate(moment.plan.boxes[place], moment)))
      }
    }
    return names
  }

  private static func candidate(
    _ draft: DiagramPlanner.Draft,
    _ moment: SeriesMoment
  ) -> Candidate {
    let node = draft.nodes[0]
    guard draft.isCrowd else { return .alone(moment.names[node]) }
    let type = draft.isOfSeveralSorts ? nil : moment.type(of: node)
    return .crowd(type, owners: moment.owners(of: node))
  }

  /// Puts what is folded at any moment, and does not stand alone, into crowds.
  private mutating func fold(_ moments: [SeriesMoment]) {
    var fates: [String: Set<DiagramPlan.Role>] = [:]
    for moment in moments {
      for node in moment.plan.boxes.lazy.filter(\.isCrowd).flatMap(\.nodes) {
        let role = moment.plan.role(of: node)
        if role.isWorthSaying { fates[moment.names[node], default: []].insert(role) }
      }
    }
    for moment in moments {
      for draft in moment.plan.boxes where draft.isCrowd {
        let isMixed = draft.isOfSeveralSorts
        let owners = isMixed ? moment.owners(of: draft.nodes[0]) : nil
        for node in draft.nodes where places[moment.names[node]] == nil {
          let identity = CrowdIdentity(
            type: isMixed ? nil : moment.type(of: node),
            kind: isMixed ? .instance : moment.plan.kind(of: node),
            form: isMixed ? .mixed : draft.form,
            owners: owners ?? moment.owners(of: node),
            fates: isMixed ? [] : fates[moment.names[node]] ?? []
          )
          place(moment.names[node], in: identity)
        }
      }
    }
  }

  private mutating func place(_ name: String, in crowd: CrowdIdentity) {
    if let number = crowds[crowd] {
      places[name] = number
    } else if !isFull {
      crowds[crowd] = forms.count
      places[name] = forms.count
      forms.append(crowd.form)
    }
  }
}

extension DiagramPlan.Role {
  /// Whether there is anything to tell an object from others of its type.
  fileprivate var isWorthSaying: Bool { self != Self() }
}

extension DiagramPlanner.Draft {
  /// Whether its objects have no type in common. The middle of a path is no path at other moments.
  fileprivate var isOfSeveralSorts: Bool { form == .mixed || form == .way }
}
