import Waymark

/// What has to be drawn again when a screen has changed.
@MainActor
protocol Redrawing: AnyObject {
  /// Asks for a frame; several calls in one turn of the main queue give one.
  func setNeedsDisplay()
}

extension TerminalScreen {
  /// Asks for the screen to be drawn again; several calls in one turn of the main queue give one frame.
  ///
  /// Call it when something other than a key changed what the screen shows. Without effect while no host shows it.
  public func setNeedsDisplay() { (ScreenLinks.host(of: self) as? any Redrawing)?.setNeedsDisplay() }
}
