import Waymark

extension HostError {
  /// The transition was given up half-way.
  public static let cancelled = HostError("the transition was given up half-way")
  /// UIKit would not present a modal: what should present it is not in a window or is busy.
  public static let presentationRefused = HostError(
    "UIKit refused to present: the presenter is not in a window or is busy")
  /// UIKit would not dismiss a modal: what presents it is busy.
  public static let dismissalRefused = HostError("UIKit refused to dismiss: the presenter is busy")

  /// A screen is a controller that UIKit does not take on a stack, such as a navigation or split view controller or an alert.
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The error.
  public static func screenCannotBePushed(_ type: String) -> HostError {
    HostError(
      "\(type) cannot be on a stack: return a plain controller; present an alert as an alert, and go to columns as columns"
    )
  }

  /// A coordinator has returned a navigation, tab bar or split view controller that shows something already.
  ///
  /// - Parameter type: The type of the controller.
  /// - Returns: The error.
  public static func containerInUse(_ type: String) -> HostError {
    HostError("\(type) shows something already, or is presented; make a new one each time")
  }

  /// A coordinator has returned a split view controller for another number of columns, or without columns.
  ///
  /// - Parameters:
  ///   - type: The type of the controller.
  ///   - places: How many columns there are.
  /// - Returns: The error.
  public static func columnsOfAnotherStyle(_ type: String, places: Int) -> HostError {
    HostError("\(type) has not the style for \(places) columns: make it with init(style:)")
  }

  /// A navigation controller has not done what it was told.
  ///
  /// - Parameter type: The type of the controller.
  /// - Returns: The error.
  public static func changeRefused(_ type: String) -> HostError {
    HostError("\(type) did not change its stack: what it overrides has to call what UIKit does")
  }
}
