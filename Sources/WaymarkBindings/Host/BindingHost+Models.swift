import Waymark

extension BindingHost {
  /// Brings the models to what is displayed.
  func fit(animated: Bool) {
    guard let tree = displayed else { return }
    lastChange = timer.now
    transact(animated) {
      changeSignal.change { changeCount += 1 }
      let kept = dropModals(notIn: tree)
      let hadLayers = !layers.isEmpty
      for index in 0...tree.modals.count {
        let container = tree.layer(index)
        if index <= kept, hadLayers {
          layers[index].show(model(of: container, in: layers[index].content))
        } else {
          append(container, style: index == 0 ? nil : tree.modals[index - 1].style)
        }
      }
    }
  }

  /// Views have taken up everything there is.
  func takeUpAll() { forEachStack { $0.takeUp() } }

  func forEachStack(_ body: (StackModel<R>) -> Void) {
    for layer in layers {
      layer.content.forEachLeaf { if case .stack(let stack) = $0 { body(stack) } }
    }
  }

  private func append(_ container: Container<Entry<R>>, style: ModalStyle?) {
    guard let first = screens[container.root.id] else { return }
    let isAlert = style == .alert && container.isOneScreen && isAlert(first)
    let layer = LayerModel(
      style: style, root: first.id, isAlert: isAlert, content: model(of: container, in: nil))
    let below = layers.last
    if below == nil { layersSignal.change { layers.append(layer) } } else { layers.append(layer) }
    below?.present(layer)
  }

  /// Takes away the modals that the tree does not have.
  ///
  /// - Returns: How many are left.
  private func dropModals(notIn tree: EntryTree<R>) -> Int {
    let count = layers.keptModalCount(of: tree)
    if layers.count > count + 1 {
      if layers[count + 1].isAlert { letFade(layers[count + 1], over: layers[count]) }
      layers[count].present(nil)
      layers.removeSubrange((count + 1)...)
    }
    return count
  }

  private func model(of container: Container<Entry<R>>, in old: ContainerModel<R>?) -> ContainerModel<R> {
    switch container {
    case .stack(let stack):
      let models = stack.elements.compactMap { entry in
        let screen = screens[entry.id]
        screen?.update(to: entry.route)
        return screen
      }
      if case .stack(let kept)? = old {
        kept.show(models)
        return .stack(kept)
      }
      return .stack(StackModel(models))
    case .tabs(let tabs):
      let oldTabs = if case .tabs(let kept)? = old { kept.tabs } else { [] as [TabsModel<R>.Tab] }
      let models = tabs.tabs.map { tab in
        let old = oldTabs.first { $0.id == tab.key }?.content
        return TabsModel<R>.Tab(id: tab.key, content: model(of: tab.container, in: old))
      }
      if case .tabs(let kept)? = old {
        kept.show(models, selection: tabs.selectedKey)
        return .tabs(kept)
      }
      return .tabs(TabsModel(models, selection: tabs.selectedKey))
    case .columns(let columns):
      let oldColumns = if case .columns(let kept)? = old { kept.columns } else { [] as [ContainerModel<R>] }
      let models = columns.filled.enumerated().map { index, column in
        model(of: column, in: oldColumns.indices.contains(index) ? oldColumns[index] : nil)
      }
      if case .columns(let kept)? = old {
        kept.show(models, front: columns.front)
        return .columns(kept)
      }
      return .columns(ColumnsModel(models, front: columns.front))
    }
  }
}
