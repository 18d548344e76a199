import HeadlessUIKit

/// A window of the model of UIKit that verbs are played in, by the app, by a user and by time.
@MainActor
public final class TracedWindow {
  /// The window.
  public let window = UIWindow()

  /// The warnings of UIKit.
  public private(set) var warnings: [UIKitWarning] = []

  /// Lets everything else come to rest, such as a clock.
  private let settle: () -> Void

  /// Makes a window, hidden and without a root.
  ///
  /// - Parameter settle: What else has to happen before everything is at rest.
  public init(settle: @escaping () -> Void) {
    self.settle = settle
  }

  /// Plays one turn and lets everything come to rest.
  ///
  /// - Parameter turn: Performs the verbs of the turn.
  /// - Returns: What is on the screen then.
  public func play(_ turn: () -> Void) -> String {
    let outer = UIKitWarnings.isPrinting
    UIKitWarnings.isPrinting = false
    warnings += UIKitWarnings.during {
      turn()
      rest()
    }
    UIKitWarnings.isPrinting = outer
    return shown
  }

  private func rest() {
    repeat {
      window.clock.runUntilIdle()
      settle()
    } while !window.clock.isIdle
  }

  /// The picture on the screen.
  public var shown: String {
    let tree = window.snapshot { $0.title ?? "\(type(of: $0))" }
    return folded(tree.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n"))
  }

  /// Performs a verb that is the user's or time's.
  ///
  /// - Parameter verb: Any verb.
  /// - Returns: Whether it was one of those.
  public func perform(_ verb: Verb) -> Bool {
    switch verb.kind {
    case "late": window.clock.endsUnanimatedAtOnce = false
    case "wait": window.clock.advance(by: 0.2)
    case "back": _ = window.user.tapBack()
    case "swipe": _ = window.user.swipeBack()
    case "pull": _ = window.user.pullDown()
    case "tap": _ = window.user.tapTab(verb.name == "other" ? 1 : 0)
    default: return false
    }
    return true
  }
}
