public import Waymark

/// A terminal's screen for one entry of the navigation tree.
///
/// A screen draws itself on a canvas of any size and takes keys while it is on top. The coordinator makes it,
/// and it lives as long as its entry, hidden or not. It is drawn again after a key that it has used. For
/// anything else that changes its contents it calls
/// ``setNeedsDisplay()``. If it reads `@Observable` values in ``draw(on:)`` or ``title``, it is drawn again
/// when they change.
@MainActor
public protocol TerminalScreen: AnyObject {
  /// The screen's text in the title line.
  var title: String { get }

  /// The hints for keys, for the footer, the most useful ones first.
  var hints: [KeyHint] { get }

  /// Draws the screen; called for every frame in which it is visible, sliding or still.
  ///
  /// - Parameter canvas: The screen's part of the terminal, blank.
  func draw(on canvas: Canvas)

  /// Takes a key while the screen is the top one.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the screen used it; if not, it goes on to the host and then to the app.
  func handle(_ key: Key) -> Bool

  /// Takes several keys at once, if they came faster than one by one: a text that was pasted without marks.
  ///
  /// A screen with a text takes as many of them as are text, and inserts them as one. Each key that it leaves
  /// is handled by itself, as are all keys that are not offered here.
  ///
  /// - Parameter keys: The keys, two or more.
  /// - Returns: How many of the first of them the screen used, 0 for none.
  func handle(_ keys: ArraySlice<Key>) -> Int

  /// The size that the screen's contents want in a modal; only the modal's first screen is asked.
  ///
  /// - Parameters:
  ///   - style: The modal's style.
  ///   - available: The most it can have, without the modal's own border.
  /// - Returns: The size, or nil for the style's own: a sheet fills most of the page.
  func preferredSize(for style: Presentation.Style, in available: Size) -> Size?
}

extension TerminalScreen {
  /// No hints.
  public var hints: [KeyHint] { [] }

  /// Uses no key.
  ///
  /// - Parameter key: The key.
  /// - Returns: False.
  public func handle(_ key: Key) -> Bool { false }

  /// Takes no keys at once.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: 0, so that each is handled by itself.
  public func handle(_ keys: ArraySlice<Key>) -> Int { 0 }

  /// Leaves the size to the modal's style.
  ///
  /// - Parameters:
  ///   - style: The modal's style.
  ///   - available: The most it can have.
  /// - Returns: Nil.
  public func preferredSize(for style: Presentation.Style, in available: Size) -> Size? { nil }
}

/// A key and what it does, for the footer: `Enter open`.
public struct KeyHint: Hashable, Sendable {
  /// The name of the key, `Enter` or `q`.
  public var key: String
  /// The effect of the key, in a word or two.
  public var action: String

  /// Makes a hint.
  ///
  /// - Parameters:
  ///   - key: The name of the key.
  ///   - action: What it does, in a word or two.
  public init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}

/// Something that has to be drawn again when a screen has changed.
@MainActor
protocol Redrawing: AnyObject {
  /// Asks for a frame; several calls in one turn of the main queue give one.
  func setNeedsDisplay()
}

extension TerminalScreen {
  /// Asks for the screen to be drawn again; several calls in one turn of the main queue give one frame.
  ///
  /// Call it when something other than a key changed the screen's contents. It has no effect while no host
  /// shows the screen.
  public func setNeedsDisplay() { (ScreenLinks.host(of: self) as? any Redrawing)?.setNeedsDisplay() }
}
