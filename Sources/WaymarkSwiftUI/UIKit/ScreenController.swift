#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  import UIKit
  public import Waymark

  /// A screen made of SwiftUI views for a host that shows view controllers.
  ///
  /// ```swift
  /// func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
  ///   switch route {
  ///   case .home: HomeController(context)
  ///   case .item(let id): ScreenController(context) { ItemView(id: id) }
  ///   }
  /// }
  /// ```
  ///
  /// Its views find the context in the environment. The router does not see screens that they present or push by
  /// themselves.
  @MainActor
  public final class ScreenController: UIHostingController<AnyView> {
    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - context: The context of the screen.
    ///   - content: Makes the screen's view.
    public init<R: Route, Content: View>(
      _ context: ScreenContext<R>, @ViewBuilder content: () -> Content
    ) {
      super.init(rootView: AnyView(content().screenContext(context)))
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) {
      nil
    }
  }

  /// A router's view as one screen of an app of view controllers, with a navigation bar of its own.
  ///
  /// Push it, present it, or make it a tab or a child: it hides the navigation bar of the stack that it is
  /// on. The router handles the screens inside, and the app that shows the controller dismisses it.
  ///
  /// ```swift
  /// navigationController.pushViewController(RouterController(RouterView(router) { … }), animated: true)
  /// ```
  @MainActor
  public final class RouterController: UIHostingController<AnyView> {
    /// The stack whose bar was hidden.
    private weak var barHidden: UINavigationController?

    /// Makes a screen.
    ///
    /// - Parameter view: The router's view.
    public init<R: Route, Screen: View>(_ view: RouterView<R, Screen>) {
      // A hosting controller shows or hides the bar as its views say, whatever the stack was told.
      super.init(rootView: AnyView(view.toolbar(.hidden, for: .navigationBar)))
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) {
      nil
    }

    /// Hides the navigation bar of the stack that the screen is on.
    ///
    /// - Parameter animated: Whether it is animated.
    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let stack = navigationController, stack === parent, !stack.isNavigationBarHidden else { return }
      barHidden = stack
      stack.setNavigationBarHidden(true, animated: animated)
    }

    /// Shows the bar again that was hidden, when another screen replaces this one.
    ///
    /// - Parameter animated: Whether it is animated.
    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      // Below a modal or in another tab the screen is still on top, and comes back as it was.
      guard let stack = barHidden, stack.topViewController !== self else { return }
      barHidden = nil
      stack.setNavigationBarHidden(false, animated: animated)
    }
  }
#endif
