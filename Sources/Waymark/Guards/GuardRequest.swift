import WaymarkCore

/// The question to a guard whether something may be done.
public struct GuardRequest<R: Route>: Sendable {
  let navigationID: NavigationID
  /// The change that is asked for.
  public let intent: Intent<R>
  /// How it is carried out.
  public let options: NavigationOptions
  /// The tree as it is.
  public var current: EntryTree<R> { turn.proposal.tree.typed() }
  /// The place that the guard is asked about; `nil` if it is asked about the navigation.
  public let entry: Entry<R>?
  /// Whether a recheck asks about a place that is there already.
  public let isRecheck: Bool
  /// The origin of the navigation.
  public let cause: NavigationCause
  private let turn: Turn

  @MainActor init(_ turn: Turn, of router: Router<R>) {
    let request = turn.proposal.request
    navigationID = NavigationID(turn.proposal.navigation)
    intent =
      request.recheck.map { .recheck(asksScreens: $0.asksScreens) }
      ?? router.intent(request.edit)
    options = NavigationOptions(request.options, request.priority)
    entry = turn.place?.typed()
    isRecheck = turn.isRecheck
    cause = NavigationCause(turn.cause, request.screen)
    self.turn = turn
  }

  /// The route that it is about: that of the place, or of the navigation's destination.
  public var route: R { entry?.route ?? destination.route }

  /// The tree as it would be.
  public var proposed: EntryTree<R> { turn.proposal.result.typed() }

  /// The entries that would go, the deepest first.
  public var leaving: [Entry<R>] {
    isRecheck ? [] : turn.proposal.change.leaving(turn.proposal.tree).map { $0.typed() }
  }

  /// The entries that would come.
  public var entering: [Entry<R>] {
    if isRecheck, let entry { return [entry] }
    return turn.proposal.result.places(notIn: turn.proposal.tree).map { $0.typed() }
  }

  /// The place that the user would see.
  public var destination: Entry<R> {
    if isRecheck, let entry { return entry }
    return turn.proposal.result.visibleElement.typed()
  }
}
