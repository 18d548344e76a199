import Waymark

extension BindingHost {
  /// Makes the models equal to ``displayed``.
  func fit(animated: Bool) {
    guard let tree = displayed else { return }
    lastChange = timer.now
    transact(animated) {
      revision += 1
      let kept = dropModals(notIn: tree)
      let hadLayers = !layers.isEmpty
      for index in 0...tree.modals.count {
        let container = tree.layer(index)
        if index <= kept, hadLayers {
          layers[index].show(model(of: container, in: layers[index].node))
          if index > 0 { layers[index].show(tree.modals[index - 1].presentation) }
        } else {
          append(container, index == 0 ? nil : tree.modals[index - 1].presentation)
        }
      }
    }
  }

  /// Notes that views have taken up all models.
  func takeUpAll() {
    forEachStack { $0.takeUp() }
    forEachColumns { $0.takeUp() }
  }

  func forEachStack(_ body: (StackModel<R>) -> Void) {
    for layer in layers {
      layer.node.forEachLeaf { if case .stack(let stack) = $0 { body(stack) } }
    }
  }

  func forEachColumns(_ body: (ColumnsModel<R>) -> Void) {
    for layer in layers { layer.node.forEachColumns(body) }
  }

  private func append(_ container: Container<Entry<R>>, _ presentation: Presentation?) {
    guard let first = screens[container.root.id] else { return }
    let isAlert = presentation?.style == .alert && container.isOneScreen && isAlert(first)
    let layer = LayerModel(presentation, root: first, isAlert: isAlert, node: model(of: container, in: nil))
    let below = layers.last
    layers.append(layer)
    below?.present(layer)
  }

  /// Removes the layers of modals that the tree does not have.
  ///
  /// - Returns: The number of modals that are left.
  private func dropModals(notIn tree: EntryTree<R>) -> Int {
    let count = layers.keptModalCount(of: tree)
    if layers.count > count + 1 {
      if layers[count + 1].isAlert { layers[count].fadingAlert = layers[count + 1] }
      layers[count].present(nil)
      layers.removeSubrange((count + 1)...)
    }
    return count
  }
}
