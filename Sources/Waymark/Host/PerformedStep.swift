/// The step that an asynchronous host is performing, known to the tasks in which it does.
///
/// It is what tells a navigation's outcome awaited inside a step that the navigation waits for, a wait without end.
struct PerformedStep: Sendable {
  /// The step, in the tasks in which it is performed.
  static let local = TaskLocal<PerformedStep?>(wrappedValue: nil)

  static var current: PerformedStep? { local.get() }

  /// The navigations that are committed and cannot end before the step does.
  let waiting: @Sendable @MainActor (NavigationID) -> Bool

  @MainActor
  func isAwaited(by navigation: NavigationID) -> Bool { waiting(navigation) }
}
