import Testing

@testable import RefGraphTesting

@Suite struct `What actors keep is told` {
  private func messages(weakly isWeak: Bool) async -> [String] {
    let nursery = Nursery()
    await Self.raise(nursery, weakly: isWeak)
    return nursery.findings().map(\.message)
  }

  @inline(never)
  private static func raise(_ nursery: Nursery, weakly isWeak: Bool) async {
    let store = Store()
    await store.bind(weakly: isWeak)
    nursery.watch(store, as: "store")
  }

  @Test func `a closure that an actor has of itself`() async {
    #expect(
      await messages(weakly: false) == [
        """
        store is leaked: no root reaches it; the cycle store → closure #2 in Store.bind(weakly:) → \
        store keeps it alive, and cutting closure #2 in Store.bind(weakly:).capture[0] releases it.
        Capture store weakly in closure #2 in Store.bind(weakly:).

        Retain cycle
          leaked, 2 objects
            store.onChange -> closure #2 in Store.bind(weakly:)
                releases closure #2 in Store.bind(weakly:) and store
            closure #2 in Store.bind(weakly:).capture[0] -> store
                <- cut here: releases store and closure #2 in Store.bind(weakly:)

        Still alive after 10 turns of the run loop
          store  Store  tracked at Pages.swift:1
        """
      ]
    )
    #expect(await messages(weakly: true) == [])
  }
}
