/// A tab that a navigation selected: known by its key, in the tabs at a place.
@usableFromInline
struct SelectedTab<R: Route>: Sendable {
  /// Where the tab's container was when it was selected.
  var path: ContainerPath
  let key: R

  /// Whether the tab is the selected one of its tabs, and these can be seen in their layer.
  func isSelected(in tree: EntryTree<R>) -> Bool {
    guard path.layer < tree.layerCount, let parent = path.parent,
      case .tabs(let tabs)? = tree.container(at: parent)
    else { return false }
    return tabs.selectedKey == key && tree.visiblePath(inLayer: path.layer).leads(through: parent)
  }
}

extension Tree {
  /// The tabs that are selected in another tree and are not in this one, among those that can be seen in their layer.
  func newlySelected<R: Route>(in other: EntryTree<R>) -> [SelectedTab<R>] where Element == Entry<R> {
    var selected: [SelectedTab<R>] = []
    for layer in 0..<min(layerCount, other.layerCount) {
      var old: Container<Element>? = self.layer(layer)
      var new = other.layer(layer)
      var path = ContainerPath(layer: layer)
      while case .tabs(let tabs) = new {
        let key = tabs.selectedKey
        path = path.appending(tab: tabs.selectedIndex)
        guard case .tabs(let before)? = old else { break }
        if before.selectedKey != key { selected.append(SelectedTab(path: path, key: key)) }
        old = before.index(of: key).map { before[$0].container }
        new = tabs.selected.container
      }
    }
    return selected
  }
}

extension ContainerPath {
  /// Whether the path is another one or goes on from there.
  func leads(through other: ContainerPath) -> Bool {
    layer == other.layer && tabCount >= other.tabCount
      && (0..<other.tabCount).allSatisfy { tab(at: $0) == other.tab(at: $0) }
  }

  /// The same path in a layer further down.
  func lowered(by count: Int) -> ContainerPath {
    (0..<tabCount).reduce(ContainerPath(layer: layer - count)) { $0.appending(tab: tab(at: $1)) }
  }
}
