import Waymark

/// The names of the places from a tab down to what is on screen: `Files › usr › share`.
public enum Breadcrumbs {
  /// The name of each place that a tree shows.
  ///
  /// - Parameter tree: A window's tree.
  /// - Returns: The names, the tab's first.
  /// - Complexity: O(*n*) in the depth of what is shown.
  public static func names<Element: TreeElement>(of tree: Tree<Element>) -> [String]
  where Element.R == BrowseRoute {
    var names: [String] = []
    var path = ContainerPath.root
    if case .tabs(let tabs) = tree.root {
      names.append(title(ofTab: tabs.selectedKey))
      path = path.appending(branch: tabs.selectedIndex)
    }
    if let stack = tree.stack(at: path) { append(stack.elements.map(\.route), to: &names) }
    for layer in 1..<max(1, tree.layerCount) {
      append([tree.layer(layer).visibleElement.route], to: &names)
    }
    return names
  }

  /// What a tab is called.
  ///
  /// - Parameter key: The tab's key.
  /// - Returns: One word.
  public static func title(ofTab key: BrowseRoute) -> String {
    switch key {
    case .bookmarks: "Bookmarks"
    case .recent: "Recent"
    default: "Files"
    }
  }

  private static func append(_ routes: [BrowseRoute], to names: inout [String]) {
    var folder: FilePath?
    for (index, route) in routes.enumerated() {
      switch route {
      case .files(let files):
        // `/` is said only where nothing follows it.
        let isFollowed = index + 1 < routes.count
        if files.path.isRoot, isFollowed, case .folder(let root) = files, root.filter.isEmpty {
          folder = .root
        } else {
          names.append(name(of: files, in: folder))
          folder = files.path
        }
      case .bookmarks, .recent: break
      case .help: names.append("Help")
      case .notice(let notice): names.append(notice.title)
      }
    }
  }

  private static func name(of route: FilesRoute, in folder: FilePath?) -> String {
    let path = route.path
    // What is not reached through its own folder is named in full.
    let name = path.parent == folder || path == folder ? path.lastComponent : path.display
    return switch route {
    case .folder(let folder): folder.filter.isEmpty ? name : "\(name) /\(SafeText.escaped(folder.filter))"
    case .viewer: name
    case .information: "Information"
    case .note: "Note on \(path.lastComponent)"
    case .unsavedNote: "Not saved"
    case .picker(let picker): "Move to \(picker.folder.display)"
    case .moveFailed(let error): error.title
    }
  }
}
