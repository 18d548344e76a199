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
  mutating func workOut(_ request: Request) -> Worked {
    if request.isPlain, request.screen.map(tree.contains) ?? true, let step = stepOnVisibleStack(request) {
      return .change(.step(step))
    }
    let tree = treeWithoutDetours(of: request)
    if let gone = screenIsGone(for: request, in: tree) {
      return gone == .unchanged ? .unchanged : .failed(.screenGone)
    }
    if case .own(let edit) = request.edit { return .own(edit) }
    var editor = TreeEditor(tree: tree, ids: ids)
    if let failure = editor.apply(request.edit, from: request.subject) { return .failed(failure) }
    return worked(editor.tree, lastID: editor.ids.last, for: request)
  }

  /// The tree without the places of the detours that a request comes back from, and without the modals over them.
  func treeWithoutDetours(of request: Request) -> PlaceTree {
    var tree = tree
    for screen in request.detoursToClose.reversed() {
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

  mutating func worked(_ new: PlaceTree, lastID: UInt64, for request: Request) -> Worked {
    ids.last = max(ids.last, lastID)
    var new = new
    if let root = request.refusedRoot, new.contains(root) {
      let place = new.placeOfPushes
      guard place.id != tree.placeOfPushes.id else { return .failed(.rootRefused) }
      new.close(place.id)
      // A place that was elsewhere has another screen here.
      new.root = .stack(tree.contains(place.id) ? Place(id: ids.next(), route: place.route) : place)
    }
    new.renewMoved(since: tree, &ids)
    return new == tree ? .unchanged : .change(.tree(new))
  }

  /// A push or a pop where the user is, as the step that it is, so that its cost does not depend on the depth.
  private mutating func stepOnVisibleStack(_ request: Request) -> PlaceStep? {
    switch request.edit {
    case .push(let route):
      let path = tree.pathForPushes
      if let screen = request.subject, tree.position(of: screen)?.path != path { return nil }
      guard path.layer == tree.modals.count, let count = tree.stackCount(at: path) else { return nil }
      let place = Place(id: ids.next(), route: route)
      return PlaceStep(inserting: .one(place), removing: .none, above: count, at: path)
    case .pop(1) where request.subject == nil:
      let path = tree.pathForPushes
      guard path.layer == tree.modals.count, let count = tree.stackCount(at: path), count > 1 else {
        return nil
      }
      let top = tree.visibleElement
      return PlaceStep(inserting: .none, removing: .one(top), above: count - 1, at: path)
    default: return nil
    }
  }
}

extension Request {
  /// The screen that the verb is relative to; a guard's own verbs are the router's.
  var subject: EntryID? { isRedirected ? nil : screen }
}

extension PlaceStep {
  fileprivate init(
    inserting inserted: StepElements<Place>, removing removed: StepElements<Place>, above count: Int,
    at path: BranchPath
  ) {
    self.init(
      .stack(StackChange(path: path, keptBelow: count, removed: removed, inserted: inserted, keptAbove: 0)),
      isVisible: true, isAnimated: true)
  }
}
