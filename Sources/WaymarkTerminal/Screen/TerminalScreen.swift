import Waymark

/// What a terminal shows for one entry of the navigation tree.
///
/// A screen draws itself on a canvas of whatever size it gets and takes keys while it is on top. It is made by the
/// coordinator and lives as long as its entry, hidden or not. After a key it has consumed it is drawn again; for
/// anything else that changes what it shows it calls ``setNeedsDisplay()``. What is `@Observable` and read in
/// ``draw(on:)`` or ``title`` redraws by itself.
@MainActor
public protocol TerminalScreen: AnyObject {
  /// What the title line says of this screen.
  var title: String { get }

  /// Which keys do what here, for the footer, the most useful ones first.
  var hints: [KeyHint] { get }

  /// Draws the screen; called for every frame it is visible in, sliding or still.
  ///
  /// - Parameter canvas: The screen's part of the terminal, blank.
  func draw(on canvas: Canvas)

  /// Takes a key while the screen is the top one.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the screen used it; one it did not use goes on to the host and then to the app.
  func handle(_ key: Key) -> Bool

  /// Takes several keys at once, where they came faster than one by one: a text that was pasted without being marked as such.
  ///
  /// A screen that is typed in takes as many of them as are text, and puts them in as one. What it leaves is handled key by
  /// key, as all are that are not asked about here.
  ///
  /// - Parameter keys: The keys, two or more.
  /// - Returns: How many of the first of them the screen used, 0 for none.
  func handle(_ keys: ArraySlice<Key>) -> Int

  /// How large the screen's contents want to be in a modal; asked of the modal's first screen.
  ///
  /// - Parameters:
  ///   - style: The modal's style.
  ///   - available: The most it can have, without the modal's own border.
  /// - Returns: The size wanted, or nil for the style's own: a sheet fills most of the page.
  func preferredSize(for style: ModalStyle, in available: Size) -> Size?
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
  public func preferredSize(for style: ModalStyle, in available: Size) -> Size? { nil }
}

/// A key and what it does, for the footer: `Enter open`.
public struct KeyHint: Hashable, Sendable {
  /// How the key is called, `Enter` or `q`.
  public var key: String
  /// What it does, in a word or two.
  public var action: String

  /// Makes a hint.
  ///
  /// - Parameters:
  ///   - key: How the key is called.
  ///   - action: What it does, in a word or two.
  public init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}

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
