/// The step that an asynchronous host is performing, known to the tasks in which it does.
///
/// It is what tells a navigation's outcome awaited inside a step that the navigation waits for, a wait without end.
struct PerformedStep: Sendable {
  @TaskLocal static var current: PerformedStep?

  /// The navigations that are committed and cannot end before the step does.
  let waiting: @Sendable @MainActor (NavigationID) -> Bool

  @MainActor
  func isAwaited(by navigation: NavigationID) -> Bool { waiting(navigation) }
}
