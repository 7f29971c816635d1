internal import RefGraph

/// Small signs that stand before words, so that no meaning hangs on a colour. They are drawn, not
/// written, because fonts differ in the signs that they have.
enum Sign {
  /// A permanent root.
  case house
  /// A temporary root, and what only such roots keep.
  case clock
  /// Leaked.
  case drop
  /// Abandoned: kept.
  case lock
  /// Released.
  case tick

  /// The sign of a verdict; `nil` where a tone is none.
  init?(of tone: DiagramTone) {
    switch tone {
    case .leaked: self = .drop
    case .abandoned: self = .lock
    case .held: self = .clock
    case .released: self = .tick
    case .root, .system, .plain: return nil
    }
  }

  init(of lifetime: RootLifetime) {
    switch lifetime {
    case .permanent: self = .house
    case .temporary: self = .clock
    }
  }

  /// Whether the path is filled rather than drawn.
  var isFilled: Bool {
    switch self {
    case .house, .drop, .lock: true
    case .clock, .tick: false
    }
  }

  /// The data of the path, within a square of ten points.
  var path: String {
    switch self {
    case .house: "M0 5.2 5 .4l5 4.8H8.6V10H1.4V5.2Z"
    case .clock: "M5 .8a4.2 4.2 0 1 0 .01 0ZM5 2.6V5.2L6.8 6.3"
    case .drop: "M5 0C5 0 8.7 4.3 8.7 6.4a3.7 3.6 0 0 1-7.4 0C1.3 4.3 5 0 5 0Z"
    case .lock: "M1.6 4.5H2.5V3a2.5 2.5 0 0 1 5 0v1.5h.9V10H1.6ZM3.7 4.5h2.6V3a1.3 1.3 0 0 0-2.6 0Z"
    case .tick: "M1 5.6 3.8 8.6 9.2 1.4"
    }
  }
}
