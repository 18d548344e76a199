#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark
  import WaymarkBindings

  /// The contexts that a screen and what is in it can have: the app's, and that of the feature it belongs to.
  @MainActor
  struct ScreenContexts {
    private var byRoute: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    init<R: Route>(_ context: ScreenContext<R>) {
      byRoute[ObjectIdentifier(R.self)] = context
    }

    func context<R: Route>(for route: R.Type) -> ScreenContext<R>? {
      byRoute[ObjectIdentifier(route)] as? ScreenContext<R>
    }

    func adding<R: Route>(_ context: ScreenContext<R>) -> ScreenContexts {
      var all = self
      all.byRoute[ObjectIdentifier(R.self)] = context
      return all
    }
  }

  private struct ScreenContextsKey: EnvironmentKey {
    nonisolated static var defaultValue: ScreenContexts { ScreenContexts() }
  }

  extension EnvironmentValues {
    var screenContexts: ScreenContexts {
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
      transformEnvironment(\.screenContexts) { $0 = $0.adding(context) }
    }

    /// Asks a closure before a screen is left, which may keep the screen or have the user asked, while there is a reason to ask.
    ///
    /// ```swift
    /// .onLeave(context, isActive: draft.hasChanges) { _ in
    ///   .ask(Questions.discard) { $0 == true ? .allow : .stay("unsaved") }
    /// }
    /// ```
    ///
    /// While it is active, the gestures that would leave the screen are held: the swipe back and the pull on
    /// a sheet. The back button asks. It lasts as long as the view is part of its screen, also while another
    /// screen covers it.
    ///
    /// - Parameters:
    ///   - context: The context of the screen.
    ///   - isActive: Whether there is a reason to ask, as there is for a draft that has not been saved.
    ///   - decide: What to answer.
    /// - Returns: The view.
    @MainActor
    public func onLeave<R: Route>(
      _ context: ScreenContext<R>, isActive: Bool = true,
      _ decide: @escaping @MainActor (LeaveRequest) -> LeaveDecision<R>
    ) -> some View {
      modifier(LeaveModifier(context: context, isActive: isActive, answer: .immediate(decide)))
    }

    /// Asks a closure that may take its time before a screen is left, to save first, while there is a reason to ask.
    ///
    /// ```swift
    /// .onLeave(context, isActive: draft.hasChanges) { _ in
    ///   await draft.save() ? .allow : .stay("unsaved")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - context: The context of the screen.
    ///   - isActive: Whether there is a reason to ask, as there is for a draft that has not been saved.
    ///   - decide: What to answer.
    /// - Returns: The view.
    @MainActor
    public func onLeave<R: Route>(
      _ context: ScreenContext<R>, isActive: Bool = true,
      _ decide: @escaping @MainActor (LeaveRequest) async -> LeaveDecision<R>
    ) -> some View {
      modifier(LeaveModifier(context: context, isActive: isActive, answer: .deferred(decide)))
    }
  }
#endif
