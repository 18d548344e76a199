package import WaymarkCore

/// A tree of entries that is edited with plain routes, as ``Router/edit(options:_:)`` passes it to its
/// closure.
///
/// Entries that an edit does not touch keep their identity, so of two equal neighbours exactly the one that
/// you mean goes.
public struct TreeEditor<R: Route>: Sendable {
  /// The tree as edited so far.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public var tree: EntryTree<R> { places.typed() }

  package var places: PlaceTree
  package var ids: EntryID.Generator

  package init(_ places: PlaceTree, ids: EntryID.Generator) {
    self.places = places
    self.ids = ids
  }

  /// Pushes a route on a stack.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - path: The path of a stack; the one that the user would see if `nil`. For tabs or columns, the stack in them that has the focus
  ///     is meant.
  /// - Returns: The identity of its entry, which is in the tree if the path leads to a stack.
  @discardableResult
  public mutating func push(_ route: R, at path: BranchPath? = nil) -> EntryID {
    let entry = makeEntry(route)
    places.push(entry, at: path)
    return entry.id
  }

  /// Pushes a route in a tab, selected or not.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - key: The key of the tab.
  /// - Returns: Whether there is such a tab.
  @discardableResult
  public mutating func push(_ route: R, inTab key: R) -> Bool {
    guard let path = path(ofTab: key) else { return false }
    return places.push(makeEntry(route), at: path)
  }

  /// Pops places off a stack, but never its root.
  ///
  /// - Parameters:
  ///   - count: How many to remove at most.
  ///   - path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(_ count: Int = 1, at path: BranchPath? = nil) -> Bool {
    places.pop(count, at: path)
  }

  /// Goes back to the topmost place of a route in a stack.
  ///
  /// - Parameters:
  ///   - route: The route to return to, or another one with its identity.
  ///   - path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to route: R, at path: BranchPath? = nil) -> Bool {
    places.pop(to: AnyRoute(route), at: path)
  }

  /// Goes back to an entry in its own stack.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to id: EntryID) -> Bool { places.pop(to: id) }

  /// Goes back to the root of a stack.
  ///
  /// - Parameter path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func popToRoot(at path: BranchPath? = nil) -> Bool { places.popToRoot(at: path) }

  /// Replaces the top of a stack.
  ///
  /// An entry with an equal route stays as it is, and one of the same place is updated.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed: `false` if the path leads nowhere or the route is equal.
  @discardableResult
  public mutating func replaceTop(with route: R, at path: BranchPath? = nil) -> Bool {
    guard let top = places.container(at: path ?? places.visiblePath)?.visibleElement else { return false }
    return places.replace(top.id, with: AnyRoute(route), ids: &ids)
  }

  /// Replaces a whole stack, keeping the entries whose routes stay.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - path: The path of the stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<R>, at path: BranchPath? = nil) -> Bool {
    let path = path ?? places.visiblePath
    guard let current = places.stack(at: path) else { return false }
    return places.setStack(current.reconciled(with: stack.boxed, ids: &ids), at: path)
  }

  /// Presents a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - presentation: How the modal is presented.
  /// - Returns: The identity of its entry.
  @discardableResult
  public mutating func present(_ route: R, as presentation: Presentation = .sheet) -> EntryID {
    let entry = makeEntry(route)
    places.present(entry, as: presentation)
    return entry.id
  }

  /// Presents a modal over everything.
  ///
  /// - Parameter modal: The modal.
  public mutating func present(_ modal: Modal<R>) {
    places.present(Modal(modal.presentation, Container(modal.container.boxed, ids: &ids)))
  }

  /// Dismisses the topmost modal.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func dismiss() -> Bool { places.dismiss() }

  /// Selects the height at which a sheet rests.
  ///
  /// - Parameters:
  ///   - detent: One of the sheet's heights.
  ///   - id: The entry at the bottom of the sheet.
  /// - Returns: Whether the tree changed: `false` if there is no such sheet, or it has no such height or rests there already.
  @discardableResult
  public mutating func select(_ detent: Presentation.Detent, of id: EntryID) -> Bool {
    places.select(detent, of: id)
  }

  /// Dismisses every modal.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func dismissAll() -> Bool { places.dismissAll() }

  /// Fills the window with another container and dismisses every modal.
  ///
  /// - Parameter root: What fills the window from now on. An equal container stays what it is.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setRoot(_ root: Container<R>) -> Bool {
    places.setRoot(places.root.reconciled(with: root.boxed, ids: &ids))
  }

  /// Closes an entry with everything above it; closing the root of a modal dismisses the modal.
  ///
  /// - Parameter id: The entry to close.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func close(_ id: EntryID) -> Bool { places.close(id) }

  /// Removes one entry and leaves those above it where they are.
  ///
  /// - Parameter id: The entry to remove.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func remove(_ id: EntryID) -> Bool { places.remove(id) }

  /// Changes the route of an entry in place.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from now on.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func update(_ id: EntryID, to route: R) -> Bool { places.update(id, to: AnyRoute(route)) }

  /// Replaces the whole tree, keeping the entries whose routes stay.
  ///
  /// - Parameter routes: The tree that is wanted.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func set(_ routes: RouteTree<R>) -> Bool {
    let wanted = places.reconciled(with: routes.boxed, ids: &ids)
    guard wanted != places else { return false }
    places = wanted
    return true
  }

  package func path(ofTab key: R) -> BranchPath? { places.path(ofTab: AnyRoute(key)) }

  private mutating func makeEntry(_ route: R) -> Place { Place(id: ids.next(), route: AnyRoute(route)) }
}

extension TreeEditor: CustomStringConvertible {
  /// The tree as edited so far, as it describes itself: `[home article(5)]`.
  public var description: String { tree.description }
}
