import Waymark

/// A timer on which no time passes, so that nothing is measured but what is done at once.
final class StoppedTimer: NavigationTimer {
  var now: Duration { .zero }

  func schedule(at moment: Duration, _ body: @escaping @MainActor () -> Void) {}
}
