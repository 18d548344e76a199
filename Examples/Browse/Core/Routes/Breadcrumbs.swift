import Waymark

/// The names of the places from a tab down to what is on screen: `Files › usr › share`.
public enum Breadcrumbs {
  /// The names of the places that a tree shows.
  ///
  /// - Parameters:
  ///   - tree: A window's tree.
  ///   - limit: How many of them are wanted; of more the last ones are given, and an ellipsis for those above.
  /// - Returns: The names, the tab's first.
  /// - Complexity: O(*m*) in the number of names wanted.
  public static func names<Element: TreeElement>(of tree: Tree<Element>, limit: Int = .max) -> [String]
  where Element.R == BrowseRoute {
    // From the last on, since those above may not be wanted.
    var names: [String] = []
    for layer in (1..<max(1, tree.layerCount)).reversed() where names.count < limit {
      if let name = name(of: tree.layer(layer).visibleElement.route, above: nil, isFollowed: false) {
        names.append(name)
      }
    }
    var path = ContainerPath.root
    var tab: String?
    if case .tabs(let tabs) = tree.root {
      tab = title(ofTab: tabs.selectedKey)
      path = path.appending(branch: tabs.selectedIndex)
    }
    let stacks = stacks(in: tree.container(at: path))
    for (position, stack) in stacks.enumerated().reversed() {
      var index = stack.count - 1
      while index >= 0, names.count < limit {
        let below = position > 0 ? stacks[position - 1].top : nil
        let above = index > 0 ? stack[index - 1] : below
        let isFollowed = index + 1 < stack.count || position + 1 < stacks.count
        if let name = name(of: stack[index].route, above: above?.route, isFollowed: isFollowed) {
          names.append(name)
        }
        index -= 1
      }
      if index >= 0 { return ["…"] + names.reversed() }
    }
    return [tab].compactMap(\.self) + names.reversed()
  }

  /// The stacks that lead to what has the focus: those of the panes up to the one in front.
  private static func stacks<Element: TreeElement>(in container: Container<Element>?) -> [RouteStack<Element>]
  {
    switch container {
    case .stack(let stack): [stack]
    case .columns(let columns): columns.filled.prefix(columns.front + 1).flatMap { stacks(in: $0) }
    case .tabs, nil: []
    }
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

  /// The name of a place, nil where its tab's name says it.
  private static func name(of route: BrowseRoute, above: BrowseRoute?, isFollowed: Bool) -> String? {
    switch route {
    case .files(let files):
      // `/` is said only where nothing follows it.
      if files.path.isRoot, isFollowed, case .folder(let root) = files, root.filter.isEmpty { return nil }
      var folder: FilePath?
      if case .files(let above)? = above { folder = above.path }
      return name(of: files, in: folder)
    case .bookmarks, .recent: return nil
    case .help: return "Help"
    case .notice(let notice): return notice.title
    }
  }

  private static func name(of route: FilesRoute, in folder: FilePath?) -> String {
    let path = route.path
    // What is not reached through its own folder is named in full.
    let isReached = folder == nil ? path.isRoot : path.parent == folder || path == folder
    let name = isReached ? path.lastComponent : path.display
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
