import Synchronization

/// Something that should be gone after a test.
final class Sheet: Sendable {}

/// What keeps sheets for good, so that tests about them fail.
enum Keeper {
  static let kept = Mutex<[Sheet]>([])

  /// Keeps a sheet.
  static func keep(_ sheet: Sheet) {
    kept.withLock { $0.append(sheet) }
  }
}

/// Shows details, and refreshes when one is saved.
final class List {
  var details: [Detail] = []

  func refresh() {}
}

/// Tells by a closure that it was saved.
final class Detail {
  var onSave: () -> Void = {}

  /// Opens a detail of a list, whose closure holds the list.
  static func open(in list: List) -> Detail {
    let detail = Detail()
    detail.onSave = { list.refresh() }
    list.details.append(detail)
    return detail
  }
}

/// Belongs to the main actor, as views do.
@MainActor final class Screen {
  var onClose: () -> Void = {}
}
