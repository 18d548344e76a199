/// Why a step could not be shown on UIKit.
public enum UIKitHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The router that the host shows is gone.
  case routerMissing
  /// A step came before the first tree.
  case nothingShown
  /// The step was planned for something else than the host shows.
  case stepDoesNotFit
  /// A newer step or rebuild came before this one could begin.
  case overtaken
  /// The transition was given up half-way.
  case cancelled
  /// UIKit would not present a modal: what should present it is not in a window or is busy.
  case presentationRefused
  /// Something was to be pushed on an alert, or tabs put into one: an alert is one screen.
  case alertHoldsOneScreen
  /// A screen is a controller that UIKit does not take on a stack, such as a navigation controller or an alert.
  case screenCannotBePushed(String)
  /// Two entries got the same controller, or one that is elsewhere already: a coordinator makes a new one each time.
  case screenInUse(String)

  /// What went wrong.
  public var description: String {
    switch self {
    case .routerMissing: "the router is gone"
    case .nothingShown: "a step came before the first tree"
    case .stepDoesNotFit: "the step does not fit what is shown"
    case .overtaken: "a newer request came before this one began"
    case .cancelled: "the transition was given up half-way"
    case .presentationRefused: "UIKit refused to present: the presenter is not in a window or is busy"
    case .alertHoldsOneScreen: "an alert holds one screen: present a sheet for a stack or tabs"
    case .screenCannotBePushed(let type):
      "\(type) cannot be on a stack: return a plain controller, and present an alert as an alert"
    case .screenInUse(let type): "\(type) is a screen already: make a new controller for every entry"
    }
  }
}
