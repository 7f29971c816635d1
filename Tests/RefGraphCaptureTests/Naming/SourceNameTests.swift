import Testing

@testable import RefGraphCapture

@Suite struct `Names are written as the source has them` {
  @Test(arguments: [
    ("App.List", "List"),
    ("Swift.Optional<App.List>", "List?"),
    ("Swift.Array<Swift.Optional<App.Outer.Inner>>", "[Outer.Inner?]"),
    ("Swift.Dictionary<Swift.String, Swift.Array<App.Item>>", "[String: [Item]]"),
    ("App.Box<App.Pair<Swift.Int, App.Item>>", "Box<Pair<Int, Item>>"),
    ("App.(Inner in _3F2A64D1)", "Inner"),
    ("App.Outer.(Inner in _3F2A64D1).Deep", "Outer.Inner.Deep"),
    ("App.`Any name at all`.Item", "`Any name at all`.Item"),
    ("App.`Any name at all`.(unknown context at $5571e7ff363c).Node", "Node"),
    ("Node #1 in App.load(from: Swift.Int) -> ()", "Node"),
    ("(extension in App):Swift.Array<A>.Cursor", "[A].Cursor"),
    ("(App.Item, other: Swift.Int)", "(Item, other: Int)"),
    ("(App.Item) -> ()", "(Item) -> ()"),
    ("Swift.Optional<any App.Shape>", "(any Shape)?"),
    ("Int", "Int"),
    ("", ""),
  ])
  func `a type`(demangled: String, written: String) {
    #expect(SourceName.type(demangled) == written)
  }

  @Test(arguments: [
    ("closure #1 () -> () in App.Detail.load() -> ()", "closure #1 in Detail.load()"),
    (
      "partial apply forwarder for closure #2 @Sendable () async -> () in App.Detail.init(name: Swift.String, Swift.Int) -> App.Detail",
      "closure #2 in Detail.init(name:_:)"
    ),
    (
      "implicit closure #2 () -> () in implicit closure #1 (App.Leaf) -> () -> () in App.run() -> ()",
      "implicit closure #2 in implicit closure #1 in run()"
    ),
    (
      "closure #1 () -> () in variable initialization expression of App.Closures.none : () -> ()",
      "closure #1 in variable initialization expression of Closures.none"
    ),
    ("App.Detail.save() -> ()", "Detail.save()"),
  ])
  func `a function`(demangled: String, written: String) {
    #expect(SourceName.function(demangled) == written)
  }
}
