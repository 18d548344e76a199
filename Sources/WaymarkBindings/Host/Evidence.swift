import Waymark

/// What says that a request has ended.
@MainActor
enum Evidence<R: Route> {
  /// Nothing has to be waited for.
  case none
  /// Views have taken up everything that was changed.
  case rendering
  /// The screen of an entry has come to rest where the user sees it.
  case appearance(EntryID)
  /// A modal is gone from the screen.
  case dismissal(LayerModel<R>)
  /// Nobody tells: so long as an alert takes to come or go.
  case time
}
