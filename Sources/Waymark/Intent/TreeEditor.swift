/// A tree of entries that is edited with plain routes, as ``Router/edit(options:_:)`` passes it to its
/// closure.
///
/// Entries that an edit does not touch keep their identity, so of two equal neighbours exactly the one that
/// you mean goes.
public struct TreeEditor<R: Route>: Sendable {
  /// The tree as edited so far.
  public package(set) var tree: EntryTree<R>

  package var ids: EntryID.Generator

  package init(tree: EntryTree<R>, ids: EntryID.Generator) {
    self.tree = tree
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
    tree.push(entry, at: path)
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
    guard let path = tree.path(ofTab: key) else { return false }
    return tree.push(makeEntry(route), at: path)
  }

  /// Pops places off a stack, but never its root.
  ///
  /// - Parameters:
  ///   - count: How many to remove at most.
  ///   - path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(_ count: Int = 1, at path: BranchPath? = nil) -> Bool { tree.pop(count, at: path) }

  /// Goes back to the topmost place of a route in a stack.
  ///
  /// - Parameters:
  ///   - route: The route to return to, or another one with its identity.
  ///   - path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to route: R, at path: BranchPath? = nil) -> Bool { tree.pop(to: route, at: path) }

  /// Goes back to an entry in its own stack.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to id: EntryID) -> Bool { tree.pop(to: id) }

  /// Goes back to the root of a stack.
  ///
  /// - Parameter path: The path of a stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func popToRoot(at path: BranchPath? = nil) -> Bool { tree.popToRoot(at: path) }

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
    guard let top = tree.container(at: path ?? tree.visiblePath)?.visibleElement else { return false }
    return tree.replace(top.id, with: route, ids: &ids)
  }

  /// Replaces a whole stack, keeping the entries whose routes stay.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - path: The path of the stack; the one that the user would see if `nil`.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<R>, at path: BranchPath? = nil) -> Bool {
    let path = path ?? tree.visiblePath
    guard let current = tree.stack(at: path) else { return false }
    return tree.setStack(current.reconciled(with: stack, ids: &ids), at: path)
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
    tree.present(entry, as: presentation)
    return entry.id
  }

  /// Presents a modal over everything.
  ///
  /// - Parameter modal: The modal.
  public mutating func present(_ modal: Modal<R>) {
    tree.present(Modal(modal.presentation, Container(modal.container, ids: &ids)))
  }

  /// Dismisses the topmost modal.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func dismiss() -> Bool { tree.dismiss() }

  /// Selects the height at which a sheet rests.
  ///
  /// - Parameters:
  ///   - detent: One of the sheet's heights.
  ///   - id: The entry at the bottom of the sheet.
  /// - Returns: Whether the tree changed: `false` if there is no such sheet, or it has no such height or rests there already.
  @discardableResult
  public mutating func select(_ detent: Presentation.Detent, of id: EntryID) -> Bool {
    tree.select(detent, of: id)
  }

  /// Dismisses every modal.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func dismissAll() -> Bool { tree.dismissAll() }

  /// Fills the window with another container and dismisses every modal.
  ///
  /// - Parameter root: What fills the window from now on. An equal container stays what it is.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setRoot(_ root: Container<R>) -> Bool {
    tree.setRoot(tree.root.reconciled(with: root, ids: &ids))
  }

  /// Closes an entry with everything above it; closing the root of a modal dismisses the modal.
  ///
  /// - Parameter id: The entry to close.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func close(_ id: EntryID) -> Bool { tree.close(id) }

  /// Removes one entry and leaves those above it where they are.
  ///
  /// - Parameter id: The entry to remove.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func remove(_ id: EntryID) -> Bool { tree.remove(id) }

  /// Changes the route of an entry in place.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from now on.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func update(_ id: EntryID, to route: R) -> Bool { tree.update(id, to: route) }

  /// Replaces the whole tree, keeping the entries whose routes stay.
  ///
  /// - Parameter routes: The tree that is wanted.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func set(_ routes: RouteTree<R>) -> Bool {
    let wanted = tree.reconciled(with: routes, ids: &ids)
    guard wanted != tree else { return false }
    tree = wanted
    return true
  }

  mutating func makeEntry(_ route: R) -> Entry<R> { Entry(id: ids.next(), route: route) }
}

extension TreeEditor: CustomStringConvertible {
  /// The tree as edited so far, as it describes itself: `[home article(5)]`.
  public var description: String { tree.description }
}
