extension BrowseRoute: CustomStringConvertible {
  /// The place in a few words, with paths escaped: `folder(/usr/share)`, `help`.
  public var description: String {
    switch self {
    case .files(let route): route.description
    case .bookmarks: "bookmarks"
    case .recent: "recent"
    case .help: "help"
    case .notice(let notice): "notice(\(SafeText.escaped(notice.title)))"
    }
  }
}

extension FilesRoute: CustomStringConvertible {
  /// The place in a few words, with paths escaped.
  public var description: String {
    switch self {
    case .folder(let route):
      route.filter.isEmpty
        ? "folder(\(route.path.display))"
        : "folder(\(route.path.display) filter: \(SafeText.escaped(route.filter)))"
    case .viewer(let route):
      route.offset == 0
        ? "viewer(\(route.path.display))" : "viewer(\(route.path.display) from: \(route.offset))"
    case .information(let path): "information(\(path.display))"
    case .note(let path): "note(\(path.display))"
    case .unsavedNote(let path): "unsavedNote(\(path.display))"
    case .picker(let route): "picker(\(route.item.display) to: \(route.folder.display))"
    case .moveFailed(let error): "moveFailed(\(error.move.item.display) to: \(error.move.folder.display))"
    }
  }
}
