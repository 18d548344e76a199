/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the views below are removed from the window.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the controller that defines the context, whose view is removed from the window.
  case currentContext
  /// A custom presentation controller decides.
  case custom
  /// Covers the screen; the views below stay in the window.
  case overFullScreen
  /// Covers the controller that defines the context, whose view stays in the window.
  case overCurrentContext
  /// A popover, which points at a view.
  case popover
  /// No adaptation.
  case none = -1
  /// The system chooses the style.
  case automatic = -2
}

/// The animation with which a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It moves up from below.
  case coverVertical
  /// It fades.
  case crossDissolve = 2
}
