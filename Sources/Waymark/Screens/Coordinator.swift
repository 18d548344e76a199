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

/// A coordinator that begins to load what a screen shows while guards still decide whether the user may go there.
@MainActor
public protocol PreparingCoordinator<R>: Coordinator {
  /// Prepares the screen of a route, such as by filling a cache of the app's that `screen(for:context:)` reads.
  ///
  /// Its task is cancelled when the navigation ends otherwise than at that route, or goes elsewhere. It is not called for a navigation that
  /// nobody takes time to decide, whose screen is made at once.
  ///
  /// - Parameter route: The route that the user would see.
  func prepare(_ route: R) async
}
