import Waymark

/// Where one can be in the program.
package enum WatchRoute: Route {
  /// A list, which is the root of a tab.
  case list(WatchListKind)
  /// All there is to say about a moment.
  case details(WatchMoment)
  /// The tree at a moment, from which one goes on to others.
  case tree(WatchMoment)
  /// The question what is listed.
  case filter
  case help

  /// Where the program begins.
  static let start = RouteTree<WatchRoute>(
    tabs: RouteTab(.list(.navigations)), RouteTab(.list(.records)), RouteTab(.list(.problems)))
}

/// What a screen of the program navigates with.
typealias WatchContext = ScreenContext<WatchRoute>
