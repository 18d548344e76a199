/// What knows the screens of an app or of a feature: which screen a route leads to, and where it is placed.
///
/// A host asks for screens, the router for placements. `screen(for:context:)` is best an exhaustive switch, so that the
/// compiler names every route without a screen.
///
/// ```swift
/// struct ShopCoordinator: Coordinator {
///   func screen(for route: ShopRoute, context: ScreenContext<ShopRoute>) -> Page {
///     switch route {
///     case .catalogue: CataloguePage(context)
///     case .product(let id): ProductPage(id, context)
///     }
///   }
/// }
/// ```
@MainActor
public protocol Coordinator<R> {
  /// The routes of the app or of the feature.
  associatedtype R: Route
  /// What the host shows: a view controller, a view, a page.
  associatedtype Screen

  /// Makes the screen that a route leads to.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - context: What the screen gets to navigate with, instead of a router.
  /// - Returns: The screen.
  func screen(for route: R, context: ScreenContext<R>) -> Screen

  /// Where a route goes that is shown without saying how.
  ///
  /// - Parameter route: The route.
  /// - Returns: Where it goes; on the visible stack unless a coordinator says otherwise.
  func placement(of route: R) -> Placement<R>
}

extension Coordinator {
  /// On the stack that the user sees.
  ///
  /// - Parameter route: The route.
  /// - Returns: Always `push`.
  public func placement(of route: R) -> Placement<R> { .push }
}
