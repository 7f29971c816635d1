/// Lists the views of a body, each with its structural identity: its line and its branch.
@resultBuilder
enum ViewBuilder {
  static func buildExpression(_ view: some View) -> [Child] { [Child(view)] }

  static func buildExpression(_ child: Child) -> [Child] { [child] }

  static func buildExpression(_ forEach: ForEach) -> [Child] { forEach.children }

  static func buildBlock(_ lines: [Child]...) -> [Child] {
    lines.enumerated().flatMap { position, line in line.map { $0.under(.position(position)) } }
  }

  static func buildEither(first branch: [Child]) -> [Child] {
    branch.map { $0.under(.branch(first: true)) }
  }

  static func buildEither(second branch: [Child]) -> [Child] {
    branch.map { $0.under(.branch(first: false)) }
  }

  static func buildOptional(_ branch: [Child]?) -> [Child] { branch ?? [] }
}

extension Child {
  fileprivate func under(_ step: ViewIdentity.Step) -> Child {
    var child = self
    child.identity.path.insert(step, at: 0)
    return child
  }
}

/// A view for each element, told apart by what the app says identifies the element.
struct ForEach {
  let children: [Child]

  init<Element>(
    _ elements: some Sequence<Element>,
    id: (Element) -> some Hashable,
    content: (Element) -> some View
  ) {
    children = elements.map { content($0).id(id($0)) }
  }
}
