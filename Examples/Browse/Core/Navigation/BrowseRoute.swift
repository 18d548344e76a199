import Waymark

/// The places of the browser.
package enum BrowseRoute: Route, Codable {
  /// A folder, of which only those names are shown that hold the filter.
  case folder(FilePath, filter: String = "")
  /// A file's contents, from a line on.
  case file(FilePath, line: Int = 0)
  /// The sheet with what is known about a file.
  case information(FilePath)
  /// The note on a file.
  case note(FilePath)
  /// The question what becomes of a note that is left before it was saved.
  case unsavedNote(FilePath)
  case bookmarks
  case recent
  /// Something that the user has to be told.
  case notice(String)

  /// The key of the tab with the files.
  package static let filesTab = BrowseRoute.folder(.root)

  /// The place where a path is looked at.
  package static func showing(_ path: FilePath, _ kind: FileKind) -> BrowseRoute {
    kind.isFolder ? .folder(path) : .file(path)
  }

  /// The path that it is about.
  package var path: FilePath? {
    switch self {
    case .folder(let path, _), .file(let path, _): path
    case .information(let path), .note(let path), .unsavedNote(let path): path
    case .bookmarks, .recent, .notice: nil
    }
  }

  /// Whether it belongs to what is going on and not to where the user is, and is not restored.
  var isPassing: Bool {
    switch self {
    case .unsavedNote, .notice: true
    default: false
    }
  }
}
