/// The maker of the screens of an app or of a feature, which knows the screen that a route leads to.
///
/// A host asks it for screens. `screen(for:context:)` is best an exhaustive switch, so that the compiler names every route
/// without a screen. A coordinator does not decide where a route goes that is shown without saying how. The router asks
/// its configuration: see ``RouterConfiguration``.
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
  /// The type that the host shows: a view controller, a view, a page.
  associatedtype Screen

  /// Makes the screen that a route leads to.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - context: What the screen gets to navigate with, instead of a router.
  /// - Returns: The screen.
  func screen(for route: R, context: ScreenContext<R>) -> Screen
}
