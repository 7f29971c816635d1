/// A view owns its subviews, its recognizers and its constraints; its superview it only knows.
class UIView: UIResponder {
  private(set) final var subviews: [UIView] = []
  private final var constraints: [NSLayoutConstraint] = []
  private(set) final weak var superview: UIView?

  final func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  /// Pins the view to the four edges of its superview, which keeps the constraints.
  final func pinToSuperview() {
    guard let superview else { return }
    superview.constraints += NSLayoutConstraint.Edge.allCases.map { edge in
      NSLayoutConstraint(self, edge: edge, superview)
    }
  }
}

/// An equation between two views, neither of which it owns.
final class NSLayoutConstraint {
  enum Edge: CaseIterable { case top, leading, bottom, trailing }

  let edge: Edge
  private(set) weak var first: UIView?
  private(set) weak var second: UIView?

  init(_ first: UIView, edge: Edge, _ second: UIView) {
    self.first = first
    self.edge = edge
    self.second = second
  }
}
