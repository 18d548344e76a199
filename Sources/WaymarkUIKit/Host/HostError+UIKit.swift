import Waymark

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
  ///   - places: How many columns there can be.
  /// - Returns: The error.
  static func columnsOfAnotherStyle(_ type: String, places: Int) -> HostError {
    HostError("\(type) has not the style for \(places) columns: make it with init(style:)")
  }

  /// A navigation controller did not carry out a change of its stack.
  ///
  /// - Parameter type: The type of the controller.
  /// - Returns: The error.
  static func changeRefused(_ type: String) -> HostError {
    HostError("\(type) did not change its stack: what it overrides has to call what UIKit does")
  }
}
