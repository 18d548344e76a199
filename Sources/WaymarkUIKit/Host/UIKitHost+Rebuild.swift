import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Shows a tree from whatever is shown: takes down the modals that are not the same, changes what stays, and
  /// presents the rest.
  func build(_ tree: EntryTree<R>, _ request: PendingRequest<R>) throws(HostError) {
    let isAnew = screens.haveEnded
    try screens.make(tree.forEachElement)
    try checkAlerts(of: tree)
    let kept = layers.keptModalCount(of: tree) { layer, modal in
      if isAnew { return false }
      return if case .alert = layer.node, !modal.container.isOneScreen { false } else { !layer.isGone }
    }
    let gone = layers.dropFirst(kept + 1)
    layers.removeLast(gone.count)
    guard let lowest = gone.first(where: \.isPresented) else { return try finishBuilding(request, isAnew) }
    dismiss(lowest, animated: false) { [self] error in
      guard error == nil else { return end(request, error) }
      do throws(HostError) {
        try finishBuilding(request, isAnew)
      } catch {
        end(request, error)
      }
    }
  }

  /// Finds what UIKit cannot show before anything is taken down for it.
  private func checkAlerts(of tree: EntryTree<R>) throws(HostError) {
    for modal in tree.modals where modal.style == .alert && !modal.container.isOneScreen {
      if screens[modal.root.id] is UIAlertController { throw .alertHoldsOneScreen }
    }
  }

  private func finishBuilding(_ request: PendingRequest<R>, _ isAnew: Bool) throws(HostError) {
    guard let tree = request.acknowledgement.rebuildTarget else { return succeed(request) }
    if layers.isEmpty {
      let node = try fit(nil, to: tree.root)
      layers = [Layer(style: nil, root: tree.root.root, controller: rootController, node: node)]
    }
    for index in layers.indices {
      let layer = layers[index]
      if case .alert = layer.node { continue }
      layer.node = try fit(isAnew ? nil : layer.node, to: tree.layer(index))
      showContent(of: layer)
    }
    for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(try makeLayer(for: modal)) }
    presentWaiting { [self] error in
      var kept = Set<EntryID>()
      for layer in layers { layer.node.forEachEntry { kept.insert($0) } }
      screens.release(except: kept)
      end(request, error)
    }
  }
}
