/// A tree of entries that can be edited with plain routes: what ``Router/edit(options:_:)`` hands out.
///
/// Entries that an edit does not touch keep their identity, so of two equal neighbours the one that is meant goes.
public struct TreeEditor<R: Route>: Sendable {
  /// The tree as edited so far.
  public internal(set) var tree: EntryTree<R>

  var ids: EntryID.Generator
  let matching: EntryMatching

  init(tree: EntryTree<R>, ids: EntryID.Generator, matching: EntryMatching) {
    self.tree = tree
    self.ids = ids
    self.matching = matching
  }

  /// The tree of plain routes as edited so far.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var routes: RouteTree<R> { tree.routes }

  /// Pushes a route on the stack that the user would see.
  ///
  /// - Parameter route: The new top.
  /// - Returns: The identity of its entry.
  @discardableResult
  public mutating func push(_ route: R) -> EntryID { push(route, at: tree.visiblePath) }

  /// Pushes a route on a stack that may be hidden.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: The identity of its entry, which is in the tree if the path leads to a stack.
  @discardableResult
  public mutating func push(_ route: R, at path: ContainerPath) -> EntryID {
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

  /// Pushes a route right above an entry, in place of what is above it now.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - id: The entry below.
  /// - Returns: Whether the entry is in the tree.
  @discardableResult
  public mutating func push(_ route: R, above id: EntryID) -> Bool {
    guard let position = tree.position(of: id) else { return false }
    tree.pop(to: id)
    return tree.push(makeEntry(route), at: position.path)
  }

  /// Takes places off the stack that the user would see, never its root.
  ///
  /// - Parameter count: How many to take at most.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Bool { tree.pop(count) }

  /// Takes places off a stack that may be hidden, never its root.
  ///
  /// - Parameters:
  ///   - count: How many to take at most.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(_ count: Int = 1, at path: ContainerPath) -> Bool { tree.pop(count, at: path) }

  /// Goes back to the topmost place of a route in a stack that may be hidden.
  ///
  /// - Parameters:
  ///   - route: The route to return to.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to route: R, at path: ContainerPath) -> Bool { tree.pop(to: route, at: path) }

  /// Goes back to the topmost place of a route in the stack that the user would see.
  ///
  /// - Parameter route: The route to return to.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to route: R) -> Bool { tree.pop(to: route) }

  /// Goes back to an entry in its own stack.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(to id: EntryID) -> Bool { tree.pop(to: id) }

  /// Takes an entry off its own stack with what is above it, and perhaps some below it; never the root.
  ///
  /// - Parameters:
  ///   - count: How many to take at most, the entry among them and those above it aside.
  ///   - id: The entry.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func pop(_ count: Int = 1, from id: EntryID) -> Bool { tree.pop(count, from: id) }

  /// Goes back to the root of the stack that the user would see.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func popToRoot() -> Bool { tree.popToRoot() }

  /// Goes back to the root of a stack that may be hidden.
  ///
  /// - Parameter path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func popToRoot(at path: ContainerPath) -> Bool { tree.popToRoot(at: path) }

  /// Goes back to the root of a tab's stack, selected or not.
  ///
  /// - Parameter key: The key of the tab.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func popToRoot(inTab key: R) -> Bool {
    guard let path = tree.path(ofTab: key) else { return false }
    return tree.popToRoot(at: path)
  }

  /// Puts a route in the place of the one that the user would see; an equal route stays what it is, and one of the same place
  /// is updated.
  ///
  /// - Parameter route: The new top.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func replaceTop(with route: R) -> Bool { replaceTop(with: route, at: tree.visiblePath) }

  /// Puts a route in the place of the top of a stack that may be hidden; an equal route stays what it is, and one of the same
  /// place is updated.
  ///
  /// - Parameters:
  ///   - route: The new top.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed: `false` if the path leads nowhere.
  @discardableResult
  public mutating func replaceTop(with route: R, at path: ContainerPath) -> Bool {
    guard let top = tree.container(at: path)?.visibleElement, top.route != route else { return false }
    guard top.route.identity != route.identity else { return tree.update(top.id, to: route) }
    return tree.replaceTop(with: makeEntry(route), at: path)
  }

