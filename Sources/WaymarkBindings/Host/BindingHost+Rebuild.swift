import Waymark

extension BindingHost {
  /// Continues a rebuild: dismisses the modals that are not the same, changes what stays, and presents the
  /// rest one by one, because views lose modals that come and go at once.
  func build(_ request: Request<R>) throws(HostError) {
    guard let wanted = request.pending.acknowledgement.rebuildTarget else { return end(request) }
    if isDisplaced { forget() }
    request.pending.begin()
    let round = request.round
    try screens.make(wanted.forEachElement)
    // An observer of the screens may have had the user, or the app, do anything.
    guard request === self.request, request.round == round else { return }
    guard let target = request.pending.acknowledgement.rebuildTarget else { return end(request) }
    for modal in target.modals where modal.style == .alert && !modal.container.isOneScreen {
      if let first = screens[modal.root.id], isAlert(first) { throw .alertHoldsOneScreen }
    }
    guard isOnScreen else {
      show(target)
      return end(request)
    }
    guard var tree = displayed else {
      let tree = EntryTree<R>(target.root, modals: [])
      show(tree)
      return wait(for: arrival(from: []), request)
    }
    let kept = zip(tree.modals, target.modals).prefix { $0.isSameModal(as: $1) }.count
    if tree.modals.count > kept, layers.indices.contains(kept + 1) {
      let lowest = layers[kept + 1]
      tree.modals.removeSubrange(kept...)
      show(tree)
      wait(for: lowest.isAlert ? .time : .dismissal(lowest), request)
    } else if let changed = tree.withLayers(of: target) {
      let before = Set(tops)
      show(changed)
      wait(for: arrival(from: before), request)
    } else if tree.modals.count < target.modals.count {
      let modal = target.modals[tree.modals.count]
      tree.modals.append(modal)
      modal.container.forEachElement { request.fresh.insert($0.id) }
      show(tree)
      wait(for: layers.last?.isAlert == true ? .time : arrival(from: []), request)
    } else {
      end(request)
    }
  }

  private func show(_ tree: EntryTree<R>) {
    displayed = tree
    fit(animated: false)
  }
}

extension Tree {
  /// This tree with its layers as another tree has them, or `nil` if they already are.
  fileprivate func withLayers(of other: Tree) -> Tree? {
    let changed = Tree(other.root, modals: Array(other.modals.prefix(modals.count)))
    return changed == self ? nil : changed
  }
}
