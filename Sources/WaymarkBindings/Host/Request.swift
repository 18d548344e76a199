import Waymark

/// The router's present request, and how far it has come.
@MainActor
final class Request<R: Route> {
  let pending: PendingRequest<R>

  var isRebuild: Bool { pending.step == nil }

  /// Whether it is being carried out, which begins with making screens.
  var isUnderWay = false

  /// The sign that the request waits for.
  var completion = Completion<R>.immediate

  /// How often the request has waited for something else, which tells an old deadline from the current one.
  var round = 0

  /// Whether the models show what a step asks for; before that, its screens are made, of which others hear.
  var isDisplayed = false

  /// Entries that it has brought and whose screens nobody has seen yet.
  ///
  /// Writes of views about these entries were made before they came.
  var fresh: Set<EntryID> = []

  /// The tab that was selected before, by the tabs, until views have taken up the new one.
  var leftTab: (tabs: TabsModel<R>, key: R)?

  /// The stacks that could be seen before another tab or column came, until views have taken that up.
  var leftStacks: Set<ObjectIdentifier> = []

  /// Whether the room for columns has changed since it began, so that views may have more to show than they have read.
  var hasTurned = false

  /// Whether it brings modals, which is over only when they have come.
  var isModal: Bool {
    if case .present? = pending.step?.change { true } else { isRebuild }
  }

  init(_ pending: PendingRequest<R>) { self.pending = pending }

  /// Views have taken up what it has brought.
  func forgetWhatWasLeft() {
    leftTab = nil
    leftStacks = []
  }
}

/// The sign that a request has ended.
@MainActor
enum Completion<R: Route> {
  /// Nothing has to be waited for.
  case immediate
  /// Views have taken up everything that was changed.
  case rendering
  /// The screen of an entry has come to rest where the user sees it.
  case appearance(EntryID)
  /// A modal is gone from the screen.
  case dismissal(LayerModel<R>)
  /// The end is not told: as long as an alert takes to come or go.
  case time
}
