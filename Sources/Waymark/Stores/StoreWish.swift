/// The tree that a store wants, and the navigation that was submitted for it.
@MainActor
struct StoreWish<R: Route> {
  let tree: RouteTree<R>
  let navigation: Navigation

  /// How many refusals in a row led to this wish, each of which made the store want something else.
  let depth: Int

  /// Whether the router's tree shows the result: the navigation was committed, it ended, or it waits for an open
  /// detour.
  func isDecided(by router: Router<R>) -> Bool {
    navigation.isCommitted || navigation.currentOutcome != nil || router.isHeld(navigation)
  }
}

/// How often in a row stores were refused a wish and wanted something else at once.
///
/// Two routers whose guards contradict each other would move one store back and forth without end.
enum StoreAnswers {
  static let local = TaskLocal<Int>(wrappedValue: 0)
  static let limit = 16

  static var depth: Int { local.get() }
}
