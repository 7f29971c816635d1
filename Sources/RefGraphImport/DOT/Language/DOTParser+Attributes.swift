extension DOTParser {
  /// `node [a=b, c=d]`, and what is left out of it has no meaning: the brackets must be there.
  mutating func defaults(of element: DOTElement) throws(DOTFileError) {
    try advance()
    guard token.kind == .openBracket else { throw unexpected(.attributes) }
    let attributes = try attributes(of: element)
    switch element {
    case .graph: if frames.count == 1 { result.attributes.merge(attributes) }
    case .node: frames[frames.count - 1].nodeDefaults.merge(attributes)
    case .edge: frames[frames.count - 1].edgeDefaults.merge(attributes)
    }
    try endStatement()
  }

  /// The lists that stand here, one after the other.
  mutating func attributes(of element: DOTElement) throws(DOTFileError) -> DOTAttributes {
    var attributes = DOTAttributes()
    while token.kind == .openBracket {
      let start = token.range.lowerBound
      try advance()
      while token.kind != .closeBracket {
        guard case .id(let name) = token.kind else { throw inList(.attributeOrEnd, start) }
        let offset = token.range.lowerBound
        try advance()
        guard token.kind == .equals else { throw inList(.equals, start) }
        try advance()
        guard case .id = token.kind else { throw inList(.value, start) }
        set(name, at: offset, of: element, in: &attributes)
        try advance()
        if token.kind == .comma || token.kind == .semicolon { try advance() }
      }
      try advance()
    }
    return attributes
  }

  /// Keeps the value on which the parser stands, where its attribute is read.
  mutating func set(
    _ name: DOTID,
    at offset: Int,
    of element: DOTElement,
    in attributes: inout DOTAttributes
  ) {
    guard case .id(let value) = token.kind else { return }
    let isOurs = name.bytes.starts(with: DOTAttribute.prefix.utf8)
    guard let attribute = DOTAttribute.known[name.bytes],
      !isOurs || element.attributes.contains(attribute)
    else {
      if isOurs { warn(of: name, at: offset, in: element) }
      return
    }
    attributes.set(.init(attribute: attribute, id: value, offset: token.range.lowerBound))
  }

  /// What is wrong in the list that began at `start`.
  private func inList(_ expected: DOTFileError.Expectation, _ start: Int) -> DOTFileError {
    token.kind == .end ? lexer.truncated(.attributes, began: start) : unexpected(expected)
  }
}
