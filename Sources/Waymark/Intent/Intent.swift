/// The change that somebody asks of a router: the beginning of the data flow.
///
/// The verbs of ``Router`` make intents, and guards answer with one to redirect. Its cases and static functions are spelt as the verbs.
@nonexhaustive
public enum Intent<R: Route>: Sendable {
  /// Go to a route: back to it if it is already there, or else to where it is placed.
  case show(R)
  /// Push a route on the stack that the user sees.
  case push(R)
  /// Pop a number of places off the stack that the user sees.
  case pop(Int)
  /// Go back to the root of the stack that the user sees.
  case popToRoot
  /// Replace the route that the user sees.
  case replaceTop(with: R)
  /// Present a modal over everything.
  indirect case present(Modal<R>)
  /// Dismiss the topmost modal.
  case dismiss
  /// Select the tab with a key.
  case select(R)
  /// Replace the whole tree.
  indirect case set(RouteTree<R>)
  /// Anything else, made by the static functions.
  case edit(Edit<R>)
}

extension Intent {
  /// The same intent, whose closure is released only on the main actor.
  ///
  /// The closure of an edit holds objects of the app, and a reader of events may release it on another thread.
  @MainActor
  @usableFromInline var mainBound: Intent {
    guard case .closure(let changes)? = editKind else { return self }
    let bound = MainBound(changes)
    return .edit { bound.value(&$0) }
  }

  /// Whether two intents ask for the same.
  func isSame(as other: Intent) -> Bool {
    switch (self, other) {
    case (.push(let one), .push(let two)), (.replaceTop(let one), .replaceTop(let two)),
      (.select(let one), .select(let two)), (.show(let one), .show(let two)):
      one == two
    case (.pop(let one), .pop(let two)): one == two
    case (.present(let one), .present(let two)): one == two
    case (.set(let one), .set(let two)): one == two
    case (.popToRoot, .popToRoot), (.dismiss, .dismiss): true
    case (.edit(let one), .edit(let two)): one.isSame(as: two)
    default: false
    }
  }
}
