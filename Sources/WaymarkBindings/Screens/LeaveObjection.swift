package import Waymark

/// The objection of a view to leaving its screen, as long as the view is part of its screen and has a reason for it.
///
/// Views hold it, and say what to answer whenever they are described. A view that is covered or in another
/// tab is still part of its screen, and its objection stays. The objection ends when nobody holds it any more.
@MainActor
package final class LeaveObjection<R: Route> {
  /// The closure that answers.
  package enum Answer {
    case immediate(@MainActor (LeaveRequest) -> LeaveDecision<R>)
    /// Later, perhaps after it has saved something.
    case deferred(@MainActor (LeaveRequest) async -> LeaveDecision<R>)
  }

  private var answer: Answer?
  private var isActive = false
  private var registration: Registration?
  /// The context that the objection is registered with.
  private var context: ScreenContext<R>?

  package init() {}

  /// Sets what is answered from now on, and whether there is a reason to ask.
  ///
  /// You may call it while views are being described: it tells nobody.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a reason.
  ///   - answer: What answers; whether at once or later stays as it was at first.
  package func update(_ isActive: Bool, _ answer: Answer) {
    self.isActive = isActive
    self.answer = answer
  }

  /// Registers or ends the objection, as was said last.
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

  /// The answer as it was said last, though that is not applied yet because the view is covered.
  private var currentAnswer: Answer? { isActive ? answer : nil }

  deinit {
    MainQueue.release(&registration) { $0.cancel() }
    MainQueue.release(&context)
    MainQueue.release(&answer)
  }
}
