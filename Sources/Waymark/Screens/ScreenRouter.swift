import WaymarkCore

/// A router as its screens know it, whatever its routes are.
@MainActor
protocol ScreenRouter: AnyObject {
  var core: Core { get }
  var savedChanges: Listeners<Void> { get }
  func ask(_ edit: WaymarkCore.Edit, _ options: NavigationOptions, from screen: EntryID?) -> Navigation
  func show(_ route: AnyRoute, _ options: NavigationOptions, from screen: EntryID) -> Navigation
  func open(
    _ route: AnyRoute, as presentation: Presentation?, _ options: NavigationOptions, from screen: EntryID?
  ) -> Navigation
  func presentation(of route: AnyRoute) -> Presentation?
  func close(_ id: EntryID, answering value: AnswerValue, _ options: NavigationOptions) -> Navigation
  func noteAnswer(_ value: AnyValue?, of id: EntryID)
  func finishDetour(of screen: EntryID?) -> Navigation?
  func add(
    _ decide: @escaping @MainActor (LeaveRequest) -> LeaveDecision<AnyRoute>, _ reasons: LeaveReasons,
    of id: EntryID
  ) -> Registration
  #if !hasFeature(Embedded)
    func make(_ request: some ScreenRequest, by screen: EntryID) -> Navigation
  #endif
  func end(_ outcome: NavigationOutcome, _ options: NavigationOptions) -> Navigation
  func open(received url: String, options: NavigationOptions) -> Navigation
  func noteMisuse(_ problem: String, _ advice: String, in navigation: NavigationID, as key: String?)
  func text(_ edit: WaymarkCore.Edit) -> String
}

extension Router: ScreenRouter {
  func show(_ route: AnyRoute, _ options: NavigationOptions, from screen: EntryID) -> Navigation {
    submit(.show(route.typed()), options, from: screen)
  }

  #if !hasFeature(Embedded)
    func make(_ request: some ScreenRequest, by screen: EntryID) -> Navigation {
      request.make(of: self, by: screen)
    }
  #endif

  func text(_ edit: WaymarkCore.Edit) -> String { intent(edit).description }

  func noteAnswer(_ value: AnyValue?, of id: EntryID) {
    parts.records[id]?.notedAnswer = value
    parts.records[id]?.ownDismissal?.report()
  }

  /// Closes a screen with an answer, on the screen or as the question to the user.
  ///
  /// The toolkit may have taken it away by itself, as an alert whose button was tapped, which nobody can refuse.
  func close(_ id: EntryID, answering value: AnswerValue, _ options: NavigationOptions) -> Navigation {
    let value = TypedValue(value)
    if parts.records[id]?.ownDismissal?.hasHappened() == true { noteAnswer(value, of: id) }
    return ask(.close(id), core.newNumber(), options, from: id, answer: value)
  }
}

extension RouterState {
  /// The place of a question that a screen may answer: its own, one below it in its stack, or that of its modal.
  func entry(askedAt place: AnyRoute, around id: EntryID) -> EntryID? {
    guard let position = goal.position(of: id), let stack = goal.stack(at: position.path) else { return nil }
    let below = stack.elements[...position.index].last { $0.route.isSamePlace(as: place) }
    if let below { return below.id }
    guard position.path.layer > 0 else { return nil }
    let root = goal.modals[position.path.layer - 1].root
    return root.route.isSamePlace(as: place) ? root.id : nil
  }
}

/// A module's own way to ask a router for something in the name of a screen, whose routes it does not know.
@MainActor
package protocol ScreenRequest {
  func make<R: Route>(of router: Router<R>, by screen: EntryID) -> Navigation
}
