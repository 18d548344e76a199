extension GuardPipeline {
  /// The trees that wait for detours in the tree, by the entries that stand for the detours.
  ///
  /// - Parameter parked: The navigations that wait while an earlier moment is shown.
  /// - Returns: The trees.
  /// - Complexity: O(*n*) in the number of entries of all these trees.
  func wantedTrees(parked: [UndecidedNavigation<R>]) -> [EntryID: RouteTree<R>] {
    guard detours.hasAny || deciding != nil || !parked.isEmpty else { return [:] }
    var trees: [EntryID: RouteTree<R>] = [:]
    for one in parked + resumable {
      guard let detour = one.detour ?? one.passed?.detour, let first = detour.opened.first else { continue }
      var tree = detour.tree
      detours.applyDepartures(since: detour, to: &tree)
      trees[first] = tree.routes
    }
    return trees
  }
}

extension Router {
  /// The trees that wait for detours in the lasting tree, by the entries that stand for the detours.
  var wantedTrees: [EntryID: RouteTree<R>] {
    pipeline?.wantedTrees(parked: observers?.history?.travel?.detoured ?? []) ?? [:]
  }

  /// Makes what waited for detours in a snapshot wait again, after its tree was restored.
  func holdAgain(_ detours: [ElementPosition: RouteTree<R>]) {
    guard !detours.isEmpty else { return }
    var ended: [EndedDetour<R>] = []
    machine.tree.forEachPosition { position, entry in
      if let wanted = detours[position] { ended += hold(wanted, until: entry) }
    }
    finish(ended)
  }

  private func hold(_ wanted: RouteTree<R>, until entry: Entry<R>) -> [EndedDetour<R>] {
    let navigation = Navigation(
      id: machine.nextNavigationID(), options: .standard, reference: reference)
    let intent = Intent<R>.set(wanted)
    let one = UndecidedNavigation(navigation, intent)
    // The tree before the detour is not known, so a second wish comes on top of the first.
    let tree = EntryTree(wanted, ids: &machine.ids)
    one.detour = Detour(
      intent: .show(entry.route), isRestored: true, askedBy: 0, wanted: intent,
      origin: machine.tree.visibleElement.id, seen: [], tree: tree, base: tree,
      departureCount: ensurePipeline().detours.departureCount, opened: [entry.id])
    pipeline?.detours.newestEntry = machine.ids.last
    let ended = keep(one, opened: [entry.id], isNew: true)
    didBeginOwn(intent, navigation.id)
    emit(.detoured(to: .show(entry.route)), navigation.id)
    return ended
  }
}
