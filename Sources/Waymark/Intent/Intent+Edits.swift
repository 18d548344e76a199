extension Intent {
  /// The edit that the intent holds, if it is none of the plain verbs.
  package var editKind: Edit<R>.Kind? { if case .edit(let edit) = self { edit.kind } else { nil } }

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
  public static func pop(to route: R) -> Intent { .edit(Edit(.popTo(route))) }

  /// Goes back to an entry in its own stack.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: The intent.
  public static func pop(to id: EntryID) -> Intent { .edit(Edit(.popToEntry(id))) }

  /// Dismisses every modal.
  public static var dismissAll: Intent { .edit(Edit(.dismissAll)) }

  /// Fills the window with another container, without modals.
  ///
  /// - Parameter root: What fills the window from then on.
  /// - Returns: The intent.
  public static func setRoot(_ root: Container<R>) -> Intent { .edit(Edit(.setRoot(root))) }

  /// Makes several changes as one.
  ///
  /// - Parameter changes: What to change.
  /// - Returns: The intent.
  public static func edit(_ changes: @escaping @MainActor @Sendable (inout TreeEditor<R>) -> Void) -> Intent {
    .edit(Edit(.closure(changes)))
  }

  /// Closes an entry, with what is above it.
  ///
  /// - Parameter id: The entry to close.
  /// - Returns: The intent.
  public static func close(_ id: EntryID) -> Intent { .edit(Edit(.close(id))) }

  /// Changes the route of an entry in place.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from then on.
  /// - Returns: The intent.
  public static func update(_ id: EntryID, to route: R) -> Intent { .edit(Edit(.update(id, route))) }

  /// Puts a container into a place of the columns that the user sees, empties the places after it and brings it to the front.
  ///
  /// - Parameters:
  ///   - container: What the place holds from then on.
  ///   - column: The position of the place, from 0.
  /// - Returns: The intent.
  public static func fill(_ container: Container<R>, column: Int) -> Intent {
    .fill(column, container, near: nil)
  }

  /// Puts a route into a place of the columns that the user sees, as the root of a stack.
  ///
  /// - Parameters:
  ///   - route: The root of the stack that the place holds from then on.
  ///   - column: The position of the place, from 0.
  /// - Returns: The intent.
  public static func fill(_ route: R, column: Int) -> Intent {
    .fill(.stack(RouteStack(root: route)), column: column)
  }

  /// Empties a place of the columns that the user sees and those after it, but never the first.
  ///
  /// - Parameter column: The position of the place.
  /// - Returns: The intent.
  public static func clearColumns(from column: Int) -> Intent { .clearColumns(from: column, near: nil) }

  /// Brings one of the columns that the user sees to the front.
  ///
  /// - Parameter column: The position of the column.
  /// - Returns: The intent.
  public static func focusColumn(_ column: Int) -> Intent { .focusColumn(column, near: nil) }
}

extension Intent {
  package static func popTo(_ route: R) -> Intent { .pop(to: route) }
  package static func replace(_ route: R) -> Intent { .replaceTop(with: route) }
  package static func setStack(_ stack: RouteStack<R>) -> Intent { .edit(Edit(.setStack(stack))) }
  package static func selectTab(keys: [R], modal: EntryID?) -> Intent {
    .edit(Edit(.selectTab(keys: keys, modal: modal)))
  }
  package static func focus(_ address: BranchAddress<R>) -> Intent { .edit(Edit(.focus(address))) }
  package static func fill(_ column: Int, _ container: Container<R>, near id: EntryID?) -> Intent {
    .edit(Edit(.fill(column, container, near: id)))
  }
  package static func clearColumns(from column: Int, near id: EntryID?) -> Intent {
    .edit(Edit(.clearColumns(from: column, near: id)))
  }
  package static func focusColumn(_ column: Int, near id: EntryID?) -> Intent {
    .edit(Edit(.focusColumn(column, near: id)))
  }
  package static func pushNear(_ id: EntryID, _ route: R) -> Intent { .edit(Edit(.pushNear(id, route))) }
  package static func popToEntry(_ id: EntryID) -> Intent { .pop(to: id) }
  package static func popEntry(_ id: EntryID, _ count: Int) -> Intent { .edit(Edit(.popEntry(id, count))) }
  package static func replaceEntry(_ id: EntryID, _ route: R) -> Intent {
    .edit(Edit(.replaceEntry(id, route)))
  }
  package static func remove(_ id: EntryID) -> Intent { .edit(Edit(.remove(id))) }
  package static func update(_ id: EntryID, _ route: R) -> Intent { .update(id, to: route) }
  package static var askToLeave: Intent { .edit(Edit(.askToLeave)) }
  package static func recheck(asksScreens: Bool) -> Intent { .edit(Edit(.recheck(asksScreens: asksScreens))) }
}
