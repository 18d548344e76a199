import Waymark

extension UIKitHost {
  /// Shows the tree that a rebuild asks for, from whatever is shown.
  func build(_ request: UIKitRequest<R>) {
    guard let tree = target(of: request) else { return end(request, request.failure) }
    do throws(HostError) {
      try build(tree, request)
    } catch {
      fail(request, error)
    }
  }

  private func target(of request: UIKitRequest<R>) -> EntryTree<R>? {
    request.failure == nil ? request.acknowledgement.rebuildTarget : router?.host.shown
  }

  /// Shows again what the router believes is shown, because a step that it no longer waited for may have led elsewhere.
  private func fail(_ request: UIKitRequest<R>, _ error: HostError) {
    guard request.failure == nil, !mustBuildAnew else { return end(request, request.failure ?? error) }
    request.failure = error
    build(request)
  }

  /// Takes down the modals that are not the same, changes what stays, and presents the rest.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - request: The rebuild that this is for.
  /// - Throws: What cannot be shown; nothing has been changed then.
  private func build(_ tree: EntryTree<R>, _ request: UIKitRequest<R>) throws(HostError) {
    if screens.haveEnded { mustBuildAnew = true }
    try screens.make(tree.forEachElement)
    // Release screens whose lives have ended before anything is built: while the host has one, it counts as replaced and ignores
    // what UIKit tells.
    if mustBuildAnew { screens.release(except: tree) }
    try check(tree)
    if hooks != nil { tree.forEachElement(updateScreen) }
    let kept = layers.keptModalCount(of: tree) { layer, modal in
      if mustBuildAnew { return false }
      return if case .alert = layer.node, !modal.container.isOneScreen { false } else { !layer.isGone }
    }
    let gone = layers.dropFirst(kept + 1)
    layers.removeLast(gone.count)
    guard let lowest = gone.first(where: \.isPresented) else { return try finishBuilding(request) }
    dismiss(lowest, animated: false) { [self] error in
      guard error == nil else {
        layers += gone
        return endOrTryAgain(request, error)
      }
      carryOut(request) {
        do throws(HostError) {
          try finishBuilding(request)
        } catch {
          fail(request, error)
        }
      }
    }
  }

  /// Finds what UIKit cannot show before anything is changed for it.
  private func check(_ tree: EntryTree<R>) throws(HostError) {
    try check(tree.root)
    for modal in tree.modals {
      if modal.style == .alert, screens[modal.root.id] is UIAlertController {
        guard modal.container.isOneScreen else { throw .alertHoldsOneScreen }
      } else {
        try check(modal.container)
      }
    }
  }

  /// Finds what no navigation controller takes.
  func check(_ container: Container<Entry<R>>) throws(HostError) {
    if case .stack(let stack) = container { _ = try controllers(for: stack.elements.map(\.id)) }
    for branch in container.branches { try check(branch) }
  }

  func showContent(of layer: Layer<R>) {
    guard let controller = layer.controller as? LayerController else { return }
    ownChange { controller.show(layer.node.controller) }
  }

  private func finishBuilding(_ request: UIKitRequest<R>) throws(HostError) {
    guard let tree = target(of: request) else { return end(request, request.failure) }
    if layers.isEmpty {
      let node = try fit(nil, to: tree.root)
      layers = [Layer(0, nil, root: tree.root.root, controller: rootController, node: node)]
    }
    for index in layers.indices {
      let layer = layers[index]
      if case .alert = layer.node { continue }
      layer.node = try fit(mustBuildAnew ? nil : layer.node, to: tree.layer(index))
      showContent(of: layer)
      if index > 0 { setPresentation(tree.modals[index - 1].presentation, of: layer, isAnimated: false) }
    }
    mustBuildAnew = false
    for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(try makeLayer(for: modal)) }
    presentWaiting { [weak self] error in
      guard let self else { return }
      if error == .presentationRefused, tryAgain(request) { return }
      // A modal that UIKit will not present is not shown later either.
      if error != nil { layers.removeAll { $0.style != nil && !$0.isPresented } }
      guard error != nil, let tree = target(of: request) else {
        return end(request, request.failure ?? error)
      }
      end(request, showing: EntryTree(tree.root, modals: Array(tree.modals.prefix(layers.count - 1))))
    }
  }
}
