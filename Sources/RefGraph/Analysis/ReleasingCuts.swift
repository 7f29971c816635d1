/// The fewest references to speak of first whose cuts release the due objects that stay, and what no
/// single reference releases. Sentences and pictures name the same ones.
///
/// Of abandoned objects it is one reference that releases them all, where there is one; else each has
/// the reference of which a report speaks first, but for those that the one of another releases, too:
/// of a page and its closure, the reference that keeps the page. Of a leaked cycle it is the reference
/// of its loop that releases the most. Objects that are held for now need no cut, so they get none.
///
/// ```swift
/// // root app permanent    app.list -> list    list.page -> page    page.onSave -> block    due block, page
/// ReleasingCuts(of: analysis).cuts.map(\.reference.label)  // ["page"]
/// ReleasingCuts(of: analysis).cuts[0].releases             // [block, page]
/// ```
public struct ReleasingCuts: Sendable {
  /// The cuts: those of abandoned objects, then those of leaked cycles.
  public let cuts: [Cut]
  /// The due objects, abandoned or behind a leaked cycle, that no single reference releases.
  public let unreleased: [ObjectID]
  /// The due objects that nobody looked for a cut for, because there are too many.
  public let unsearched: [ObjectID]

  /// A reference, and what it is to be cut for.
  public struct Cut: Hashable, Sendable {
    /// The reference that is cut.
    public let reference: Snapshot.Reference
    /// The due objects that this releases and no cut before it does, in the order in which they are
    /// due; of a leaked cycle behind which nothing is due, its own objects.
    public let releases: [ObjectID]
  }

  /// For how many abandoned objects, and for how many leaked cycles, a cut is searched, at a linear
  /// cost each. What a cut releases besides needs no search of its own.
  public static let searchedLimit = 8

  /// Searches and replays cuts. Linear, with a factor that is bounded by ``searchedLimit``.
  public init(of analysis: SnapshotAnalysis) {
    var finder = CutFinder(analysis)
    finder.searchAbandoned()
    finder.searchLeaked()
    cuts = finder.cuts
    unreleased = finder.unreleased
    unsearched = finder.unsearched
  }
}
