package import Waymark

/// The objection of a view to leaving its screen, while the view has a reason for it.
///
/// The view keeps the objection, and updates it whenever SwiftUI evaluates the view. The objection stays while
/// another screen covers the view or another tab is selected. It ends when the view releases it.
@MainActor
package final class LeaveObjection<R: Route> {
  /// The closure that answers.
  package enum Answer {
    case immediate(@MainActor (LeaveRequest) -> LeaveDecision<R>)
    /// The answer comes later, perhaps after the closure has saved a draft.
    case deferred(@MainActor (LeaveRequest) async -> LeaveDecision<R>)
  }

  private var answer: Answer?
  private var isActive = false
  private var registration: Registration?
  /// The context with which the objection is registered.
  private var context: ScreenContext<R>?

  package init() {}

  /// Sets the closure that answers from now on, and whether there is a reason to ask.
  ///
  /// A view's `body` may call this, because it changes nothing that views observe.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a reason.
  ///   - answer: The closure; its kind stays as it was at first.
  package func update(_ isActive: Bool, _ answer: Answer) {
    self.isActive = isActive
    self.answer = answer
  }

  /// Registers the objection or ends it, according to the last update.
  ///
  /// - Parameter context: The context of the screen that the view is in.
  package func apply(to context: ScreenContext<R>) {
    let isElsewhere = self.context.map { $0.id != context.id || $0.phase == .removed } ?? false
    guard isActive != (registration != nil) || isElsewhere else { return }
    registration?.cancel()
    registration = isActive ? register(with: context) : nil
    self.context = isActive ? context : nil
  }

  private func register(with context: ScreenContext<R>) -> Registration {
    guard case .deferred = answer else {
      return context.onLeave { [weak self] request in
        guard case .immediate(let decide) = self?.currentAnswer else { return .allow }
        return decide(request)
      }
    }
    return context.onLeave { [weak self] request in
      guard case .deferred(let decide) = self?.currentAnswer else { return .allow }
      return await decide(request)
    }
  }

  /// The closure of the last update, which SwiftUI applies late if the view is covered.
  private var currentAnswer: Answer? { isActive ? answer : nil }

  deinit {
    MainQueue.release(&registration) { $0.cancel() }
    MainQueue.release(&context)
    MainQueue.release(&answer)
  }
}
