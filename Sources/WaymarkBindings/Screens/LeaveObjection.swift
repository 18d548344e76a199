package import Waymark

/// The objection of a view to leaving its screen, while the view has a reason for it.
///
/// The view keeps the objection, and updates it whenever SwiftUI evaluates the view. The objection stays while
/// another screen covers the view or another tab is selected. It ends when the view releases it.
@MainActor
package final class LeaveObjection<R: Route> {
  /// The answer of the view as it was evaluated last; `nil` while there is no reason to ask.
  ///
  /// A view's `body` may set it, because it changes nothing that views observe.
  package var decide: (@MainActor (LeaveRequest) -> LeaveDecision<R>)?
  private var registration: Registration?
  /// The context with which the objection is registered.
  private var context: ScreenContext<R>?

  package init() {}

  /// Registers the objection or ends it, as there is a reason or none.
  ///
  /// - Parameter context: The context of the screen that the view is in.
  package func apply(to context: ScreenContext<R>) {
    let isElsewhere = self.context.map { $0.id != context.id || $0.phase == .removed } ?? false
    guard (decide != nil) != (registration != nil) || isElsewhere else { return }
    registration?.cancel()
    registration = decide.map { _ in
      context.onLeave { [weak self] request -> LeaveDecision<R> in self?.decide?(request) ?? .allow }
    }
    self.context = decide.map { _ in context }
  }

  deinit {
    MainQueue.release(&registration) { $0.cancel() }
    MainQueue.release(&context)
    MainQueue.release(&decide)
  }
}
