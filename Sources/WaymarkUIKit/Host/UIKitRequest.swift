import Waymark

/// A request of the router's, with the host's progress.
@MainActor
final class UIKitRequest<R: Route> {
  /// The request itself, until it is answered.
  let pending: PendingRequest<R>

  /// Something that has to end before the host goes on with the request.
  enum Wait {
    /// A motion on the screen, whoever began it: a transition, a presentation, columns that collapse or expand.
    case motion
    /// Other code's call that changes a container, or the host's look at such changes, further up the call stack.
    case foreign
    /// The request's own changes, from the making of its screens until UIKit has ended its last attempt.
    case ownChange
  }

  var wait = Wait.motion

  /// The times that UIKit has refused it.
  var refusals = Attempts(limit: 6)

  /// The failure of a rebuild, after which what was shown before is shown again.
  var failure: HostError?

  /// How the step moves.
  var style = TransitionStyle.none

  init(_ acknowledgement: Acknowledgement<R>, step: NavigationStep<R>? = nil) {
    pending = PendingRequest(acknowledgement, step: step)
  }

  var step: NavigationStep<R>? { pending.step }
  var isWanted: Bool { pending.isWanted }
  var acknowledgement: Acknowledgement<R> { pending.acknowledgement }
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

/// The attempts at something that UIKit has refused or other code has undone.
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
}

extension HostError {
  /// The transition was cancelled half-way.
  static let cancelled = HostError("the transition was given up half-way")
  /// UIKit refused to present a modal: the presenter is not in a window or is busy.
  static let presentationRefused = HostError(
    "UIKit refused to present: the presenter is not in a window or is busy")
  /// UIKit refused to dismiss a modal: the presenter is busy.
  static let dismissalRefused = HostError("UIKit refused to dismiss: the presenter is busy")

  /// A screen is a controller that UIKit does not accept on a stack, such as a navigation controller, a split
  /// view controller or an alert.
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The error.
  static func screenCannotBePushed(_ type: String) -> HostError {
    HostError(
      "\(type) cannot be on a stack: return a plain controller; present an alert as an alert, and go to columns as columns"
    )
  }

  /// A coordinator has returned a navigation, tab bar or split view controller that already shows something.
  ///
  /// - Parameter type: The type of the controller.
  /// - Returns: The error.
  static func containerInUse(_ type: String) -> HostError {
    HostError("\(type) shows something already, or is presented; make a new one each time")
  }

  /// A coordinator has returned a split view controller for another number of columns, or without a column
  /// style.
  ///
  /// - Parameters:
  ///   - type: The type of the controller.
  ///   - capacity: How many columns there can be.
  /// - Returns: The error.
  static func columnsOfAnotherStyle(_ type: String, capacity: Int) -> HostError {
    HostError("\(type) has not the style for \(capacity) columns: make it with init(style:)")
  }

  /// A navigation controller did not carry out a change of its stack.
  ///
  /// - Parameter type: The type of the controller.
  /// - Returns: The error.
  static func changeRefused(_ type: String) -> HostError {
    HostError("\(type) did not change its stack: what it overrides has to call what UIKit does")
  }
}
