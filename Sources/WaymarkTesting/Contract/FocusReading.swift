public import Waymark

/// The element that has the keyboard's focus, as ``FocusReading`` finds it.
public struct FocusedElement: Hashable, Sendable {
  /// Where an element is.
  @nonexhaustive
  public enum Place: Hashable, Sendable {
    /// In the screen of an entry.
    case screen(EntryID)
    /// Around the screens of a layer, as in a tab bar: 0 is the root, 1 the lowest modal.
    case chrome(layer: Int)
  }

  /// Where the element is.
  public var place: Place

  /// The element's name, which differs from those of the others in its place; it stays the same as long as the element does.
  public var name: String

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - place: Where the element is.
  ///   - name: What tells it from the others in its place.
  public init(_ place: Place, name: String) {
    self.place = place
    self.name = name
  }
}

/// How ``HostContract`` follows the keyboard's focus in a host that promises ``HostFeatures/focus``.
///
/// Focus means whatever gets the keys that the user presses: GTK's focus widget, UIKit's focused item, or the
/// screen, and the field in it, that a terminal's keys go to. Ask the user interface for it, and not the
/// host.
///
/// Each screen of the check needs at least one element that takes the focus, better two. It keeps them as
/// long as it lives, so that the focus can return to the one that had it.
///
/// ```swift
/// focus: FocusReading(
///   current: { window.focusedField.map { FocusedElement(.screen($0.entry), name: $0.name) } },
///   userMoves: { window.press(.tab) })
/// ```
@MainActor
public struct FocusReading {
  /// Finds the element that has the focus; `nil` if none has it.
  public var current: @MainActor () -> FocusedElement?

  /// Moves the focus on as the user does, by the Tab key or a tap on the next element; `nil` if nobody can.
  ///
  /// It returns whether the user interface let it happen. The user interface decides where the focus goes:
  /// the check only verifies that a modal keeps it inside.
  public var userMoves: (@MainActor () -> Bool)?

  /// Describes how to follow the focus.
  ///
  /// - Parameters:
  ///   - current: What has the focus.
  ///   - userMoves: Moves the focus on as the user does.
  public init(
    current: @escaping @MainActor () -> FocusedElement?, userMoves: (@MainActor () -> Bool)? = nil
  ) {
    self.current = current
    self.userMoves = userMoves
  }
}
