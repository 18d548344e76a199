/// What has to be drawn again when a screen has changed.
@MainActor
protocol Redrawing: AnyObject {
  /// Asks for a frame; several calls in one turn of the main queue give one.
  func setNeedsDisplay()
}

/// Which screen is shown by what, so that a screen needs no property for it.
@MainActor
enum DisplayLinks {
  private struct Link {
    weak var target: (any Redrawing)?
  }

  private static var links: [ObjectIdentifier: Link] = [:]

  static func connect(_ screen: any TerminalScreen, to target: any Redrawing) {
    links[ObjectIdentifier(screen)] = Link(target: target)
  }

  static func disconnect(_ screen: any TerminalScreen) {
    links[ObjectIdentifier(screen)] = nil
  }

  static func target(of screen: any TerminalScreen) -> (any Redrawing)? {
    links[ObjectIdentifier(screen)]?.target
  }
}

extension TerminalScreen {
  /// Asks for the screen to be drawn again; several calls in one turn of the main queue give one frame.
  ///
  /// Call it when something other than a key changed what the screen shows. Without effect while no host shows it.
  public func setNeedsDisplay() { DisplayLinks.target(of: self)?.setNeedsDisplay() }
}
