package import WaymarkCore

/// The change that somebody asks of a router: the beginning of the data flow.
///
/// The verbs of ``Router`` make intents, and guards answer with one to redirect. Its cases and static functions are spelt as the verbs;
/// what they do not name, `.edit { … }` does.
@nonexhaustive
public indirect enum Intent<R: Route>: Sendable {
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
  case present(Modal<R>)
  /// Dismiss the topmost modal.
  case dismiss
  /// Select the tab with a key.
  case select(R)
  /// Replace the whole tree.
  case set(RouteTree<R>)
  /// Anything else, such as several changes as one, made by the static functions.
  case edit(Edit<R>)
}

extension Intent {
  /// Presents a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - presentation: How the modal is presented.
  /// - Returns: The intent.
  public static func present(_ route: R, as presentation: Presentation = .sheet) -> Intent {
    .present(Modal(presentation, RouteStack(root: route)))
  }

  /// Goes back to the topmost place with a route in the stack that the user sees.
  ///
  /// - Parameter route: The route to return to.
  /// - Returns: The intent.
  public static func pop(to route: R) -> Intent { verb(.popTo(AnyRoute(route))) }

  /// Makes several changes as one.
  ///
  /// - Parameter changes: What to change.
  /// - Returns: The intent.
  public static func edit(_ changes: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void) -> Intent {
    .edit(Edit(.closure(changes)))
  }
}

extension Intent {
  static func verb(_ verb: WaymarkCore.Edit) -> Intent { .edit(Edit(.verb(verb))) }
  static func recheck(asksScreens: Bool) -> Intent { .verb(.recheck(Recheck(asksScreens: asksScreens))) }

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
    case .edit: return "edit"
    default: preconditionFailure("All others are verbs")
    }
  }
}

/// A change that no case of ``Intent`` names: a verb of few apps, or a closure of the app's.
public struct Edit<R: Route>: Sendable {
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package enum Kind: Sendable {
    case verb(WaymarkCore.Edit)
    case closure(@MainActor @Sendable (inout TreeEditor<R>) -> Void)
  }
}
