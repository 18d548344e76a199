/// A key pressed, text pasted, or a click.
///
/// The mouse's wheel counts as three arrows up or down.
///
/// ```swift
/// switch key {
/// case .down, .character("j"): selection += 1
/// case .control("r"): reload()
/// case .character(let typed): text.append(typed)
/// default: return false
/// }
/// ```
@nonexhaustive
public enum Key: Hashable, Sendable {
  /// A character, as it arrives: one scalar. A mark or another part of a longer character is a key of its own, which
  /// joins what is before it when it is appended to a string.
  case character(Character)
  /// Text pasted in one piece; it may hold anything, including line feeds and controls.
  case paste(String)
  /// Enter or Return.
  case enter
  /// Escape, pressed alone.
  case escape
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key, from 1.
  case function(Int)
  /// Control and a key, a letter in lower case. Control with I, M, H and `[` cannot be told from Tab, Enter, Backspace
  /// and Escape.
  case control(Character)
  /// A click of the mouse's first button on a cell; the host makes other keys of it.
  case click(x: Int, y: Int)
  /// A key pressed together with modifiers that do not make another key of it.
  indirect case modified(Key, Modifiers)

  /// Keys held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option, or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Alt and a character.
  ///
  /// - Parameter character: The character.
  /// - Returns: The key, also for use as a pattern: `case .alt("x")`.
  public static func alt(_ character: Character) -> Key { .modified(.character(character), .alt) }
}
