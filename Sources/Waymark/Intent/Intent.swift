/// What somebody asks of a router: the first thing in the way that data flows.
///
/// Verbs of ``Router`` make intents; guards answer with one to redirect.
@nonexhaustive
public enum Intent<R: Route>: Sendable {
  /// Push a route on the stack that the user sees.
  case push(R)
  /// Take a number of places off the stack that the user sees.
  case pop(Int)
  /// Go back to the topmost place with a route in the stack that the user sees.
  case popTo(R)
  /// Go back to the root of the stack that the user sees.
  case popToRoot
  /// Put a route in the place of the one that the user sees.
  case replace(R)
  /// Put a whole stack in the place of the one that the user sees.
  case setStack(RouteStack<R>)
  /// Present a modal over everything.
  case present(Modal<R>)
  /// Dismiss the topmost modal.
  case dismiss
  /// Dismiss every modal.
  case dismissAll
  /// Select the tab with a key.
  case select(R)
  /// Select the tab that the keys of tabs lead to, from the outermost to the one that is meant: in the root container, or
  /// in the modal whose root entry is named.
  ///
  /// An outer tab may have the key of an inner one. The router's verb that selects a path makes it of one.
  case selectTab(keys: [R], modal: EntryID?)
  /// Give the focus to a tab or a column, and to those that it is in.
  ///
  /// The router's verb that selects a path makes it of one that leads through columns.
  case focus(BranchAddress<R>)
  /// Put a container into a place of columns, empty those after it and bring it to front: of the columns around an entry, or
  /// of those that the user sees.
  ///
  /// While an earlier place is empty, the first empty place is taken.
  case fill(Int, Container<R>, near: EntryID?)
  /// Empty a place of columns and those after it, never the first: of the columns around an entry, or of those that the user
  /// sees.
  case empty(from: Int, near: EntryID?)
  /// Bring a column to front: of the columns around an entry, or of those that the user sees.
  case bringToFront(Int, near: EntryID?)
  /// Fill the window with another container, without modals.
  case setRoot(Container<R>)
  /// Go to a route: back to it where it is already there, else where the coordinator places it.
  case show(R)
  /// Make the whole tree this one.
  case set(RouteTree<R>)
  /// Several changes as one.
  case edit(@MainActor @Sendable (inout TreeEditor<R>) -> Void)
  /// Push a route right above an entry, in place of what is above it now.
  case pushAbove(EntryID, R)
  /// Go back to an entry in its own stack.
  case popToEntry(EntryID)
  /// Take an entry off its own stack with what is above it: one place, or that many, the entry's own among them.
  case popEntry(EntryID, Int)
  /// Put a route in the place of an entry and of what is above it.
  case replaceEntry(EntryID, R)
  /// Close an entry, with what is above it.
  case close(EntryID)
  /// Take one entry out and leave those above it.
  case remove(EntryID)
  /// Change the route of an entry in place.
  case update(EntryID, R)
  /// Leave the whole window: every screen and guard is asked, and nothing changes.
  case askToLeave
  /// Ask the guards about everything that is there, and take out what they do not allow.
  case recheck(asksScreens: Bool)
}

extension Intent {
  /// Present a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - style: How the modal lies over what is below it.
  /// - Returns: The intent.
  public static func present(_ route: R, as style: ModalStyle) -> Intent {
    .present(Modal(style, RouteStack(root: route)))
  }

  /// Whether it opens the first of what it brings, though the user may see something else: a modal, what fills a column, or
  /// what is pushed above an entry, or takes its place, that may be hidden.
  var opensFirst: Bool {
    switch self {
    case .present, .pushAbove, .replaceEntry, .fill: true
    default: false
    }
  }

  /// Whether a screen that asks for it twice, as by a double tap, gets it once.
  ///
  /// A column that is filled again comes to front.
  var opensOnce: Bool {
    switch self {
    case .present, .pushAbove: true
    default: false
    }
  }

  /// How a navigation ends that finds nothing to change: what was only a question has been answered.
  @usableFromInline var outcomeWithoutChange: NavigationOutcome {
    if case .askToLeave = self { .completed } else { .unchanged }
  }

  /// The same intent, whose closure only the main actor lets go of, wherever somebody has taken it.
  ///
  /// An edit of an app holds what the app gave it: whoever reads of it in an event, or keeps a proposal, may be elsewhere.
  @MainActor
  @usableFromInline var mainBound: Intent {
    guard case .edit(let changes) = self else { return self }
    let bound = MainBound(changes)
    return .edit { bound.value(&$0) }
  }

  /// Whether two intents ask for the same.
  ///
  /// Edits are closures, which cannot be compared.
  func isSame(as other: Intent) -> Bool {
    switch (self, other) {
    case (.push(let one), .push(let two)), (.popTo(let one), .popTo(let two)),
      (.replace(let one), .replace(let two)), (.select(let one), .select(let two)),
      (.show(let one), .show(let two)):
      one == two
    case (.selectTab(let one, let modal), .selectTab(let two, let otherModal)):
      one == two && modal == otherModal
    case (.pop(let one), .pop(let two)): one == two
    case (.popEntry(let one, let count), .popEntry(let two, let otherCount)):
      one == two && count == otherCount
    case (.setStack(let one), .setStack(let two)): one == two
    case (.present(let one), .present(let two)): one == two
    case (.setRoot(let one), .setRoot(let two)): one == two
    case (.focus(let one), .focus(let two)): one == two
    case (.fill(let one, let container, let id), .fill(let two, let other, let otherID)):
      one == two && container == other && id == otherID
    case (.empty(let one, let id), .empty(let two, let otherID)),
      (.bringToFront(let one, let id), .bringToFront(let two, let otherID)):
      one == two && id == otherID
    case (.set(let one), .set(let two)): one == two
    case (.pushAbove(let one, let route), .pushAbove(let two, let otherRoute)),
      (.update(let one, let route), .update(let two, let otherRoute)),
      (.replaceEntry(let one, let route), .replaceEntry(let two, let otherRoute)):
      one == two && route == otherRoute
    case (.popToEntry(let one), .popToEntry(let two)), (.close(let one), .close(let two)),
      (.remove(let one), .remove(let two)):
      one == two
    case (.popToRoot, .popToRoot), (.dismiss, .dismiss), (.dismissAll, .dismissAll),
      (.askToLeave, .askToLeave):
      true
    case (.recheck(let one), .recheck(let two)): one == two
    default: false
    }
  }
}
