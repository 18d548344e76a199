import Waymark

/// The places of the part of the browser that looks at files; it knows nothing of tabs.
public enum FilesRoute: Route, Codable {
  /// The contents of a folder.
  case folder(FolderRoute)
  /// The contents of a file.
  case viewer(ViewerRoute)
  /// What is known about a file or a folder.
  case information(FilePath)
  /// A note on a file, being written.
  case note(FilePath)
  /// The question what becomes of a note that is left before it was saved.
  case unsavedNote(FilePath)
  /// The question where something is to be moved, a folder of it.
  case picker(PickerRoute)
  /// Why something was not moved.
  case moveFailed(MoveError)

  /// The place that shows a path.
  ///
  /// - Parameters:
  ///   - path: What to show.
  ///   - kind: What it is.
  /// - Returns: The folder's place, or the viewer, which also says why something has no contents to view.
  public static func showing(_ path: FilePath, kind: FileKind) -> FilesRoute {
    kind.isFolder ? .folder(FolderRoute(path: path)) : .viewer(ViewerRoute(path: path))
  }

  /// The file or the folder that this is about.
  public var path: FilePath {
    switch self {
    case .folder(let route): route.path
    case .viewer(let route): route.path
    case .information(let path), .note(let path), .unsavedNote(let path): path
    case .picker(let route): route.item
    case .moveFailed(let error): error.move.item
    }
  }

  /// The place that this is once something has been moved.
  ///
  /// - Parameter move: What was moved.
  /// - Returns: The same place by its new path; this one where the move is no concern of it.
  public func following(_ move: FileMove) -> FilesRoute {
    func current(_ path: FilePath) -> FilePath { move.newPath(of: path) ?? path }
    return switch self {
    case .folder(let route): .folder(FolderRoute(path: current(route.path), filter: route.filter))
    case .viewer(let route): .viewer(ViewerRoute(path: current(route.path), offset: route.offset))
    case .information(let path): .information(current(path))
    case .note(let path): .note(current(path))
    case .unsavedNote(let path): .unsavedNote(current(path))
    case .picker(let route):
      .picker(
        PickerRoute(
          item: current(route.item), folder: current(route.folder), isPushed: route.isPushed))
    case .moveFailed: self
    }
  }
}

/// A folder and what of it is shown.
public struct FolderRoute: Hashable, Sendable, Codable {
  /// The folder.
  public var path: FilePath
  /// What names must hold to be shown; all are where this is empty.
  public var filter: String

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - filter: What names must hold to be shown.
  public init(path: FilePath, filter: String = "") {
    self.path = path
    self.filter = filter
  }
}

/// A file and where in it to begin.
public struct ViewerRoute: Hashable, Sendable, Codable {
  /// The file.
  public var path: FilePath
  /// The place in the file that is shown first.
  public var offset: Int

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - offset: The place in the file that is shown first.
  public init(path: FilePath, offset: Int = 0) {
    self.path = path
    self.offset = offset
  }
}
