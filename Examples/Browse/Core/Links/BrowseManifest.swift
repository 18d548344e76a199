import Waymark
import WaymarkInspector

/// What is known about the browser's navigation, for the command `waymark`.
@MainActor
public enum BrowseManifest {
  /// A route of every case.
  static let samples: [BrowseRoute] = {
    let path = FilePath.root
    let move = FileMove(path, to: path)
    return [
      .folder(path), .viewer(path), .files(.information(path)), .files(.note(path)),
      .files(.unsavedNote(path)),
      .files(.picker(PickerRoute(item: path, folder: path))), .files(.moveFailed(MoveError(move, .exists))),
      .bookmarks, .recent, .help, .notice(Notice(title: "", message: "")),
    ]
  }()

  /// The manifest of a window's router.
  ///
  /// It has no guards: screens that hold unsaved text object themselves.
  public static var manifest: NavigationManifest {
    let router = Router(
      BrowseTree.showing(.root, kind: .folder),
      configuration: RouterConfiguration(links: BrowseLinks.table, placement: BrowseTree.placement))
    return router.manifest(of: samples)
  }
}
