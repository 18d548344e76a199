#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark
  import WaymarkBindings

  /// Shows a router's tree with SwiftUI: stacks in navigation stacks, tabs in a tab view, columns in a split
  /// view, and modals as presentations.
  ///
  /// ```swift
  /// struct ContentView: View {
  ///   let router: Router<AppRoute>
  ///
  ///   var body: some View {
  ///     RouterView(router) { route in
  ///       switch route {
  ///       case .home: HomeView()
  ///       case .item(let id): ItemView(id: id)
  ///       case .signIn: SignInView()
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It fills a window, or any part of a view. One view at a time shows a router: the one that came on the
  /// screen last. The router hears of everything that the user does: a swipe back, a sheet pulled down, a tab
  /// tapped. The page on SwiftUI in this module's documentation has the details.
  @MainActor
  public struct RouterView<R: Route, Screen: View>: View {
    private let router: Router<R>
    private var parts: RouterParts<R, Screen>

    /// Makes a view whose screens take their context from the environment, or need none.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - screen: Makes the screen that a route leads to.
    public init(_ router: Router<R>, @ViewBuilder screen: @escaping @MainActor (R) -> Screen) {
      self.init(router) { route, _ in screen(route) }
    }

    /// Makes a view whose screens are given their context.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - screen: Makes the screen that a route leads to, from the route and the screen's context.
    public init(
      _ router: Router<R>, @ViewBuilder screen: @escaping @MainActor (R, ScreenContext<R>) -> Screen
    ) {
      self.router = router
      parts = RouterParts(screen: screen)
    }

    /// Makes a view whose screens a coordinator makes.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - coordinator: The coordinator.
    public init<C: Coordinator<R>>(_ router: Router<R>, coordinator: C) where C.Screen == Screen {
      self.init(router) { coordinator.screen(for: $0, context: $1) }
      parts.coordinator = coordinator
    }

    /// The view of the router.
    public var body: some View {
      RouterContent(router: router, parts: parts).id(ObjectIdentifier(router))
    }

    /// Sets how tabs look in the tab bar.
    ///
    /// - Parameter item: Makes the label of a tab, by its key.
    /// - Returns: The view.
    public func tabItems<Item: View>(@ViewBuilder _ item: @escaping @MainActor (R) -> Item) -> RouterView {
      with { $0.tabItem = { AnyView(item($0)) } }
    }

    /// Sets what an empty place of columns shows.
    ///
    /// - Parameter placeholder: Makes what is shown, by the position of the place: 1 or 2.
    /// - Returns: The view.
    public func emptyColumns<Placeholder: View>(
      @ViewBuilder _ placeholder: @escaping @MainActor (Int) -> Placeholder
    ) -> RouterView {
      with { $0.emptyColumn = { AnyView(placeholder($0)) } }
    }

    /// Sets whether columns are shown one at a time, whatever room there is.
    ///
    /// SwiftUI supports no split view inside a navigation stack or another split view. Use this if the
    /// router's view is in one of these. Columns in columns are always shown one at a time.
    ///
    /// - Parameter isOn: Whether they are. The value counts that is set when the view comes on the screen.
    /// - Returns: The view.
    public func showsColumnsOneAtATime(_ isOn: Bool = true) -> RouterView {
      with { $0.showsColumnsAlone = isOn }
    }

    /// Sets what alerts show.
    ///
    /// A route that is presented as an `alert` and has none covers the whole window, as any screen.
    ///
    /// - Parameter alert: Makes what an alert shows, by its route.
    /// - Returns: The view.
    public func alerts(_ alert: @escaping @MainActor (R) -> RouteAlert?) -> RouterView {
      with { $0.alert = alert }
    }

    #if !os(tvOS) && !os(watchOS)
      /// Sets what popovers point at.
      ///
      /// - Parameters:
      ///   - edge: The side of what it points at that the popover is on.
      ///   - anchor: The anchor in the layer below, by the route at the bottom of the popover.
      /// - Returns: The view.
      public func popoverAnchors(
        edge: Edge = .top, _ anchor: @escaping @MainActor (R) -> PopoverAttachmentAnchor
      ) -> RouterView {
        with {
          $0.popoverAnchor = anchor
          $0.popoverEdge = edge
        }
      }
    #endif

    private func with(_ change: (inout RouterParts<R, Screen>) -> Void) -> RouterView {
      var changed = self
      change(&changed.parts)
      return changed
    }
  }
#endif
