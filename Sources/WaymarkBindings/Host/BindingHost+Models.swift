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

  private func model(
    of container: Container<Entry<R>>, in old: ContainerModel<R>?, isInColumns: Bool = false
  ) -> ContainerModel<R> {
    switch container {
    case .stack(let stack): .stack(model(of: stack, in: old))
    case .tabs(let tabs): .tabs(model(of: tabs, in: old, isInColumns))
    case .columns(let columns): .columns(model(of: columns, in: old, isInColumns))
    }
  }

  private func model(of stack: RouteStack<Entry<R>>, in old: ContainerModel<R>?) -> StackModel<R> {
    let models = stack.elements.compactMap { entry in
      let screen = screens[entry.id]
      screen?.update(to: entry)
      return screen
    }
    guard case .stack(let kept)? = old else { return StackModel(models) }
    kept.show(models)
    return kept
  }

  private func model(
    of tabs: RouteTabs<Entry<R>>, in old: ContainerModel<R>?, _ isInColumns: Bool
  ) -> TabsModel<R> {
    let oldTabs = if case .tabs(let kept)? = old { kept.tabs } else { [] as [TabsModel<R>.Tab] }
    let models = tabs.tabs.map { tab in
      let old = oldTabs.first { $0.id == tab.key }?.content
      let content = model(of: tab.container, in: old, isInColumns: isInColumns)
      return TabsModel<R>.Tab(id: tab.key, content: content)
    }
    guard case .tabs(let kept)? = old else { return TabsModel(models, selection: tabs.selectedKey) }
    kept.show(models, selection: tabs.selectedKey)
    return kept
  }

  private func model(
    of columns: RouteColumns<Entry<R>>, in old: ContainerModel<R>?, _ isInColumns: Bool
  ) -> ColumnsModel<R> {
    var kept: ColumnsModel<R>?
    if case .columns(let old)? = old, old.capacity == columns.capacity { kept = old }
    let models = columns.filled.enumerated().map { index, column in
      var old = kept?.columns.dropFirst(index).first
      // A column with another root is another column.
      if index > 0, old?.firstScreen.id != column.root.id { old = nil }
      return model(of: column, in: old, isInColumns: true)
    }
    guard let kept else {
      let isAlone = isInColumns || showsColumnsAlone
      return ColumnsModel(
        models, capacity: columns.capacity, front: columns.front,
        isAlone ? .alone : isCompact ? .compact : .sideBySide)
    }
    kept.show(models, front: columns.front)
    return kept
  }
}
