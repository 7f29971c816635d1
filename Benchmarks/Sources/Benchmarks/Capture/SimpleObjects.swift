/// Objects of one class with two references and a number: a tree, made in the order of its levels.
final class SimpleObject {
  let number: Int
  var left: SimpleObject?
  var right: SimpleObject?

  private init(_ number: Int) {
    self.number = number
  }

  /// A tree of so many objects.
  static func tree(of count: Int) -> SimpleObject {
    let all = (0..<max(1, count)).map { SimpleObject($0) }
    for (index, object) in all.enumerated() {
      if 2 * index + 1 < all.count { object.left = all[2 * index + 1] }
      if 2 * index + 2 < all.count { object.right = all[2 * index + 2] }
    }
    return all[0]
  }

  /// What plain loads cost: all numbers, added up along the references.
  func sum() -> Int {
    var sum = 0
    var pending = [self]
    while let object = pending.popLast() {
      sum &+= object.number
      if let left = object.left { pending.append(left) }
      if let right = object.right { pending.append(right) }
    }
    return sum
  }
}
