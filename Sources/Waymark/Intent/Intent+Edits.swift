import WaymarkCore

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

  /// Goes back to an entry in its own stack.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: The intent.
  public static func pop(to id: EntryID) -> Intent { verb(.popToEntry(id)) }

  /// Dismisses every modal.
  public static var dismissAll: Intent { verb(.dismissAll) }

  /// Fills the window with another container, without modals.
  ///
  /// - Parameter root: What fills the window from then on.
  /// - Returns: The intent.
  public static func setRoot(_ root: Container<R>) -> Intent { verb(.setRoot(root.boxed)) }

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
  public static func close(_ id: EntryID) -> Intent { verb(.close(id)) }

  /// Changes the route of an entry in place.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from then on.
  /// - Returns: The intent.
  public static func update(_ id: EntryID, to route: R) -> Intent { verb(.update(id, AnyRoute(route))) }

  /// Puts a container into a place of the columns that the user sees, empties the places after it and brings it to the front.
  ///
  /// - Parameters:
  ///   - container: What the place holds from then on.
  ///   - column: The position of the place, from 0.
  /// - Returns: The intent.
  public static func fill(_ container: Container<R>, column: Int) -> Intent {
    verb(.fill(container.boxed, column: column))
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
  public static func clearColumns(from column: Int) -> Intent { verb(.clearColumns(from: column)) }

  /// Brings one of the columns that the user sees to the front.
  ///
  /// - Parameter column: The position of the column.
  /// - Returns: The intent.
  public static func focusColumn(_ column: Int) -> Intent { verb(.focusColumn(column)) }
}

extension Intent {
  static func verb(_ verb: WaymarkCore.Edit) -> Intent { .edit(Edit(.verb(verb))) }
  static func recheck(asksScreens: Bool) -> Intent { .edit(Edit(.recheck(asksScreens: asksScreens))) }
}
