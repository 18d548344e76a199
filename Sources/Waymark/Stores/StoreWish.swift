/// What a store wants, from when it was asked for.
@MainActor
struct StoreWish<R: Route> {
  let tree: RouteTree<R>
  let navigation: Navigation<R>

  /// How many answers to refusals it comes of, each of which had the store want something else.
  let depth: Int

  /// Whether the router's tree says what came of it: it was committed, it ended, or it waits for a detour that is open.
  func isDecided(by router: Router<R>) -> Bool {
    navigation.isCommitted || navigation.currentOutcome != nil || router.isHeld(navigation)
  }
}

/// How often in a row stores have been told that they do not get what they want, and wanted something else at once.
///
/// Two routers whose guards contradict one another would put one store to and fro without end.
enum StoreAnswers {
  static let local = TaskLocal<Int>(wrappedValue: 0)
  static let limit = 16

  static var depth: Int { local.get() }
}
