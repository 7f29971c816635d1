internal import RefGraph

/// The labels of references in a snapshot to be, each made once.
///
/// A label has up to three parts: that of the field whose box or storage is folded, the number of an
/// element, and what stands within it: `items`, `[2]` and `.title`. Of most references no text is
/// made: a plain label's number is at its index, and labels with elements are found by their parts as
/// long as few others come between. (`Benchmarks capture`)
struct CaptureLabels {
  /// A label in the snapshot, by its number in there; `nil` for the empty one.
  typealias Number = UInt32?

  /// How the words of a label are written.
  enum Form: Int {
    case asFound
    /// Of a closure: `[0]` is `capture[0]`.
    case ofClosure
    /// Of what a captured variable's box holds: `[0].title` is `title`, since nobody wrote the box.
    case ofCapturedVariable
  }

  private let pool: LabelPool
  private let ownPool: LabelPool
  /// By form and place, the numbers of labels without other parts; `unknown` where none is known.
  private var plain: [[UInt32]] = [[], [], []]
  private var parts: [Parts] = []

  private static let unknown = UInt32.max
  private static let partsCount = 1 << 10

  private struct Parts: Equatable {
    var outer = unknown
    var element = HeapGraph.noElement
    /// Index and form.
    var label: UInt64 = .max
    var number = unknown
  }

  /// - Parameter ownPool: the labels of the capture's own.
  init(_ pool: LabelPool, _ ownPool: LabelPool) {
    self.pool = pool
    self.ownPool = ownPool
  }

  /// The number of a label.
  ///
  /// - Parameters:
  ///   - outer: what stands before it.
  ///   - element: the element's number, or `HeapGraph.noElement`.
  mutating func number(
    _ label: LabelPool.Index,
    _ form: Form,
    element: UInt32,
    behind outer: Number,
    in builder: inout Snapshot.Builder
  ) throws(SnapshotError) -> Number {
    if outer == nil, element == HeapGraph.noElement {
      return try plainNumber(label, form, in: &builder)
    }
    if parts.isEmpty { parts = Array(repeating: Parts(), count: Self.partsCount) }
    let key = UInt64(label) << 2 | UInt64(form.rawValue)
    let outerKey = outer ?? Self.unknown
    let mixed = (UInt64(outerKey) << 32 | UInt64(element)) ^ (key &* 0xD6E8_FEB8_6659_FD93)
    let place = Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 54)
    let known = parts[place]
    if known.outer == outerKey, known.element == element, known.label == key { return known.number }
    let number = try builder.number(
      ofText: outer,
      element: element == HeapGraph.noElement ? nil : element,
      end: end(label, form)
    )
    parts[place] = Parts(outer: outerKey, element: element, label: key, number: number)
    return number
  }

  private mutating func plainNumber(
    _ label: LabelPool.Index,
    _ form: Form,
    in builder: inout Snapshot.Builder
  ) throws(SnapshotError) -> Number {
    if label == LabelPool.empty { return nil }
    if plain[form.rawValue].isEmpty {
      plain[form.rawValue] = Array(
        repeating: Self.unknown,
        count: pool.texts.count + ownPool.texts.count
      )
    }
    let place = isOwn(label) ? pool.texts.count + Int(label & ~LabelPool.ownBit) : Int(label)
    let known = plain[form.rawValue][place]
    if known != Self.unknown { return known }
    let text = text(label, form)
    if text.isEmpty { return nil }
    let number = try builder.number(of: text)
    plain[form.rawValue][place] = number
    return number
  }

  private func isOwn(_ label: LabelPool.Index) -> Bool { label & LabelPool.ownBit != 0 }

  private func text(_ label: LabelPool.Index, _ form: Form) -> String {
    let text = isOwn(label) ? ownPool[label] : pool[label]
    switch form {
    case .asFound: return text
    case .ofClosure: return text.hasPrefix("[") ? "capture" + text : text
    case .ofCapturedVariable:
      return String(text.drop { $0 != "]" }.dropFirst().drop { $0 == "." })
    }
  }

  /// A label as it stands behind another part.
  private func end(_ label: LabelPool.Index, _ form: Form) -> String {
    let text = text(label, form)
    return text.isEmpty || text.hasPrefix("[") ? text : "." + text
  }
}
