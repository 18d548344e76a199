#if canImport(SwiftUI)
  import SwiftUI
  import Waymark

  /// Registers a veto while there is a reason for one.
  @MainActor
  struct LeaveModifier<R: Route>: ViewModifier {
    let context: ScreenContext<R>
    let isActive: Bool
    let decide: @MainActor () -> Decision<R>
    @State private var veto = LeaveVeto<R>()
    @Environment(\.screenContexts) private var contexts

    func body(content: Content) -> some View {
      let veto = veto
      let contexts = contexts
      veto.decide = decide
      return
        content
        .onAppear { veto.set(isActive, context, contexts) }
        .onDisappear { veto.set(false, context, contexts) }
        .task(id: isActive) { veto.set(isActive, context, contexts) }
    }
  }

  /// The veto of a view.
  @MainActor
  final class LeaveVeto<R: Route> {
    var decide: (@MainActor () -> Decision<R>)?
    private var registration: Registration?

    func set(_ isActive: Bool, _ context: ScreenContext<R>, _ contexts: ScreenContexts) {
      guard isActive != (registration != nil) else { return }
      registration?.cancel()
      registration = isActive ? context.onLeave { [weak self] in self?.decide?() ?? .allow } : nil
      contexts.lookAtVetoes()
    }
  }
#endif
