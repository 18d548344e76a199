/// A container of the tree as a host shows it: a stack or an alert, or tabs that lead to other containers.
///
/// A host whose toolkit has containers keeps one of these for each and finds them by the paths that steps name.
///
/// ```swift
/// enum Node: HostContainer {
///   case stack(PageStack)
///   case tabs(TabBar, keys: [AppRoute], children: [Node])
///
///   var tabs: (keys: [AppRoute], children: [Node], selection: Int)? {
///     guard case .tabs(let bar, let keys, let children) = self else { return nil }
///     return (keys, children, bar.selection)
///   }
/// }
/// ```
@MainActor
public protocol HostContainer<R> {
  /// The routes that the host shows.
  associatedtype R: Route

  /// What the tabs of the container are known by and lead to, and which is selected; `nil` if it has none.
  var tabs: (keys: [R], children: [Self], selection: Int)? { get }
}

extension HostContainer {
  /// What the tabs that are selected lead to; the container itself if it has none, or none that the host knows is selected, as
  /// while a toolkit exchanges them.
  public var visible: Self {
    guard let tabs, tabs.children.indices.contains(tabs.selection) else { return self }
    return tabs.children[tabs.selection].visible
  }

  /// Visits the container, or what all of its tabs lead to.
  ///
  /// - Parameter body: What to do with a container that has no tabs.
  public func forEachLeaf(_ body: (Self) -> Void) {
    guard let tabs else { return body(self) }
    for child in tabs.children { child.forEachLeaf(body) }
  }

  func container(at path: ContainerPath, from depth: Int) -> Self? {
    guard depth < path.tabCount else { return self }
    guard let children = tabs?.children, children.indices.contains(path.tab(at: depth)) else { return nil }
    return children[path.tab(at: depth)].container(at: path, from: depth + 1)
  }

  func find(_ isWanted: (Self) -> Bool, _ keys: [R]) -> (container: Self, keys: [R])? {
    if isWanted(self) { return (self, keys) }
    guard let tabs else { return nil }
    for (key, child) in zip(tabs.keys, tabs.children) {
      if let found = child.find(isWanted, keys + [key]) { return found }
    }
    return nil
  }
}
