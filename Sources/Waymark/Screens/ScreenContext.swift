import WaymarkCore

/// A screen's own route, and navigation as seen from where the screen is.
///
/// Screens that have only a context do not know one another. A feature's screen has a context of the feature,
/// which uses the feature's routes; see ``scoped(_:extract:)``.
///
/// A context stands for an entry of the tree, whichever host shows it. When another host takes over, it makes a new screen for
/// the entry. The context of the old screen still navigates as long as the entry is in the tree, so a model that has kept it goes
/// on working. But the life of the old screen has ended: its ``phase`` is `removed`, its tasks are cancelled, and objections and
/// observers that it adds are not called. If a window still shows that screen, a button on it counts as code of the app. Once the
/// entry has left the tree, its contexts refuse to navigate.
@MainActor
public final class ScreenContext<R: Route> {
  let record: ScreenRecord
  let words: RouterWords
  /// The router's route when the context was made.
  let firstRoute: AnyRoute
  /// The way from the router's routes to those of a feature; `nil` if they are the same.
  let feature: MainBound<FeatureRoutes<R>>?

  var router: (any ScreenRouter)? { words.router }

  init(
    _ record: ScreenRecord, of words: RouterWords,
    firstRoute: AnyRoute, feature: FeatureRoutes<R>? = nil
  ) {
    self.record = record
    self.words = words
    self.firstRoute = firstRoute
    self.feature = feature.map { MainBound($0) }
  }

  /// The screen's entry.
  public var id: EntryID { record.id }

  /// The screen's current route, which changes when it is updated in place.
  public var route: R { typed(record.route) ?? feature?.value.last.feature ?? firstRoute.typed() }

  /// Where the screen is in its life.
  public var phase: ScreenPhase { record.phase }

  /// A way to put a route into a box of the router's.
  var box: @MainActor (R) -> AnyRoute {
    guard let feature else { return { AnyRoute($0) } }
    return { feature.value.embed($0) }
  }

  /// The route in a box of the router's; `nil` if it is not the feature's.
  private func typed(_ route: AnyRoute) -> R? {
    if let feature { feature.value.find(in: route, router) } else { route.typed() }
  }

  func submit(_ edit: WaymarkCore.Edit, _ options: NavigationOptions) -> Navigation {
    router?.ask(edit, options, from: id) ?? orphan(options)
  }

  func orphan(_ options: NavigationOptions) -> Navigation {
    Navigation(0, ended: .failed(.routerReleased), options, words)
  }

  /// Pushes a route on top of the stack that this screen is in.
  ///
  /// A button that is tapped twice pushes once: what the screen has pushed or presented last is not pushed or presented
  /// again while it is undecided, or while its place is there.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation: the last one if that asked for the same and goes on, or one that is `unchanged` if its place is there.
  @discardableResult
  public func push(_ route: R, options: NavigationOptions = .standard) -> Navigation {
    submit(.push(box(route)), options)
  }

  /// Presents a route over everything, on a stack of its own, only once as with ``push(_:options:)``.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - presentation: How the modal is presented; as the route is placed if `nil`, and as a sheet if that is no modal.
  ///   - options: How to carry it out.
  /// - Returns: The navigation: the last one if that asked for the same and goes on, or one that is `unchanged` if its place is there.
  @discardableResult
  public func present(
    _ route: R, as presentation: Presentation? = nil, options: NavigationOptions = .standard
  ) -> Navigation {
    let route = box(route)
    let modal = presentation ?? .modal(router?.presentation(of: route))
    return submit(.present(Modal(modal, .stack(RouteStack(root: route)))), options)
  }

  /// Presents a modal, which may hold a whole stack or tabs, over everything, only once as with
  /// ``push(_:options:)``.
  ///
  /// - Parameters:
  ///   - modal: The modal.
  ///   - options: How to carry it out.
  /// - Returns: The navigation: the last one if that asked for the same and goes on, or one that is `unchanged` if its place is there.
  @discardableResult
  public func present(_ modal: Modal<R>, options: NavigationOptions = .standard) -> Navigation {
    submit(.present(modal.map(box, box)), options)
  }

  /// Goes to a route: back to it if it is already there, or else to where the `placement` of ``RouterConfiguration``
  /// puts it.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func show(_ route: R, options: NavigationOptions = .standard) -> Navigation {
    router?.show(box(route), options, from: id) ?? orphan(options)
  }

  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ key: R, options: NavigationOptions = .standard) -> Navigation {
    submit(.select(box(key)), options)
  }

  /// Removes this screen from its stack, with everything above it and optionally some screens below it, but
  /// never the root.
  ///
  /// - Parameters:
  ///   - count: How many to remove at most, counted from this screen down. Those above it do not count.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which is `unchanged` for the root of a stack. ``close(options:)`` closes a modal with it.
  @discardableResult
  public func pop(_ count: Int = 1, options: NavigationOptions = .standard) -> Navigation {
    submit(.pop(count), options)
  }

  /// Replaces this screen, and everything above it in its stack, with a route.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func replaceTop(with route: R, options: NavigationOptions = .standard) -> Navigation {
    submit(.replaceTop(box(route)), options)
  }

  /// Goes back to this screen: removes what is above it in its stack.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func popToSelf(options: NavigationOptions = .standard) -> Navigation {
    submit(.popToEntry(id), options)
  }

  /// Changes the route of this screen in place.
  ///
  /// - Parameters:
  ///   - route: Where the screen leads from now on.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func update(to route: R, options: NavigationOptions = .standard) -> Navigation {
    submit(.update(id, box(route)), options)
  }

  /// Closes this screen with everything above it; closing the root of a modal dismisses the modal.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func close(options: NavigationOptions = .standard) -> Navigation {
    submit(.close(id), options)
  }

  /// Closes the modal that this screen is in, however deep the screen is in its stack; outside a modal
  /// nothing happens.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func dismiss(options: NavigationOptions = .standard) -> Navigation {
    submit(.dismiss, options)
  }

  /// Has the router do something in the screen's name.
  #if !hasFeature(Embedded)
    package func make(_ request: some ScreenRequest, _ options: NavigationOptions) -> Navigation {
      guard let router else { return orphan(options) }
      guard router.core.state.goal.contains(id) else { return router.end(.failed(.screenGone), options) }
      return router.make(request, by: id)
    }
  #else
    package func open(received url: String, _ options: NavigationOptions) -> Navigation {
      guard let router else { return orphan(options) }
      guard router.core.state.goal.contains(id) else { return router.end(.failed(.screenGone), options) }
      return router.open(received: url, options: options)
    }
  #endif
}