  /// Puts a route in the place of an entry and of what is above it; where it is there alone already, it stays what it is, or is
  /// updated where its place is.
  ///
  /// - Parameters:
  ///   - id: The entry that goes.
  ///   - route: The new top of its stack.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func replace(_ id: EntryID, with route: R) -> Bool {
    guard let entry = tree.entry(id) else { return false }
    guard entry.route.identity == route.identity else { return tree.replace(id, with: makeEntry(route)) }
    let isShorter = tree.pop(to: id)
    return tree.update(id, to: route) || isShorter
  }

  /// Puts a whole stack in the place of the one that the user would see, keeping entries whose routes stay.
  ///
  /// - Parameter stack: The new stack.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<R>) -> Bool { setStack(stack, at: tree.visiblePath) }

  /// Puts a whole stack in the place of a tab's, selected or not, keeping entries whose routes stay.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - key: The key of the tab.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<R>, inTab key: R) -> Bool {
    guard let path = tree.path(ofTab: key), let container = tree.container(at: path) else { return false }
    return setStack(stack, at: container.visiblePath(from: path))
  }

  /// Puts a whole stack in the place of one that may be hidden, keeping entries whose routes stay.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - path: The stack.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<R>, at path: ContainerPath) -> Bool {
    guard let current = tree.stack(at: path) else { return false }
    return tree.setStack(current.reconciled(with: stack, matching: matching, ids: &ids), at: path)
  }

  /// Selects a tab, while modals stay where they are.
  ///
  /// - Parameter key: The key of the tab.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func select(_ key: R) -> Bool { tree.select(key) }

  /// Selects the tab that the keys of tabs lead to, and the tabs that it is nested in, while modals stay where they are.
  ///
  /// - Parameters:
  ///   - keys: The keys of the tabs, from the outermost to the one that is meant.
  ///   - modal: The root entry of the modal that the tabs are in; `nil` for the root container.
  /// - Returns: Whether the tree changed: `false` if there is no such tab or it is selected already.
  @discardableResult
  public mutating func selectTab(keys: [R], modal: EntryID?) -> Bool {
    focus(BranchAddress(modal: modal, keys: keys.map { .tab($0) }))
  }

  /// Puts a tab beside others; the one that is selected stays selected.
  ///
  /// A modal is known by the root of its first tab: with another first tab it is another modal, which comes anew.
  ///
  /// - Parameters:
  ///   - tab: The new tab.
  ///   - index: The position that it takes, from 0 to the number of tabs; the last one if it is `nil`.
  ///   - path: The tabs, those of the window unless said otherwise.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if there is a tab with its key, if there is
  ///   no such position, if there are as many tabs as can be side by side, or if tabs would be nested too deep.
  @discardableResult
  public mutating func insertTab(
    _ tab: RouteTab<R>, at index: Int? = nil, in path: ContainerPath = .root
  ) -> Bool {
    tree.insertTab(
      RouteTab(key: tab.key, container: Container(tab.container, ids: &ids)), at: index, in: path)
  }

  /// Takes a tab away, with all that it holds, but never the last one.
  ///
  /// Where it was selected, the nearest one is from then on: the tab that takes its position, or the new last one where none
  /// does. Guards that speak about places are asked about what it shows.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - path: The tabs, those of the window unless said otherwise.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if none of them has the key, or if it is the
  ///   only one.
  @discardableResult
  public mutating func removeTab(_ key: R, in path: ContainerPath = .root) -> Bool {
    tree.removeTab(key, in: path)
  }

  /// Presents a route over everything, on a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The root of the modal's stack.
  ///   - style: How the modal lies over what is below it.
  /// - Returns: The identity of its entry.
  @discardableResult
  public mutating func present(_ route: R, as style: ModalStyle = .sheet) -> EntryID {
    let entry = makeEntry(route)
    tree.present(entry, as: style)
    return entry.id
  }

  /// Presents a modal over everything.
  ///
  /// - Parameter modal: The modal.
  public mutating func present(_ modal: Modal<R>) {
    tree.present(Modal(style: modal.style, container: Container(modal.container, ids: &ids)))
  }

  /// Dismisses the topmost modal.
  ///
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func dismiss() -> Bool { tree.dismiss() }

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
    tree.setRoot(tree.root.reconciled(with: root, matching: matching, ids: &ids))
  }

  /// Closes an entry with what is above it; the root of a modal takes the modal along.
  ///
  /// - Parameter id: The entry to close.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func close(_ id: EntryID) -> Bool { tree.close(id) }

  /// Takes one entry out and leaves those above it.
  ///
  /// - Parameter id: The entry to take out.
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

  /// Makes the whole tree this one, keeping entries whose routes stay.
  ///
  /// - Parameter routes: The tree that is wanted.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func set(_ routes: RouteTree<R>) -> Bool {
    let wanted = tree.reconciled(with: routes, matching: matching, ids: &ids)
    guard wanted != tree else { return false }
    tree = wanted
    return true
  }

  /// Closes a detour with the modals that came over it, and where it was in another tab or column than what was left for it, goes
  /// back there.
  mutating func close(_ detour: EntryID, backTo origin: EntryID) {
    guard let path = tree.position(of: detour)?.path else { return }
    let focus = tree.visiblePath(inLayer: path.layer)
    guard close(detour), path.layer < tree.layerCount else { return }
    // Where the focus was elsewhere, in another tab or in a column before it, nothing has come over it.
    guard focus == path || focus != tree.visiblePath(inLayer: path.layer) else { return }
    let first = tree.modals.indices.first { $0 >= path.layer && tree.modals[$0].root.id > detour }
    if let first { tree.dismiss(at: first) }
    guard let left = tree.position(of: origin)?.path else { return }
    if left.layer == path.layer, path.layer == tree.modals.count { tree.select(left) }
  }

  mutating func show(_ route: R, placement: Placement<R>) {
    if let position = tree.position(of: route) {
      tree.goTo(position)
      if let entry = tree.element(at: position) { tree.update(entry.id, to: route) }
      return
    }
    switch placement {
    case .push:
      push(route)
    case .modal(let style):
      present(route, as: style)
    case .root:
      setRoot(.stack(RouteStack(root: route)))
    case .tab(let key):
      guard let path = tree.path(ofTab: key) else {
        push(route)
        return
      }
      tree.dismiss(at: path.layer)
      tree.select(path)
      if route != key { push(route, at: path) }
    case .column(let column):
      show(route, inColumn: column)
    }
  }

  mutating func makeEntry(_ route: R) -> Entry<R> { Entry(id: ids.next(), route: route) }
}
