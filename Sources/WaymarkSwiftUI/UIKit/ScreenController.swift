#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit
  import Waymark

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
  /// Its views find the context in the environment. What they present and push by themselves is theirs alone.
  @MainActor
  public final class ScreenController: UIHostingController<AnyView> {
    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - context: The context of the screen.
    ///   - content: What it shows.
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
  /// Push it, present it, make it a tab or a child: it hides the navigation bar of the stack that it is on. What is inside
  /// is the router's; how the screen itself is left is the business of whoever shows it.
  ///
  /// ```swift
  /// navigationController.pushViewController(RouterController(RouterView(router) { … }), animated: true)
  /// ```
  @MainActor
  public final class RouterController: UIHostingController<AnyView> {
    private var hidBar = false

    /// Makes a screen.
    ///
    /// - Parameter view: The router's view.
    public init<R: Route, Screen: View>(_ view: RouterView<R, Screen>) {
      super.init(rootView: AnyView(view))
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
      hidBar = true
      stack.setNavigationBarHidden(true, animated: animated)
    }

    /// Shows the bar again that was hidden.
    ///
    /// - Parameter animated: Whether it is animated.
    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard hidBar else { return }
      hidBar = false
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }
#endif
