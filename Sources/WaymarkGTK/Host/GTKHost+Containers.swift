#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    /// Shows a tree, whatever is shown now.
    func build(_ tree: EntryTree<R>, _ isAnew: Bool) {
      let kept = layers.keptModalCount(of: tree) { layer, _ in !isAnew && !layer.frame.isDestroyed }
      while layers.count > kept + 1 { layers.removeLast().frame.destroy() }
      if layers.isEmpty {
        layers = [Layer(style: nil, root: tree.root.root.id, frame: rootFrame, node: fit(nil, to: tree.root))]
      }
      for index in layers.indices {
        layers[index].node = fit(isAnew ? nil : layers[index].node, to: tree.layer(index))
        layers[index].frame.content = layers[index].node.widget
      }
      for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(makeLayer(for: modal)) }
      focus.noteChange()
      updateRoom()
      updateTitles()
      presentWaiting()
      pages.release(except: tree)
    }

    func fit(_ node: ColumnsNode<R>, to columns: RouteColumns<Entry<R>>) -> ColumnsNode<R> {
      let old = node.columns
      node.reference.widget.letGoOfFocus()
      node.capacity = columns.capacity
      node.columns = columns.filled.enumerated().map { index, container in
        guard old.indices.contains(index) else { return makeColumn(fit(nil, to: container)) }
        old[index].node = fit(old[index].node, to: container)
        return old[index]
      }
      node.front = columns.front
      arrange(node)
      for column in old.dropFirst(node.columns.count) { column.widget.leaveParent() }
      return node
    }

    func fit(_ node: StackNode, to stack: RouteStack<Entry<R>>) -> StackNode {
      let old = node.entries
      node.entries = stack.elements.map(\.id)
      let wanted = node.entries.compactMap { pages[$0]?.widget }
      show(wanted, wanted.last, in: node.pager, inPlaceOf: old.compactMap { pages[$0]?.widget })
      return node
    }

    func fit(_ node: TabsNode<R>, to tabs: RouteTabs<Entry<R>>) -> TabsNode<R> {
      let old = node.children
      node.children = tabs.tabs.map { tab in
        fit(node.keys.firstIndex(of: tab.key).map { old[$0] }, to: tab.container)
      }
      node.keys = tabs.tabs.map(\.key)
      node.selection = tabs.selectedIndex
      showChildren(of: node, inPlaceOf: old)
      return node
    }

    func showChildren(of node: TabsNode<R>, inPlaceOf old: [ContainerNode<R>]) {
      let wanted = node.children.map(\.widget)
      show(wanted, wanted[node.selection], in: node.pager, inPlaceOf: old.map(\.widget))
    }

    /// Has a pager show one of its children, without animation, and lets go of those that it had.
    func show(
      _ wanted: [WidgetPointer], _ seen: WidgetPointer?, in pager: Pager, inPlaceOf old: [WidgetPointer]
    ) {
      wanted.forEach(pager.add)
      if let seen { pager.show(seen) }
      for widget in old
      where !wanted.contains(widget) && gtk_widget_get_parent(widget) == pager.reference.widget {
        widget.leaveParent()
      }
    }
  }
#endif
