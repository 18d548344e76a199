import Waymark

extension BindingHost {
  /// Brings the models to what is displayed.
  func fit(animated: Bool) {
    guard let tree = displayed else { return }
    transact(animated) {
      changeSignal.change { changeCount += 1 }
      let kept = keptModalCount(tree)
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
    func visit(_ container: ContainerModel<R>) {
      switch container {
      case .stack(let stack): body(stack)
      case .tabs(let tabs): for tab in tabs.tabs { visit(tab.content) }
      }
    }
    for layer in layers { visit(layer.content) }
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
  private func keptModalCount(_ tree: EntryTree<R>) -> Int {
    var count = 0
    for (layer, modal) in zip(layers.dropFirst(), tree.modals) {
      guard layer.style == modal.style, layer.root == modal.root.id else { break }
      count += 1
    }
    if layers.count > count + 1 {
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
      let oldTabs = old?.tabs ?? []
      let models = tabs.tabs.map { tab in
        let old = oldTabs.first { $0.id == tab.key }?.content
        return TabsModel<R>.Tab(id: tab.key, content: model(of: tab.container, in: old))
      }
      if case .tabs(let kept)? = old {
        kept.show(models, selection: tabs.selectedKey)
        return .tabs(kept)
      }
      return .tabs(TabsModel(models, selection: tabs.selectedKey))
    }
  }
}

extension ContainerModel {
  fileprivate var tabs: [TabsModel<R>.Tab] {
    if case .tabs(let tabs) = self { tabs.tabs } else { [] }
  }
}

extension Container {
  /// Whether the container is a stack of its root alone.
  var isOneScreen: Bool {
    guard case .stack(let stack) = self else { return false }
    return stack.count == 1
  }
}
