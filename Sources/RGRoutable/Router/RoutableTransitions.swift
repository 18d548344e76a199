import UIKitOperations
public import Waymark

/// Shows every ``Routable`` of the app, one transition at a time.
///
/// Apps need it to hear of failures, and tests to put a clock of their own underneath:
///
/// ```swift
/// RoutableTransitions.shared = RoutableTransitions(timer: clock)
/// ```
@preconcurrency @MainActor
public final class RoutableTransitions {
  /// Shows routables from now on.
  public static var shared = RoutableTransitions()

  /// Called with what goes wrong: a method that a routable lacks, or a transition that does not end within the time limit.
  ///
  /// By default, it writes a line to standard error.
  public var onFailure: (any Error) -> Void {
    get { queue.onFailure }
    set { queue.onFailure = newValue }
  }

  let queue: TransitionQueue

  /// Makes one.
  ///
  /// - Parameters:
  ///   - timer: Measures how long transitions take; the main queue's if `nil`.
  ///   - timeLimit: How long a transition is waited for after a finger has let go of it.
  public init(timer: (any NavigationTimer)? = nil, timeLimit: Duration = .seconds(3)) {
    queue = TransitionQueue(timer: timer ?? MainQueueTimer(), timeLimit: timeLimit, module: "RGRoutable")
  }
}
