/// A diagram for a page that shows its frames one at a time: one element that has all looks of all
/// boxes and arrows in it, and for each frame which of them to show.
///
/// ```
/// <svg id="diagram" class="diagram" …>
///   <g id="group-0" class="group"> …
///   <g id="arrow-5" class="arrow" data-source="3" data-target="4"> <g class="look …"> … </g> </g>
///   <g id="box-3" class="box" data-name="detail"> <g class="look …"> … </g> <g class="look is-off …">
/// ```
///
/// Whoever changes frames sets `is-absent` or `is-gone` on boxes, arrows and groups, and `is-off` on
/// all looks but one. The element begins as one of its frames. It has no style of its own: its page
/// carries ``DiagramStyle``.
struct DiagramStage {
  /// One `svg` element.
  let element: String
  /// What to show, by frame of the series.
  let frames: [FrameLooks]
  /// What the marks mean: of those that occur in any frame.
  let legend: [LegendRow]

  /// A mark and its meaning.
  struct LegendRow: Equatable {
    /// A small `svg` element, which says nothing to a listener.
    let sample: String
    /// The word.
    let term: String
    /// What it means, without an end stop.
    let meaning: String
  }

  /// What to show in a frame, by position in the series.
  struct FrameLooks: Equatable {
    let boxes: [Look]
    let arrows: [Look]
    /// A group has one look, and is there where its boxes stand together.
    let groups: [Look]
  }

  /// What there is of a box, an arrow or a group in a frame.
  enum Look: Hashable {
    case absent
    /// The look of this number.
    case shown(Int)
    /// As it was when it was last there: the look of this number, as a ghost.
    case gone(Int)
  }
}
