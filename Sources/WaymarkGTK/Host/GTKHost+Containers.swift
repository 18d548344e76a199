#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    /// Replaces a container by one of another kind or with other tabs.
    func replace(_ path: BranchPath, by container: Container<Entry<R>>) throws(HostError) {
      guard let old = layers.container(at: path) else { throw .stepDoesNotFit }
      let new = fit(old, to: container)
      guard let parent = path.parent else {
        layers[path.layer].node = new
        layers[path.layer].frame.content = new.widget
        return
      }
      if case .columns(let columns)? = layers.container(at: parent) {
        columns.columns[path.branch(at: path.branchCount - 1)].node = new
        return
      }
      guard case .tabs(let tabs)? = layers.container(at: parent) else { throw .stepDoesNotFit }
      tabs.children[path.branch(at: path.branchCount - 1)] = new
      showChildren(of: tabs, inPlaceOf: [old])
      showTitles(of: tabs)
    }

    /// Returns a node that shows a container, without animation: the existing one if it is of the right kind.
    func fit(_ node: ContainerNode<R>?, to container: Container<Entry<R>>) -> ContainerNode<R> {
      switch container {
      case .stack(let stack):
        var kept: StackNode?
        if case .stack(let old)? = node { kept = old }
        return .stack(fit(kept ?? StackNode(), to: stack))
      case .tabs(let tabs):
        var kept: TabsNode<R>?
        if case .tabs(let old)? = node { kept = old }
        return .tabs(fit(kept ?? makeTabs(), to: tabs))
      case .columns(let columns):
        var kept: ColumnsNode<R>?
        if case .columns(let old)? = node { kept = old }
        return .columns(fit(kept ?? ColumnsNode(), to: columns))
      }
    }

    private func fit(_ node: ColumnsNode<R>, to columns: RouteColumns<Entry<R>>) -> ColumnsNode<R> {
      let old = node.columns
      node.reference.widget.letGoOfFocus()
      node.places = columns.places
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

    private func fit(_ node: StackNode, to stack: RouteStack<Entry<R>>) -> StackNode {
      let old = node.entries
      node.entries = stack.elements.map(\.id)
      for id in node.entries {
        if let page = pages[id] { add(page, to: node.pager) }
      }
      if let page = pages[stack.top.id] {
        node.pager.show(page.widget.widget, GTK_STACK_TRANSITION_TYPE_NONE, duration: .zero)
      }
      let kept = Set(node.entries)
      for id in old where !kept.contains(id) {
        if let page = pages[id] { node.pager.remove(page.widget.widget) }
      }
      return node
    }

    private func makeTabs() -> TabsNode<R> {
      TabsNode { [weak self] node, index in self?.userPicked(index, in: node) }
    }

    private func fit(_ node: TabsNode<R>, to tabs: RouteTabs<Entry<R>>) -> TabsNode<R> {
      let old = node.children
      node.children = tabs.tabs.map { tab in
        fit(node.keys.firstIndex(of: tab.key).map { old[$0] }, to: tab.container)
      }
      node.keys = tabs.tabs.map(\.key)
      node.selection = tabs.selectedIndex
      showChildren(of: node, inPlaceOf: old)
      showTitles(of: node)
      return node
    }

    private func showChildren(of node: TabsNode<R>, inPlaceOf old: [ContainerNode<R>]) {
      for child in node.children { node.pager.add(child.widget) }
      node.pager.show(
        node.children[node.selection].widget, GTK_STACK_TRANSITION_TYPE_NONE, duration: .zero)
      for child in old where !node.children.contains(where: { $0.widget == child.widget }) {
        node.pager.remove(child.widget)
      }
    }

    // MARK: Titles

    private func showTitles(of node: TabsNode<R>) {
      let titles = zip(node.keys, node.children).map { key, child in
        tabTitle?(key) ?? child.firstEntry.flatMap { pages[$0]?.screen.title } ?? ""
      }
      for (child, title) in zip(node.children, titles) { node.pager.name(child.widget, title) }
      node.bar.selection = node.selection
      node.bar.show(titles)
    }

    func updateTabTitles() {
      for layer in layers { updateTabTitles(in: layer.node) }
    }

    private func updateTabTitles(in node: ContainerNode<R>) {
      if case .columns(let columns) = node { columns.children.forEach(updateTabTitles(in:)) }
      guard case .tabs(let tabs) = node else { return }
      showTitles(of: tabs)
      for child in tabs.children { updateTabTitles(in: child) }
    }
  }
#endif
