#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// The context of the screen that a view is in.
  ///
  /// ```swift
  /// struct BuyButton: View {
  ///   @CurrentScreen<ShopRoute> private var screen
  ///
  ///   var body: some View {
  ///     Button("Buy") { screen?.push(.checkout) }
  ///   }
  /// }
  /// ```
  @MainActor
  @propertyWrapper
  public struct CurrentScreen<R: Route>: DynamicProperty {
    @Environment(\.screenContexts) private var contexts

    /// Makes a property wrapper that looks the context up.
    public init() {}

    /// The context; `nil` outside a screen with such routes, as in a preview.
    public var wrappedValue: ScreenContext<R>? { contexts[ObjectIdentifier(R.self)] as? ScreenContext<R> }
  }

  /// The contexts that the views of a screen find, by the type of their routes: the app's, and that of the feature
  /// that the screen belongs to.
  private struct ScreenContextsKey: EnvironmentKey {
    nonisolated static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  extension EnvironmentValues {
    var screenContexts: [ObjectIdentifier: AnyObject] {
      get { self[ScreenContextsKey.self] }
      set { self[ScreenContextsKey.self] = newValue }
    }
  }

  extension View {
    /// Gives the views of a feature's screen the feature's context.
    ///
    /// ```swift
    /// case .shop(let route):
    ///   let shop = context.scoped(AppRoute.shop)
    ///   ShopScreen(route: route).screenContext(shop)
    /// ```
    ///
    /// - Parameter context: The context, which speaks the feature's routes.
    /// - Returns: The view.
    @MainActor
    public func screenContext<R: Route>(_ context: ScreenContext<R>) -> some View {
      transformEnvironment(\.screenContexts) { $0[ObjectIdentifier(R.self)] = context }
    }
  }
#endif
