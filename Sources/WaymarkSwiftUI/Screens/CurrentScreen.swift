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
    public var wrappedValue: ScreenContext<R>? { contexts.context(for: R.self) }
  }
#endif
