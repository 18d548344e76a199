/// A reference to a router that does not keep it alive.
///
/// One is shared by all handles and acknowledgements of a router: a weak reference of their own would cost each of them
/// more than the rest of it.
@MainActor
@usableFromInline
final class RouterReference<R: Route> {
  @exclusivity(unchecked) @usableFromInline weak var router: Router<R>?

  /// The parts of a step, compiled for the app's routes, for code that is compiled once for all of them.
  @usableFromInline let specialized: SpecializedStep<R>

  @inlinable
  init(_ specialized: SpecializedStep<R>) {
    self.specialized = specialized
  }
}

/// The parts of a step's way as they are where a router is made, which is where the app's routes are known.
///
/// The way of a step is compiled there for these routes. Code that does not know them, such as guards and hosts written
/// for any routes, gets back to that code through these functions, because compiled for all routes it takes many times
/// as long.
@MainActor
@usableFromInline
struct SpecializedStep<R: Route> {
  /// Carries out an intent.
  @usableFromInline let submit: @MainActor (Router<R>, Intent<R>, NavigationOptions) -> Navigation<R>

  /// Finds what an intent would change.
  @usableFromInline let propose: @MainActor (Router<R>, Intent<R>) -> ProposedChange<R>?

  /// Changes the tree.
  @usableFromInline let commit:
    @MainActor (Router<R>, ProposedChange<R>, _ firstNewID: UInt64, Navigation<R>) -> Void

  /// Tells the router that a host has done what it was asked for.
  @usableFromInline let acknowledge: @MainActor (RouterReference<R>, _ request: UInt64) -> Void

  /// The routes of a tree.
  @usableFromInline let routes: @MainActor (EntryTree<R>) -> RouteTree<R>

  /// Whether nobody could tell two trees apart.
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
