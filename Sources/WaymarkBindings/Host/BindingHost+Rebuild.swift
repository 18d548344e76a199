import Waymark

extension BindingHost {
  /// Makes the screens of a rebuild, and shows its next part.
  ///
  /// A rebuild dismisses the modals that are not the same, changes the layers that stay, and presents the other
  /// modals one by one, because views lose modals that come and go at once.
  func build(_ request: Request<R>) throws(HostError) {
    guard let wanted = request.pending.acknowledgement.rebuildTarget else { return end(request) }
    if isDisplaced { forget() }
    request.stage = .making
    request.pending.begin()
    try screens.make(wanted.forEachElement)
    // The app hears of the screens, and may have asked for anything.
    guard request === self.request else { return }
    guard let target = request.pending.acknowledgement.rebuildTarget else { return end(request) }
    for modal in target.modals where modal.style == .alert && !modal.container.isOneScreen {
      if let first = screens[modal.root.id], isAlert(first) { throw .alertHoldsOneScreen }
    }
    request.stage = .shown
    guard isOnScreen else {
      show(target)
      return end(request)
    }
    guard showNext(of: target, request) else {
      takeUpAll()
      return end(request)
    }
    proceed()
  }

  /// Shows the next part of a tree, and waits for it.
  ///
  /// - Returns: Whether anything was left to show.
  private func showNext(of target: EntryTree<R>, _ request: Request<R>) -> Bool {
    guard var tree = displayed else {
      show(EntryTree<R>(target.root, modals: []))
      waitForArrival(from: [])
      return true
    }
    let kept = zip(tree.modals, target.modals).prefix { $0.isSameModal(as: $1) }.count
    if tree.modals.count > kept {
      let going = layers.dropFirst(kept + 1)
      tree.modals.removeSubrange(kept...)
      show(tree)
      waitForEnd(of: going)
    } else if let changed = tree.withLayers(of: target) {
      let before = Set(tops)
      show(changed)
      waitForArrival(from: before)
    } else if tree.modals.count < target.modals.count {
      let modal = target.modals[tree.modals.count]
      tree.modals.append(modal)
      modal.container.forEachElement { request.fresh.insert($0.id) }
      show(tree)
      waitForModal()
    } else {
      return false
    }
    return true
  }

  private func show(_ tree: EntryTree<R>) {
    displayed = tree
    fit(animated: false)
  }
}

extension Tree {
  /// This tree's number of modals, with the layers of another tree; `nil` if this tree has those layers already.
  fileprivate func withLayers(of other: Tree) -> Tree? {
    let changed = Tree(other.root, modals: Array(other.modals.prefix(modals.count)))
    return changed == self ? nil : changed
  }
}
