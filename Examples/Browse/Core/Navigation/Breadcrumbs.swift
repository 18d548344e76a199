import Waymark

/// The names of the places from a tab down to what is on screen: `Files › usr › share`.
package enum Breadcrumbs {
  /// The names of the places that a window shows.
  package static func names<Element: TreeElement>(of tree: Tree<Element>) -> [String]
  where Element.R == BrowseRoute {
    guard case .tabs(let tabs) = tree.root else { return [] }
    var names = [title(ofTab: tabs.selectedKey)]
    let places = stacks(in: tabs.tabs[tabs.selectedIndex].container).flatMap { $0.elements.map(\.route) }
    for (index, place) in places.enumerated() {
      // A slash is said only where nothing follows it.
      if place == .folder(.root), index + 1 < places.count { continue }
      if let name = name(of: place, below: index > 0 ? places[index - 1] : nil) { names.append(name) }
    }
    for modal in tree.modals {
      if let name = name(of: modal.container.visibleElement.route, below: nil) { names.append(name) }
    }
    return names
  }

  /// The name of a tab.
  package static func title(ofTab key: BrowseRoute) -> String {
    switch key {
    case .bookmarks: "Bookmarks"
    case .recent: "Recent"
    default: "Files"
    }
  }

  /// The title of a place's screen.
  static func title(of route: BrowseRoute) -> String {
    name(of: route, below: .folder(route.path?.parent ?? .root)) ?? title(ofTab: route)
  }

  private static func stacks<Element: TreeElement>(in container: Container<Element>) -> [RouteStack<Element>]
  {
    switch container {
    case .stack(let stack): [stack]
    case .columns(let columns): columns.filled.prefix(columns.front + 1).flatMap { stacks(in: $0) }
    default: []
    }
  }

  private static func name(of route: BrowseRoute, below: BrowseRoute?) -> String? {
    switch route {
    case .folder(let path, let filter):
      filter.isEmpty ? name(of: path, below: below) : name(of: path, below: below) + " /\(filter.printable)"
    case .file(let path, _): name(of: path, below: below)
    case .information: "Information"
    case .note(let path): "Note on \(path.name)"
    case .unsavedNote: "Not saved"
    case .bookmarks, .recent: nil
    case .notice: "Not everything is kept"
    }
  }

  /// A path that is not reached through its own folder is named in full.
  private static func name(of path: FilePath, below: BrowseRoute?) -> String {
    below?.path == path.parent ? path.name : path.description
  }
}
