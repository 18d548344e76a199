#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Registers an objection to leaving a screen while there is a reason for one.
  ///
  /// The objection does not end when the view disappears, because a view also disappears when another screen
  /// covers it.
  @MainActor
  struct LeaveModifier<R: Route>: ViewModifier {
    let context: ScreenContext<R>
    let isActive: Bool
    let answer: LeaveObjection<R>.Answer
    @State private var objection = LeaveObjection<R>()

    func body(content: Content) -> some View {
      let objection = objection
      let context = context
      objection.update(isActive, answer)
      return
        content
        .onAppear { objection.apply(to: context) }
        .task(id: isActive) { objection.apply(to: context) }
    }
  }
#endif
