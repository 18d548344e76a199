import Waymark

/// The places of the program.
enum WatchRoute: Route {
  /// A list, which is the root of a tab.
  case list(WatchListKind)
  /// Everything there is to say about a moment.
  case details(WatchMoment)
  /// The tree at a moment, from which the user goes on to others.
  case tree(WatchMoment)
  /// The screen that asks what to list.
  case filter
  case help

  /// The tree that the program begins with.
  static let start = RouteTree<WatchRoute>(
    tabs: RouteTab(.list(.navigations)), RouteTab(.list(.records)), RouteTab(.list(.problems)))
}

/// The context of a screen of the program.
typealias WatchContext = ScreenContext<WatchRoute>
