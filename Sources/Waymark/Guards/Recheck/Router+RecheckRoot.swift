extension Router {
  /// The window's root is refused: what the guard names takes its place.
  func replaceRoot(_ recheck: Recheck<R>, _ cut: RefusalCut<R>) {
    let options = recheck.one.navigation.options
    let refusal = recheck.refusal(of: cut.lowest)
    guard let refusal, let root = newRoot(of: refusal, recheck) else { return keepRootAlone(recheck) }
    var opener: Navigation<R>?
    switch refusal.decision {
    case .detour(let intent):
      let before = treeWithoutQuestion
      opener = hold(
        takeWish(for: refusal, from: nil), or: before, options, for: intent, askedBy: refusal.guardKey,
        opening: root, recheck)
    default:
      let redirected = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
      opener = redirected
      recheck.opener = redirected
      beginOwn(root, redirected)
    }
    // Where it has been sent elsewhere, the root may have been found refused again.
    guard pipeline?.recheck === recheck else { return }
    guard let opener else { return keepRootAlone(recheck) }
    if opener.currentOutcome != nil { return settleRoot(recheck) }
    opener.onEnd { [weak self] in self?.queue.append(.settleRoot(recheck)) }
  }

  /// What was to take the place of the window's root has changed the tree, is sent on a detour or has ended.
  func settleRoot(_ recheck: Recheck<R>) {
    guard pipeline?.recheck === recheck else { return }
    var ids = machine.ids
    if recheck.cut(machine.tree, ids: &ids).isRootRefused { return keepRootAlone(recheck) }
    if let opener = recheck.opener, opener.currentOutcome == nil { return }
    noteEnd(of: recheck)
    endRecheck(.completed)
  }

  /// Nothing can take the place of the window's root, which stays without anything else.
  private func keepRootAlone(_ recheck: Recheck<R>) {
    let navigation = recheck.one.navigation
    let firstNewID = machine.ids.last + 1
    let cut = recheck.cut(treeWithoutQuestion, ids: &machine.ids)
    pipeline?.endRecheck()
    if cut.tree != treeWithoutQuestion {
      let kept = Navigation(id: machine.nextNavigationID(), options: navigation.options, reference: reference)
      // Where it was asked again because the tree had gone back, this is what the host has to show of it.
      if pipeline?.rechecked.repeated == navigation.id { pipeline?.rechecked.repeated = kept.id }
      commit(cut.tree, firstNewID, kept)
    }
    noteEnd(of: recheck)
    noteMisuse(
      "a recheck refused the window's root and nothing could take its place",
      "Have the guard redirect to a place that everybody may see.", in: navigation.id)
    finish(navigation, .failed(.rootRefused))
    if let undecided = pipeline?.deciding { proposeAnew(undecided) }
  }

  /// What becomes the window's root in the place of one that is refused, if the decision says so.
  ///
  /// Wherever it would be placed: what lies over a root could be swiped away. What belongs in a column becomes the first of the
  /// window's columns, where it has some: a later one cannot stand without it.
  private func newRoot(of refusal: Refusal<R>, _ recheck: Recheck<R>) -> Intent<R>? {
    let intent: Intent<R>
    switch refusal.decision {
    case .redirect(let other), .detour(let other): intent = other
    case .allow, .block: return nil
    }
    switch intent {
    case .fill(_, let container, _):
      return .setRoot(inFirstColumn(container))
    case .show(let route):
      let stack = Container<R>.stack(RouteStack(root: route))
      let placed = configuration.placement(route)
      tap?.note(.placed(route, placed), recheck.one.navigation.id.rawValue)
      guard case .column = placed else { return .setRoot(stack) }
      return .setRoot(inFirstColumn(stack))
    case .push(let route), .replace(let route), .pushAbove(_, let route), .replaceEntry(_, let route):
      return .setRoot(.stack(RouteStack(root: route)))
    case .setStack(let stack):
      return .setRoot(.stack(stack))
    case .present(let modal):
      return .setRoot(modal.container)
    case .setRoot, .set, .edit:
      return intent
    default:
      return nil
    }
  }

  /// Columns like the window's, of which only the first is filled; the container alone where it has none.
  private func inFirstColumn(_ container: Container<R>) -> Container<R> {
    guard case .columns(let columns) = machine.tree.root else { return container }
    return RouteColumns(places: columns.places, filled: [container]).map(Container.columns) ?? container
  }
}
