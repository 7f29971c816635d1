import Foundation

/// A page as apps have them. What a test leaves empty plays no part in it.
final class Page {
  var onSave: (() -> Void)?
  var onCancel: (() -> Void)?
  var delegate: AnyObject?
  weak var parent: Page?
  var owner: Page?
  var children: [Page] = []
  var handlers: [String: () -> Void] = [:]
  var state = State.idle
  lazy var title: () -> String = { self.children.isEmpty ? "empty" : "full" }
  var task: Task<Void, Never>?
  var token: (any NSObjectProtocol)?
  var source: (any DispatchSourceTimer)?
  var item: DispatchWorkItem?

  enum State {
    case idle
    case loaded([Page], then: (() -> Void)?)
  }

  func bind() { onSave = { self.close() } }
  func bindWeakly() { onSave = { [weak self] in self?.close() } }
  func bindBoth() {
    onSave = { self.close() }
    onCancel = { self.close() }
  }
  func bindMethod() { onSave = close }
  func close() { children = [] }
}

/// Someone whom pages tell what happens.
final class Coordinator {
  var page: Page?
  func start() {
    let page = Page()
    page.delegate = self
    self.page = page
  }
}

/// As a timer is: it holds what it calls.
final class Ticker {
  let tick: () -> Void
  init(_ tick: @escaping () -> Void) { self.tick = tick }
}

actor Store {
  var onChange: (@Sendable () async -> Void)?
  func bind() { onChange = { await self.refresh() } }
  func bindWeakly() { onChange = { [weak self] in await self?.refresh() } }
  func refresh() {}
}
