#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark
  import WaymarkBindings

  extension View {
    /// Asks a closure before a screen is left.
    ///
    /// The closure may keep the screen, or have the user asked.
    ///
    /// ```swift
    /// .onLeave(context, isActive: draft.hasChanges) { _ in
    ///   .ask(Questions.discard) { $0 == true ? .allow : .stay("unsaved") }
    /// }
    /// ```
    ///
    /// While the objection is active, the swipe back and the pull on a sheet do nothing, and the back button asks.
    /// The objection lasts as long as the view is part of its screen, also while another screen covers it.
    ///
    /// - Parameters:
    ///   - context: The context of the screen.
    ///   - isActive: Whether there is a reason to ask, as there is for a draft that has not been saved.
    ///   - decide: The closure that answers.
    /// - Returns: The view.
    @MainActor
    public func onLeave<R: Route>(
      _ context: ScreenContext<R>, isActive: Bool = true,
      _ decide: @escaping @MainActor (LeaveRequest) -> LeaveDecision<R>
    ) -> some View {
      modifier(LeaveModifier(context: context, isActive: isActive, decide: decide))
    }

    /// Asks an asynchronous closure before a screen is left, for example to save a draft first.
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
    ///   - decide: The closure that answers.
    /// - Returns: The view.
    @MainActor
    public func onLeave<R: Route>(
      _ context: ScreenContext<R>, isActive: Bool = true,
      _ decide: @escaping @MainActor (LeaveRequest) async -> LeaveDecision<R>
    ) -> some View {
      onLeave(context, isActive: isActive) { request -> LeaveDecision<R> in .later { await decide(request) } }
    }
  }

  /// Registers an objection to leaving a screen while there is a reason for one.
  ///
  /// The objection does not end when the view disappears, because a view also disappears when another screen
  /// covers it.
  @MainActor
  struct LeaveModifier<R: Route>: ViewModifier {
    let context: ScreenContext<R>
    let isActive: Bool
    let decide: @MainActor (LeaveRequest) -> LeaveDecision<R>
    @State private var objection = LeaveObjection<R>()

    func body(content: Content) -> some View {
      let objection = objection
      let context = context
      objection.decide = isActive ? decide : nil
      return
        content
        .onAppear { objection.apply(to: context) }
        .task(id: isActive) { objection.apply(to: context) }
    }
  }
#endif
