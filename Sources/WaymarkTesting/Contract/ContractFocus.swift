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

/// How ``HostContract`` follows the keyboard's focus in a host that promises to move it where the user is taken, and back.
///
/// After every change the focus is in the visible screen; if that was covered, on the element that had it before. A change
/// that nobody can see leaves it where it is. No user can move it out of a modal.
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

/// Follows the focus through one scenario.
@MainActor
struct ContractFocus<R: Route> {
  let reading: FocusReading
  /// The element of each screen that had the focus when it was last seen there.
  private var remembered: [EntryID: FocusedElement] = [:]
  /// The element that had the focus when the move began, and the entry that was visible.
  private var before: (element: FocusedElement?, visible: EntryID)?
  private var moveCount = 0
  /// Whether only tabs were selected in this move; the bar in which that is done may keep the focus.
  var hasOnlySelected = true

  init(_ reading: FocusReading) {
    self.reading = reading
  }

  /// Looks where the focus is before a move, and moves it as the user does before every second move.
  ///
  /// - Returns: What is wrong with where the user could move it.
  mutating func begin(_ shown: EntryTree<R>?) -> ContractFinding? {
    hasOnlySelected = true
    before = nil
    guard let shown else { return nil }
    moveCount += 1
    var finding: ContractFinding?
    if moveCount % 2 == 0 {
      for _ in 0..<(1 + moveCount % 3) where finding == nil && reading.userMoves?() == true {
        finding = findLeaving(shown)
        // This includes elements that the user only passed on the way to the elements around the screen.
        remember(reading.current(), shown)
      }
    }
    let element = reading.current()
    before = (element, shown.visibleElement.id)
    remember(element, shown)
    return finding
  }

  private mutating func remember(_ element: FocusedElement?, _ shown: EntryTree<R>) {
    let visible = shown.visibleElement.id
    if element?.place == .screen(visible) { remembered[visible] = element }
  }

  /// Whether the user could move the focus out of what is on top.
  private func findLeaving(_ shown: EntryTree<R>) -> ContractFinding? {
    guard let element = reading.current() else {
      return (.lostFocus, "an element of the layer on top, after the user has moved the focus on", "none")
    }
    guard layer(of: element, in: shown) != shown.modals.count else { return nil }
    return (.focusLeftModal, "an element of the layer on top", element.notation(in: shown))
  }

  /// Every screen is made anew, so nothing of the old ones is remembered.
  mutating func forget() {
    remembered = [:]
    before = nil
  }

  /// The fault in the place of the focus after a move, if there is one.
  func find(_ shown: EntryTree<R>) -> ContractFinding? {
    let visible = shown.visibleElement
    let screen = "an element in the screen of \(visible.route)"
    guard let element = reading.current() else { return (.lostFocus, screen, "none") }
    switch element.place {
    case .screen(visible.id): break
    case .chrome where layer(of: element, in: shown) == shown.modals.count && mayStay(element, visible.id):
      break
    default:
      let isBelow = layer(of: element, in: shown) != shown.modals.count
      return (isBelow ? .focusLeftModal : .focusElsewhere, screen, element.notation(in: shown))
    }
    if let before, before.visible == visible.id {
      guard let had = before.element, had != element, stillExists(had, shown) else { return nil }
      return (.focusNotKept, had.notation(in: shown), element.notation(in: shown))
    }
    guard element.place == .screen(visible.id), let had = remembered[visible.id], had != element else {
      return nil
    }
    return (.focusNotReturned, had.notation(in: shown), element.notation(in: shown))
  }

  /// Whether the focus has stayed in a bar whose tabs were selected.
  var staysInBar: Bool {
    guard hasOnlySelected, let element = reading.current(), case .chrome = element.place else { return false }
    return before?.element == element
  }

  /// Whether the focus may stay around the screens: it was there, and nothing took the user elsewhere.
  private func mayStay(_ element: FocusedElement, _ visible: EntryID) -> Bool {
    guard let before, before.element == element else { return false }
    return hasOnlySelected || before.visible == visible
  }

  /// An element around the screens comes and goes with them, as a back button does.
  private func stillExists(_ element: FocusedElement, _ shown: EntryTree<R>) -> Bool {
    if case .screen(let id) = element.place { return id == shown.visibleElement.id }
    return false
  }

  private func layer(of element: FocusedElement, in shown: EntryTree<R>) -> Int? {
    switch element.place {
    case .screen(let id): shown.position(of: id)?.path.layer
    case .chrome(let layer): layer
    }
  }
}

extension FocusedElement {
  /// The element in one short line.
  func notation<R: Route>(in tree: EntryTree<R>) -> String {
    switch place {
    case .screen(let id):
      "\(name) in the screen of \(tree.entry(id).map { "\($0.route)" } ?? "an entry that is gone")"
    case .chrome(let layer): "\(name) around the screens of layer \(layer)"
    }
  }
}
