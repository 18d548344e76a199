/// A reference to a router that does not keep it alive.
///
/// All handles and acknowledgements of a router share one. A weak reference of its own would cost each of them more
/// than everything else in it.
@MainActor
@usableFromInline
final class RouterReference<R: Route> {
  @exclusivity(unchecked) @usableFromInline weak var router: Router<R>?

  /// The functions of a step, specialized for the app's routes, for code that is compiled once for all
  /// routes.
  @usableFromInline let specialized: SpecializedStep<R>

  @inlinable
  init(_ specialized: SpecializedStep<R>) {
    self.specialized = specialized
  }
}

/// The functions of a step, taken where a router is made, because the app's routes are known there.
///
/// The code of a step is specialized for these routes there. Code that does not know them, such as guards and hosts
/// written for any routes, calls the specialized code through these functions. Unspecialized, it would take many times
/// as long.
@MainActor
@usableFromInline
struct SpecializedStep<R: Route> {
  /// Carries out an intent.
  @usableFromInline let submit: @MainActor (Router<R>, Intent<R>, NavigationOptions) -> Navigation

  /// Finds what an intent would change.
  @usableFromInline let propose: @MainActor (Router<R>, Intent<R>) -> ProposedChange<R>?

  /// Changes the tree.
  @usableFromInline let commit:
    @MainActor (Router<R>, ProposedChange<R>, _ firstNewID: UInt64, Navigation) -> Void

  /// Tells the router that a host has done what it was asked for.
  @usableFromInline let acknowledge: @MainActor (RouterReference<R>, _ request: UInt64) -> Void

  /// The routes of a tree.
  @usableFromInline let routes: @MainActor (EntryTree<R>) -> RouteTree<R>

  /// Whether two trees are indistinguishable.
  @usableFromInline let isSame: @MainActor (RouteTree<R>, RouteTree<R>) -> Bool

  /// Adds a record to a journal's list.
  @usableFromInline let append: Append

  @usableFromInline
  typealias Append =
    @MainActor (
      JournalBuffer<R>, _ sequence: UInt64, _ time: UInt64, _ navigation: UInt64, JournalPlace, JournalFact<R>
    ) -> Void

  @inlinable
  init() {
    append = { buffer, sequence, time, navigation, place, fact in
      buffer.noted.append(
        JournalRecord(sequence: sequence, time: time, navigation: navigation, place: place, fact: fact))
    }
    submit = { router, intent, options in router.submit(intent, options) }
    routes = { tree in tree.routes }
    isSame = { one, other in one.isIndistinguishable(from: other) }
    propose = { router, intent in router.propose(intent) }
    commit = { router, change, firstNewID, navigation in
      router.commit(change, firstNewID: firstNewID, navigation)
    }
    acknowledge = { reference, request in reference.router?.acknowledged(request) }
  }
}
