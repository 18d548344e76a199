import Waymark
import WaymarkCore

extension PageHost {
  /// Has the page show a tree, whatever it has shown, by as few changes as that needs.
  func arrange(_ tree: PlaceTree) {
    let kept = zip(layers.dropFirst(), tree.modals).prefix { $0.style == $1.style && $0.root == $1.root.id }
      .count
    while layers.count > kept + 1 { layers.removeLast().remove() }
    if layers.isEmpty { layers.append(layer(nil, tree.root.root.id)) }
    for modal in tree.modals.dropFirst(kept) { layers.append(layer(modal.style, modal.root.id)) }
    for (index, layer) in layers.enumerated() {
      var bars: [(path: BranchPath, bar: PageBar.Content)] = []
      findBars(in: tree.layer(index), at: BranchPath(layer: index), &bars)
      var seen: [ShownScreen] = []
      tree.layer(index).forEachSeen(room: page.columnsThatFit) { entry in
        if let screen = screens[entry.id] { seen.append(screen) }
      }
      let back = wayBack(in: tree, layer: index).map {
        if case .dismiss = $0 { words.close } else { words.back }
      }
      layer.arrange(back: back, bars: bars, screens: seen) {
        [weak self] path in self?.screens.ownRouter?.host.tapTab(at: path)
      }
    }
  }

  private func layer(_ style: Presentation.Style?, _ root: EntryID) -> PageLayer {
    PageLayer(style, root: root, in: document) { [weak self] in self?.goBack() }
  }

  /// Finds the tabs that are seen, the outer ones first.
  private func findBars(
    in container: Container<Place>, at path: BranchPath,
    _ bars: inout [(path: BranchPath, bar: PageBar.Content)]
  ) {
    if case .tabs(let tabs) = container {
      let titles = tabs.tabs.map { tab in
        tabTitle?(tab.key.typed()) ?? screens[tab.container.root.id]?.screen.title ?? ""
      }
      bars.append((path, PageBar.Content(name: words.tabs, titles: titles, selected: tabs.selectedIndex)))
    }
    for index in container.seenBranches(room: page.columnsThatFit) {
      findBars(in: container.branches[index], at: path.appending(branch: index), &bars)
    }
  }

  // MARK: The way back

  /// The way back from what is seen in a layer, where columns beside one another need none; `nil` at the very bottom.
  private func wayBack(in tree: PlaceTree, layer: Int) -> WayBack? {
    tree.waysBack(inLayer: layer, room: page.columnsThatFit).first {
      if case .column = $0 { false } else { true }
    }
  }

  private func goBack() {
    guard let tree, let way = wayBack(in: tree, layer: tree.modals.count) else { return }
    screens.ownRouter?.go(way)
  }

  // MARK: Focus

  /// Remembers what has the focus in the visible screen.
  ///
  /// - Returns: The visible entry, the element with the focus, and how many layers there are.
  func noteFocus() -> (id: EntryID, node: PageNode?, layers: Int)? {
    guard let tree else { return nil }
    let id = tree.visibleElement.id
    let node = page.focused
    if let node, let screen = screens[id], screen.element.contains(node) { screen.focus = node }
    return (id, node, layers.count)
  }

  /// Leaves the focus where it is, or moves it into the visible screen: to the element that had it there before, or to
  /// the screen itself.
  ///
  /// It stays where the user sees the same screen or has selected a tab by its button, and where the browser has returned
  /// it as a dialog closed.
  func restoreFocus(
    _ before: (id: EntryID, node: PageNode?, layers: Int)?, in tree: PlaceTree, isSelection: Bool
  ) {
    let id = tree.visibleElement.id
    guard let screen = screens[id], let layer = layers.last else { return }
    if let before, before.layers > layers.count, let node = page.focused,
      screen.element.contains(node) || layer.hasAround(node)
    {
      return
    }
    if let node = before?.node, page.focused == node || document.elements[node] != nil {
      let isSame = before?.id == id && (screen.element.contains(node) || layer.hasAround(node))
      if isSame || isSelection && layer.hasInBars(node) {
        if page.focused != node { page.focus(node) }
        return
      }
    }
    let own = screen.focus.flatMap { screen.element.contains($0) ? $0 : nil }
    page.focus(own ?? screen.element.node)
  }

  /// Brings the column to the front that the user has moved the focus into.
  func focusEntered(_ id: EntryID) {
    guard let tree, tree.visibleElement.id != id, let path = tree.position(of: id)?.path,
      path.layer == tree.modals.count, let router = screens.ownRouter, router.host.isAtRest
    else { return }
    router.select(path)
  }
}
