import WaymarkCore

/// The question to a guard whether something may be done.
public struct GuardRequest<R: Route>: Sendable {
  private let turn: Turn
  /// The intent that an edit of the app's own stands for.
  private let ownIntent: AnyValue?

  @MainActor init(_ turn: Turn, of router: Router<R>) {
    self.turn = turn
    ownIntent = router.core.tag(of: turn.edit)
  }

  private var request: Request { turn.request }
  var navigationID: NavigationID { NavigationID(turn.navigation) }

  /// The change that is asked for.
  public var intent: Intent<R> { Intent(turn.edit, own: ownIntent) }
  /// How it is carried out.
  public var options: NavigationOptions { NavigationOptions(request.options, request.priority) }
  /// The tree as it is.
  public var current: EntryTree<R> { turn.tree.typed() }
  /// The place that the guard is asked about; `nil` if it is asked about the navigation.
  public var entry: Entry<R>? { turn.place?.typed() }
  /// Whether a recheck asks about a place that is there already.
  public var isRecheck: Bool { turn.isRecheck }
  /// The origin of the navigation.
  public var cause: NavigationCause { NavigationCause(turn.cause, request.screen) }

  /// The route that it is about: that of the place, or of the navigation's destination.
  public var route: R { entry?.route ?? destination.route }

  /// The tree as it would be.
  public var proposed: EntryTree<R> { turn.result.typed() }

  /// The entries that would go, the deepest first.
  public var leaving: [Entry<R>] {
    isRecheck ? [] : turn.change.leaving.map { $0.typed() }
  }

  /// The entries that would come.
  public var entering: [Entry<R>] {
    if isRecheck, let entry { return [entry] }
    return turn.change.coming.map { $0.typed() }
  }

  /// The place that the user would see.
  public var destination: Entry<R> {
    if isRecheck, let entry { return entry }
    return turn.result.visibleElement.typed()
  }
}
