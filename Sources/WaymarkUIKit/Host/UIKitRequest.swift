import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A request of the router's, and how far the host is with it.
@MainActor
final class UIKitRequest<R: Route>: PendingRequest<R> {
  enum Stage {
    /// It waits for what moves on the screen.
    case waiting
    /// It came while the host looked at what others have changed, or others changed it, and waits for the end of that.
    case postponed
    /// It is being carried out, which begins with making screens, or UIKit has not ended it.
    case underWay
  }

  var stage = Stage.waiting

  /// How often UIKit has refused it.
  var refusals = Attempts(limit: 6)

  /// The app's own animation of a stack's change, and whether UIKit has asked for its animator.
  var animation: (stack: UINavigationController, transition: UIKitTransition, isAsked: Bool)?
}

/// A call under way that changes what is shown.
enum Change {
  /// The host makes a change of its own in UIKit.
  case own
  /// Other code changes one of the host's controllers.
  case foreign
  /// The host looks at what others have changed.
  case look
}

/// How often something was tried that UIKit has refused.
struct Attempts {
  let limit: Int
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// The time until the next attempt, which grows; `nil` after the last one.
  mutating func next() -> Duration? {
    guard count < limit else { return nil }
    count += 1
    return .milliseconds(16 << count)
  }

  mutating func reset() { count = 0 }

  /// Whether there is no attempt left.
  var isOver: Bool { count == limit }
}
