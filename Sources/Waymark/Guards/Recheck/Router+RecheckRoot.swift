extension Router {
  /// Replaces the window's root, which was refused, with what the guard names.
  func replaceRoot(_ recheck: Recheck<R>, _ cut: RefusalCut<R>) {
    let options = recheck.one.navigation.options
    let refusal = recheck.refusal(of: cut.lowest)
    guard let refusal, let root = newRoot(of: refusal, recheck) else { return keepRootAlone(recheck) }
    var opener: Navigation?
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
    // If the navigation was redirected, another recheck may have refused the root again.
    guard pipeline?.recheck === recheck else { return }
    guard let opener else { return keepRootAlone(recheck) }
    if opener.currentOutcome != nil { return settleRoot(recheck) }
    opener.onEnd { [weak self] in self?.queue.append(.settleRoot(recheck)) }
  }

  /// Goes on after the navigation that should replace the window's root has changed the tree, was sent on a
  /// detour or has ended.
  func settleRoot(_ recheck: Recheck<R>) {
    guard pipeline?.recheck === recheck else { return }
    var ids = machine.ids
    if recheck.cut(machine.tree, ids: &ids).isRootRefused { return keepRootAlone(recheck) }
    if let opener = recheck.opener, opener.currentOutcome == nil { return }
    noteEnd(of: recheck)
    endRecheck(.completed)
  }

  /// Keeps the window's root alone, because nothing can replace it.
  private func keepRootAlone(_ recheck: Recheck<R>) {
    let navigation = recheck.one.navigation
    let firstNewID = machine.ids.last + 1
    let cut = recheck.cut(treeWithoutQuestion, ids: &machine.ids)
    pipeline?.endRecheck()
    if cut.tree != treeWithoutQuestion {
      let kept = Navigation(id: machine.nextNavigationID(), options: navigation.options, reference: reference)
      // If the recheck was repeated because the tree had gone back, this is the result that the host has to
      // show.
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

  /// The intent that replaces the refused root of the window, if the decision names one.
  ///
  /// The place of the decision becomes the root wherever it would be placed otherwise, because the user could swipe away what
  /// lies over a root. A place that belongs in a column becomes the first of the window's columns, if there are some: a later
  /// column cannot be filled without the first.
  private func newRoot(of refusal: Refusal<R>, _ recheck: Recheck<R>) -> Intent<R>? {
    let intent: Intent<R>
    switch refusal.decision {
    case .redirect(let other), .detour(let other): intent = other
    case .allow, .block: return nil
    }
    switch intent {
    case .show(let route):
      let stack = Container<R>.stack(RouteStack(root: route))
      let placed = configuration.placement(route)
      tap?.note(.placed(route, placed), recheck.one.navigation.id.rawValue)
      guard case .column = placed else { return .setRoot(stack) }
      return .setRoot(inFirstColumn(stack))
    case .push(let route), .replaceTop(let route):
      return .setRoot(.stack(RouteStack(root: route)))
    case .present(let modal):
      return .setRoot(modal.container)
    case .set:
      return intent
    case .edit(let edit):
      switch edit.kind {
      case .fill(_, let container, _): return .setRoot(inFirstColumn(container))
      case .pushNear(_, let route), .replaceEntry(_, let route):
        return .setRoot(.stack(RouteStack(root: route)))
      case .setStack(let stack): return .setRoot(.stack(stack))
      case .setRoot, .closure: return intent
      default: return nil
      }
    default:
      return nil
    }
  }

  /// Columns like the window's in which only the first is filled; the container itself if the window has
  /// none.
  private func inFirstColumn(_ container: Container<R>) -> Container<R> {
    guard case .columns(let columns) = machine.tree.root else { return container }
    return RouteColumns(places: columns.places, filled: [container]).map(Container.columns) ?? container
  }
}
