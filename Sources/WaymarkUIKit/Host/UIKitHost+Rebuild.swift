import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Shows a tree from whatever is shown: takes down the modals that are not the same, changes what stays, and
  /// presents the rest.
  func build(_ tree: EntryTree<R>, _ request: Request<R>) throws(UIKitHostError) {
    guard router != nil else { throw .routerMissing }
    try ensureScreens { tree.forEachElement($0) }
    try checkAlerts(of: tree)
    let kept = sameModals(as: tree)
    let gone = layers.dropFirst(kept + 1)
    layers.removeLast(gone.count)
    guard let lowest = gone.first(where: \.isPresented) else { return try finishBuilding(request) }
    dismiss(lowest, animated: false) { [self] error in
      guard error == nil else { return end(request, error) }
      do throws(UIKitHostError) {
        try finishBuilding(request)
      } catch {
        end(request, error)
      }
    }
  }

  /// Finds what UIKit cannot show before anything is taken down for it.
  private func checkAlerts(of tree: EntryTree<R>) throws(UIKitHostError) {
    for modal in tree.modals where modal.style == .alert && !modal.container.isOneScreen {
      if screens[modal.root.id] is UIAlertController { throw .alertHoldsOneScreen }
    }
  }

  /// The number of modals, lowest first, that are presented as the tree has them.
  private func sameModals(as tree: EntryTree<R>) -> Int {
    var count = 0
    for (layer, modal) in zip(layers.dropFirst(), tree.modals) {
      guard !layer.isGone, layer.style == modal.style, layer.root == modal.root.id else { break }
      if case .alert = layer.node, !modal.container.isOneScreen { break }
      count += 1
    }
    return count
  }

  private func finishBuilding(_ request: Request<R>) throws(UIKitHostError) {
    guard let tree = request.acknowledgement.rebuildTarget else { return succeed(request) }
    if layers.isEmpty {
      let node = try fit(nil, to: tree.root)
      layers = [Layer(style: nil, root: tree.root.root, controller: rootController, node: node)]
    }
    for index in layers.indices {
      let layer = layers[index]
      if case .alert = layer.node { continue }
      layer.node = try fit(layer.node, to: tree.layer(index))
      showContent(of: layer)
    }
    for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(try makeLayer(for: modal)) }
    presentWaiting { [self] error in
      var kept = Set<EntryID>()
      for layer in layers { layer.node.forEachEntry { kept.insert($0) } }
      releaseScreens(except: kept)
      end(request, error)
    }
  }
}

extension Container {
  /// Whether the container is a stack of its root alone.
  var isOneScreen: Bool {
    guard case .stack(let stack) = self else { return false }
    return stack.count == 1
  }
}
