#if GTK && canImport(CGTK4)
  import Waymark

  /// Tells a screen of its new routes, once of each: a step tells it before it is acknowledged, and the router tells it of whatever
  /// else makes its route another one, such as a rebuild or a tree that goes back.
  @MainActor
  final class RouteNews<R: Route> {
    private weak var screen: (any GTKScreen)?
    private let context: ScreenContext<R>
    /// The route that the screen has read, or could have, when it was made or last told.
    private var told: R

    init(_ screen: any GTKScreen, _ context: ScreenContext<R>) {
      self.screen = screen
      self.context = context
      // Not that of the entry that it was made for: the tree may be ahead of what is shown.
      told = context.route
    }

    func tell() {
      told = context.route
      screen?.routeDidChange()
    }

    /// Tells the screen of a route, unless it knows it.
    ///
    /// - Returns: Whether it was news.
    func tell(_ route: R) -> Bool {
      guard !route.isIndistinguishable(from: told) else { return false }
      tell()
      return true
    }
  }
#endif
