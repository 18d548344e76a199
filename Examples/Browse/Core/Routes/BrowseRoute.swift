import Waymark

/// Every place of the browser.
public enum BrowseRoute: Route, Codable {
  /// A folder, a file, or something about one.
  case files(FilesRoute)
  /// The bookmarks.
  case bookmarks
  /// The files viewed last.
  case recent
  /// Which key does what.
  case help
  /// Something the user has to be told.
  case notice(Notice)

  /// Whether this is the contents of a folder.
  var isFolder: Bool { if case .files(.folder) = self { true } else { false } }

  /// The key of the tab with the folders.
  public static let filesTab = BrowseRoute.files(.folder(FolderRoute(path: .root)))

  /// A folder.
  ///
  /// - Parameter path: Where it is.
  /// - Returns: Its route, without a filter.
  public static func folder(_ path: FilePath) -> BrowseRoute { .files(.folder(FolderRoute(path: path))) }

  /// A file's contents.
  ///
  /// - Parameter path: Where it is.
  /// - Returns: Its route, from the beginning.
  public static func viewer(_ path: FilePath) -> BrowseRoute { .files(.viewer(ViewerRoute(path: path))) }
}

/// Something the user has to be told.
public struct Notice: Hashable, Sendable, Codable {
  /// A few words.
  public var title: String
  /// A sentence or two.
  public var message: String

  /// Makes a notice.
  ///
  /// - Parameters:
  ///   - title: A few words.
  ///   - message: A sentence or two.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
