import WaymarkCore

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
  @MainActor var mainBound: Intent {
    guard case .edit(let edit) = self, case .closure(let changes) = edit.kind else { return self }
    let bound = MainBound(changes)
    return .edit { bound.value(&$0) }
  }
}

extension Intent: CustomStringConvertible {
  /// The intent in one short line: `push article(5)`, `pop to home`, `close @3`.
  public var description: String {
    if let verb { return verb.notation }
    switch self {
    case .show(let route): return "show \(route.notation)"
    case .edit(let edit): if case .recheck = edit.kind { return "recheck" } else { return "edit" }
    default: preconditionFailure("All others are verbs")
    }
  }
}
