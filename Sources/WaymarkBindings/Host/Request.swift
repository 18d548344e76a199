import Waymark

/// The router's present request, and how far it has come.
@MainActor
final class Request<R: Route> {
  /// How far a request has come.
  enum Stage {
    /// The host has not begun the request, because a transition of the user's is under way.
    case waiting
    /// The host makes the screens, and the app hears of them.
    case making
    /// The models show the step, or a part of the rebuild, and the host waits for views.
    case shown
  }

  let pending: PendingRequest<R>

  var stage = Stage.waiting

  /// The entries that the request has brought, until their screens begin to appear.
  ///
  /// A write about them is late: it was meant for the entries before.
  var fresh: Set<EntryID> = []

  /// The tab that was selected before a step that selects another one; views may still write it.
  var leftTab: (tabs: TabsModel<R>, key: R)?

  var isRebuild: Bool { pending.step == nil }

  init(_ pending: PendingRequest<R>) { self.pending = pending }
}

/// A sign by which the host knows that the request or the user's transition has ended.
enum Sign<R: Route> {
  /// Views have been evaluated with every change.
  case rendering
  /// Views have been evaluated with other room for columns, for which a screen may have yet to come.
  case turning
  /// The screen of an entry has come to rest where the user sees it.
  case appearance(EntryID)
  /// A modal is gone from the screen.
  case dismissal(LayerModel<R>)
  /// An alert has had the time to come or go, which SwiftUI does not report.
  case alert
  /// A transition of the user's has ended; until then the closure says that it is under way.
  case transition(@MainActor () -> Bool)
  /// Views have had the time to write the result of the user's transition.
  case writing
  /// A split view that has written a column has had the time to say that its room has changed.
  case room(ColumnsModel<R>)
}

/// A wait for a sign, which may change into another one while the time runs.
@MainActor
final class Wait<R: Route> {
  var sign: Sign<R>

  init(_ sign: Sign<R>) { self.sign = sign }
}
