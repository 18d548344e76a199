import WaymarkState

/// The outcome of working a request out.
enum Worked {
  case change(Change)
  case unchanged
  case failed(Failure)
  /// Only the app can work it out.
  case own(EditNumber)
}

/// Requests are worked out before anybody is asked about them.
extension RouterState {
  /// Works out the change that a request makes of the tree.
  mutating func workOut(_ pending: Pending) -> Worked {
    let isPlain = pending.detours.isEmpty && pending.refusedRoot == nil
    if isPlain, pending.request.screen.map(tree.contains) ?? true, let step = stepOnVisibleStack(pending) {
      return .change(Change([step]))
    }
    let tree = treeWithoutDetours(of: pending)
    if let gone = screenIsGone(for: pending.request, in: tree) {
      return gone == .unchanged ? .unchanged : .failed(.screenGone)
    }
    if case .own(let edit) = pending.edit { return .own(edit) }
    var editor = TreeEditor(tree: tree, ids: ids)
    var edit = pending.edit
    // A place where the user was held up does not come back.
    if case .bringBack(let old) = edit { edit = .bringBack(without(pending.detours, old)) }
    if let failure = editor.apply(edit, from: pending.subject) { return .failed(failure) }
    return change(to: editor.tree, lastID: editor.ids.last, for: pending)
  }

  /// The tree without the places of the detours that a request comes back from.
  func treeWithoutDetours(of pending: Pending) -> PlaceTree { without(pending.detours, tree) }

  /// A tree without the places of detours, and without the modals over them.
  private func without(_ detours: [EntryID], _ tree: PlaceTree) -> PlaceTree {
    var tree = tree
    for screen in detours.reversed() {
      guard let path = tree.position(of: screen)?.path else { continue }
      // Modals over another tab have not come over the detour, and a root stays with all over it.
      let isBelowModals = tree.isSelected(path)
      if tree.close(screen), isBelowModals { tree.dismiss(at: path.layer) }
    }
    return tree
  }

  /// The end of a request from a screen that is gone; nothing is left for it to do.
  func screenIsGone(for request: Request, in tree: PlaceTree) -> Outcome? {
    guard let screen = request.screen, !tree.contains(screen) else { return nil }
    switch request.edit {
    case .close, .update: return .unchanged
    default: return .failed(.screenGone)
    }
  }

  /// The change that makes another tree of this one.
  mutating func change(to new: PlaceTree, lastID: UInt64, for pending: Pending) -> Worked {
    ids.last = max(ids.last, lastID)
    var new = new
    if let root = pending.refusedRoot, new.contains(root) {
      // The topmost place that comes takes the root's place.
      guard let place = new.places(notIn: tree).last else { return .failed(.rootRefused) }
      new = PlaceTree(.stack(place))
    }
    let change = change(to: new)
    return change.steps.isEmpty ? .unchanged : .change(change)
  }

  /// The change that makes another tree of this one, in which moved places are new ones.
  mutating func change(to new: PlaceTree) -> Change {
    let steps = tree.steps(to: new)
    guard let renewed = new.renewed(in: steps, &ids) else { return Change(steps) }
    return Change(tree.steps(to: renewed))
  }

  /// A push or a pop where the user is, as the step that it is, so that its cost does not depend on the depth.
  private mutating func stepOnVisibleStack(_ pending: Pending) -> PlaceStep? {
    let (path, screen) = (tree.pathForPushes, pending.subject)
    guard path.layer == tree.modals.count, let count = tree.stackCount(at: path) else { return nil }
    let change: StackChange<Place>
    switch pending.edit {
    case .push(let route):
      if let screen, tree.position(of: screen)?.path != path { return nil }
      let place = Place(id: ids.next(), route: route)
      change = StackChange(path: path, keptBelow: count, removed: [], inserted: [place], keptAbove: 0)
    case .pop(1) where screen == nil && count > 1:
      let top = tree.visibleElement
      change = StackChange(
        path: path, keptBelow: count - 1, removed: [top], inserted: [], keptAbove: 0)
    default: return nil
    }
    return PlaceStep(.stack(change), isVisible: true, isAnimated: true)
  }
}
