internal import RefGraph

/// A drawing of all frames of a series at once, for a page to show one of them at a time.
///
/// Boxes stand in a grid.
struct DiagramStage: Sendable {
  let element: String
  let frames: [FrameLooks]

  struct FrameLooks: Hashable, Sendable {
    let boxes: [Look]
    let arrows: [Look]
  }

  enum Look: Hashable, Sendable {
    case absent
    case shown(Int)
    case gone(Int)
  }
}
