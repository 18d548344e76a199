/// What somebody asks of a router: the beginning of the data flow.
///
/// The verbs of ``Router`` make intents, and guards answer with one to redirect.
@nonexhaustive
public enum Intent<R: Route>: Sendable {
  /// Push a route on the stack that the user sees.
  case push(R)
  /// Pop a number of places off the stack that the user sees.
  case pop(Int)
  /// Go back to the topmost place with a route in the stack that the user sees.
  case popTo(R)
  /// Go back to the root of the stack that the user sees.
  case popToRoot
  /// Replace the route that the user sees.
  case replace(R)
  /// Replace the whole stack that the user sees.
  case setStack(RouteStack<R>)
  /// Present a modal over everything.
  case present(Modal<R>)
  /// Dismiss the topmost modal.
  case dismiss
  /// Dismiss every modal.
  case dismissAll
  /// Select the tab with a key.
  case select(R)
  /// Select the tab that a list of keys leads to, from the outermost tab to the one that is meant, in the
  /// root container or in the modal with a given root entry.
  ///
  /// One key would not be enough, since an outer tab may have the key of an inner one. The router's verb that
  /// selects a path makes this intent.
  case selectTab(keys: [R], modal: EntryID?)
  /// Give the focus to a tab or a column, and to those that it is in.
  ///
  /// The router's verb that selects a path makes this intent if the path leads through columns.
  case focus(BranchAddress<R>)
  /// Put a container into a place of columns, empty the places after it and bring it to the front.
  ///
  /// The columns are those around an entry, or those that the user sees if the entry is `nil`.
  ///
  /// If an earlier place is empty, the container goes into the first empty place.
  case fill(Int, Container<R>, near: EntryID?)
  /// Empty a place of columns and those after it, but never the first.
  ///
  /// The columns are those around an entry, or those that the user sees if the entry is `nil`.
  case clearColumns(from: Int, near: EntryID?)
  /// Bring a column to the front.
  ///
  /// The columns are those around an entry, or those that the user sees if the entry is `nil`.
  case focusColumn(Int, near: EntryID?)
  /// Fill the window with another container, without modals.
  case setRoot(Container<R>)
  /// Go to a route: back to it if it is already there, or else to where it is placed.
  case show(R)
  /// Replace the whole tree.
  case set(RouteTree<R>)
  /// Several changes as one.
  case edit(@MainActor @Sendable (inout TreeEditor<R>) -> Void)
  /// Push a route right above an entry, in place of what is above it now.
  case pushAbove(EntryID, R)
  /// Go back to an entry in its own stack.
  case popToEntry(EntryID)
  /// Remove an entry from its own stack, with everything above it and optionally some places below it.
  ///
  /// The number counts from the entry down, and includes the entry.
  case popEntry(EntryID, Int)
  /// Replace an entry, and everything above it, with a route.
  case replaceEntry(EntryID, R)
  /// Close an entry, with what is above it.
  case close(EntryID)
  /// Remove one entry and leave those above it where they are.
  case remove(EntryID)
  /// Change the route of an entry in place.
  case update(EntryID, R)
  /// Ask every screen and guard whether the whole window may be left, and change nothing.
  case askToLeave
  /// Ask the guards about everything that is there, and remove what they do not allow.
  case recheck(asksScreens: Bool)
}

extension Intent {
  /// Present a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - presentation: How the modal is presented.
  /// - Returns: The intent.
  public static func present(_ route: R, as presentation: Presentation = .sheet) -> Intent {
    .present(Modal(presentation, RouteStack(root: route)))
  }

  /// Whether the first place that it brings is the one that it opens, even if the user sees another one.
  ///
  /// That is so for modals, for what fills a column, and for what is pushed above an entry that may be
  /// hidden, or replaces it.
  var opensFirst: Bool {
    switch self {
    case .present, .pushAbove, .replaceEntry, .fill: true
    default: false
    }
  }

  /// Whether a screen that asks for it twice, as by a double tap, opens only one screen.
  ///
  /// A column that is filled again only comes to the front.
  var opensOnce: Bool {
    switch self {
    case .present, .pushAbove: true
    default: false
    }
  }

  /// The outcome of a navigation that finds nothing to change.
  ///
  /// A mere question is completed by that.
  @usableFromInline var outcomeWithoutChange: NavigationOutcome {
    if case .askToLeave = self { .completed } else { .unchanged }
  }

  /// The same intent, whose closure is released only on the main actor.
  ///
  /// The closure of an edit holds objects of the app, and a reader of events may release it on another thread.
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
    case (.clearColumns(let one, let id), .clearColumns(let two, let otherID)),
      (.focusColumn(let one, let id), .focusColumn(let two, let otherID)):
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
