/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; what is below leaves it.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the controller that defines the context, which leaves the screen.
  case currentContext
  /// As a custom presentation controller has it.
  case custom
  /// Covers the screen; what is below stays.
  case overFullScreen
  /// Covers the controller that defines the context, which stays.
  case overCurrentContext
  /// Points at a view.
  case popover
  /// No adaptation.
  case none = -1
  /// What the system takes for the controller.
  case automatic = -2
}

/// How a presented controller moves in and out.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from below.
  case coverVertical
  /// By a flip.
  case flipHorizontal
  /// By a fade.
  case crossDissolve
  /// By a curl of the page.
  case partialCurl
}
