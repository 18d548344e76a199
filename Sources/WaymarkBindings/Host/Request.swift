import Waymark

/// The router's present request, and how far it has come.
@MainActor
final class Request<R: Route> {
  /// How far a request has come.
  enum Stage {
    /// It waits until nothing that the user does is in the way.
    case waiting
    /// Its screens are made, of which others hear.
    case making
    /// The models show it, or the next part of a rebuild, and views are waited for.
    case shown
  }

  let pending: PendingRequest<R>

  var stage = Stage.waiting

  /// The entries that it has brought and whose screens nobody has seen yet.
  ///
  /// Writes of views about these entries were made before they came.
  var fresh: Set<EntryID> = []

  /// The tab that was selected before, by the tabs: views may write it until they show the new one.
  var leftTab: (tabs: TabsModel<R>, key: R)?

  var isRebuild: Bool { pending.step == nil }

  init(_ pending: PendingRequest<R>) { self.pending = pending }
}

/// A sign that must come before the host ends its request, or begins the next one.
@MainActor
enum Sign<R: Route> {
  /// Views have taken up everything that was changed.
  case rendering
  /// The screen of an entry has come to rest where the user sees it.
  case appearance(EntryID)
  /// A modal is gone from the screen.
  case dismissal(LayerModel<R>)
  /// An alert has had the time to come or go, of which nobody tells.
  case alert
  /// A transition of the user's is over, which the closure knows.
  case transition(@MainActor () -> Bool)
  /// Views have had the time to write what the user's transition has changed.
  case writing
  /// The room for columns has had the time to change after views have written one.
  case room(ColumnsModel<R>)
}

/// A sign that is waited for, which may become another one while the time runs.
@MainActor
final class Wait<R: Route> {
  var sign: Sign<R>

  init(_ sign: Sign<R>) { self.sign = sign }
}
