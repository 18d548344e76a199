#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Registers a veto while there is a reason for one.
  ///
  /// The veto does not end when the view disappears, because a view also disappears when another screen
  /// covers it.
  @MainActor
  struct LeaveModifier<R: Route>: ViewModifier {
    let context: ScreenContext<R>
    let isActive: Bool
    let answer: LeaveVeto<R>.Answer
    @State private var veto = LeaveVeto<R>()
    @Environment(\.screenContexts) private var contexts

    func body(content: Content) -> some View {
      let veto = veto
      let context = context
      let lookAtVetoes = contexts.lookAtVetoes
      veto.update(isActive, answer)
      return
        content
        .onAppear { veto.apply(to: context, lookAtVetoes) }
        .task(id: isActive) { veto.apply(to: context, lookAtVetoes) }
    }
  }
#endif
