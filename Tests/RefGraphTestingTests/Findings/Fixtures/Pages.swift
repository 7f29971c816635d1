/// A page as apps have them. What a test leaves empty plays no part in it.
final class Page {
  var onSave: (() -> Void)?
  var onCancel: (() -> Void)?
  var delegate: AnyObject?
  weak var weakDelegate: AnyObject?
  weak var parent: Page?
  var owner: Page?
  var children: [Page] = []
  var handlers: [String: () -> Void] = [:]
  var task: Task<Void, Never>?
  var state = State.idle
  lazy var title: () -> String = { self.children.isEmpty ? "empty" : "full" }
  lazy var weakTitle: () -> String = { [weak self] in self == nil ? "none" : "page" }

  enum State {
    case idle
    case loaded([Page], then: () -> Void)
  }

  func close() { children = [] }

  func bind(weakly isWeak: Bool) {
    onSave = isWeak ? { [weak self] in self?.close() } : { self.close() }
  }

  func bindBoth(weakly isWeak: Bool) {
    if isWeak {
      onSave = { [weak self] in self?.close() }
      onCancel = { [weak self] in self?.close() }
    } else {
      onSave = { self.close() }
      onCancel = { self.close() }
    }
  }

  func bindMethod() { onSave = close }

  func bindHandlers(weakly isWeak: Bool) {
    if isWeak {
      handlers["save"] = { [weak self] in self?.close() }
    } else {
      handlers["save"] = { self.close() }
      handlers["cancel"] = { self.close() }
      handlers["help"] = {}
    }
  }

  /// Loads one page, which is told when to close.
  func load(weakly isWeak: Bool) -> Page {
    let page = Page()
    state = .loaded([page], then: isWeak ? { [weak self] in self?.close() } : { self.close() })
    return page
  }

  /// Two children, which know the page.
  func addChildren(weakly isWeak: Bool) {
    children = [Page(), Page()]
    for child in children {
      if isWeak { child.parent = self } else { child.owner = self }
    }
  }

  /// Begins to wait, says so, and closes the page when it is cancelled.
  func wait(_ started: AsyncStream<Void>.Continuation) -> Task<Void, Never> {
    nonisolated(unsafe) let page = self
    let task = Task {
      started.yield()
      try? await Task.sleep(for: .seconds(1000))
      page.close()
    }
    self.task = task
    return task
  }

  func tick(weakly isWeak: Bool) {
    delegate = Ticker(isWeak ? { [weak self] in self?.close() } : { self.close() })
  }
}

/// As a timer is: it holds what it calls.
final class Ticker {
  let tick: () -> Void
  init(_ tick: @escaping () -> Void) { self.tick = tick }
}

/// Someone whom pages tell what happens.
final class Coordinator {
  var page: Page?

  func start(weakly isWeak: Bool) -> Page {
    let page = Page()
    if isWeak { page.weakDelegate = self } else { page.delegate = self }
    self.page = page
    return page
  }
}

/// An actor that calls itself when something changes.
actor Store {
  var onChange: (@Sendable () async -> Void)?

  func bind(weakly isWeak: Bool) {
    if isWeak {
      onChange = { [weak self] in await self?.refresh() }
    } else {
      onChange = { await self.refresh() }
    }
  }

  func refresh() {}
}
