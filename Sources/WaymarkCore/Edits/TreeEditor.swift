import WaymarkState

/// A tree while a verb changes it, with identifiers for the places that it adds.
struct TreeEditor {
  var tree: PlaceTree
  var ids: EntryID.Generator

  mutating func place(_ route: AnyRoute) -> Place { Place(id: ids.next(), route: route) }

  /// Applies a verb.
  ///
  /// - Parameters:
  ///   - edit: The verb.
  ///   - screen: The screen that it is relative to, which is in the tree; `nil` for the router.
  /// - Returns: The reason why it makes no sense, if it makes none.
  mutating func apply(_ edit: Edit, from screen: EntryID?) -> Failure? {
    let position = screen.flatMap { tree.position(of: $0) }
    let path = position?.path ?? tree.pathForPushes
    var columns: BranchPath? { position.map { tree.columns(around: $0.path) } ?? tree.visibleColumns }
    switch edit {
    case .push(let route): tree.push(place(route), at: path)
    case .pop(let count):
      if let screen { tree.pop(count, from: screen) } else { tree.pop(count, at: path) }
    case .popTo(let route):
      guard tree.stack(at: path)?.elements.contains(where: { $0.route.isSamePlace(as: route) }) == true else {
        return .notThere
      }
      tree.pop(to: route, at: path)
    case .popToEntry(let id):
      guard tree.contains(id) else { return .notThere }
      tree.pop(to: id)
    case .popToRoot: tree.popToRoot(at: path)
    case .replaceTop(let route):
      let top = screen ?? tree.container(at: path)?.visibleElement.id
      if let top { tree.replace(top, with: route, ids: &ids) }
    case .present(let modal):
      tree.present(Modal(modal.presentation, Container(modal.container, ids: &ids)))
    case .dismiss:
      if let position { tree.dismiss(at: position.path.layer - 1) } else { tree.dismiss() }
    case .dismissAll: tree.dismissAll()
    case .select(let key):
      guard let path = tree.path(ofTab: key) else { return .notThere }
      tree.select(path)
    case .selectBranch(let path):
      guard tree.container(at: path) != nil else { return .notThere }
      tree.select(path)
    case .selectAgain(let path):
      guard let container = tree.container(at: path) else { return .notThere }
      for stack in container.visibleStacks(at: path) { tree.popToRoot(at: stack) }
    case .fill(let container, let column):
      guard let columns, case .columns(let old)? = tree.container(at: columns),
        (0..<old.capacity).contains(column)
      else { return .notThere }
      tree.fill(container, column: column, in: columns, ids: &ids)
    case .focusColumn(let column):
      guard let columns, tree.container(at: columns)?.branch(at: column) != nil else {
        return .notThere
      }
      tree.focusColumn(column, in: columns)
    case .clearColumns(let column):
      guard let columns else { return .notThere }
      tree.clearColumns(from: column, in: columns)
    case .update(let id, let route): tree.update(id, to: route)
    case .close(let id): tree.close(id)
    case .setRoot(let root): tree = tree.reconciled(with: RouteTree(root), ids: &ids)
    case .set(let routes): tree = tree.reconciled(with: routes, ids: &ids)
    case .bringBack(let old):
      let kept = Set(tree.places().map { $0.id })
      tree = old
      tree.renew(&ids) { !kept.contains($0) }
    case .own, .nothing, .leaveWindow, .recheck: break
    }
    return nil
  }
}

extension Tree<Place> {
  /// The tree with new identifiers for places that one step takes away and another brings, since no screen comes back, and
  /// for those that come in columns in the place of others, since another column has other screens.
  ///
  /// - Parameters:
  ///   - steps: The steps that lead to this tree.
  ///   - ids: The source of identifiers.
  /// - Returns: The tree; `nil` if there are no such places.
  func renewed(in steps: [PlaceStep], _ ids: inout EntryID.Generator) -> PlaceTree? {
    // A step that moves a place within its stack keeps it.
    if steps.count == 1, case .stack = steps[0].change { return nil }
    var (removed, inserted) = (Set<EntryID>(), [EntryID]())
    for step in steps {
      if case .columns = step.change {
        for place in step.change.old { removed.insert(place.id) }
        for place in step.change.new { inserted.append(place.id) }
      } else {
        step.forEachRemoved { removed.insert($0.id) }
        step.forEachInserted { inserted.append($0.id) }
      }
    }
    let moved = Set(inserted.filter(removed.contains))
    if moved.isEmpty { return nil }
    var new = self
    new.renew(&ids, where: moved.contains)
    return new
  }

  /// The path of the stack on which the router pushes: the visible one, or below alerts, which hold no stacks.
  var pathForPushes: BranchPath {
    var layer = modals.count
    while layer > 0, modals[layer - 1].style == .alert { layer -= 1 }
    return visiblePath(inLayer: layer)
  }
}
