import Waymark

/// The contents of a screen, for whichever toolkit draws it: a front end has one switch over this, from model to screen.
package enum BrowseModel {
  case folder(FolderModel)
  case file(ViewerModel)
  case information(InformationModel)
  case note(NoteModel)
  case unsavedNote(UnsavedNoteModel)
  /// The bookmarks or the recent files.
  case places(PlacesModel)
  case notice(String, ClosableModel)
}

/// The coordinator for any front end: routes become models, and models that front end's screens.
package struct BrowseCoordinator<Screen>: Coordinator {
  let stores: Stores
  /// Whether a place is in the left pane, from where files open in the right one.
  let isOnLeft: @MainActor (EntryID) -> Bool
  let makeScreen: @MainActor (BrowseModel) -> Screen
  private let trail = Trail()

  package func screen(for route: BrowseRoute, context: ScreenContext<BrowseRoute>) -> Screen {
    if let path = route.path { trail.add(path) }
    return makeScreen(model(for: route, context))
  }

  @MainActor
  private func model(for route: BrowseRoute, _ context: ScreenContext<BrowseRoute>) -> BrowseModel {
    switch route {
    case .folder(let path, let filter):
      .folder(
        FolderModel(
          path, filter: filter, context, stores, lastLookedAt: { [trail] in trail.lastLookedAt(in: path) },
          isOnLeft: { [isOnLeft, id = context.id] in isOnLeft(id) }))
    case .file(let path, let line): .file(ViewerModel(path, line: line, context, stores))
    case .information(let path): .information(InformationModel(path, context, stores))
    case .note(let path): .note(NoteModel(path, context, stores.notes))
    case .unsavedNote(let path): .unsavedNote(UnsavedNoteModel(path, context, stores.notes))
    case .bookmarks: .places(PlacesModel(.bookmarks, context, stores))
    case .recent: .places(PlacesModel(.recent, context, stores))
    case .notice(let message): .notice(message, ClosableModel(context))
    }
  }
}

/// The way the user has come: a folder that is gone back to begins with what was looked at in it.
@MainActor
private final class Trail {
  private var last: [FilePath: FilePath] = [:]

  func add(_ path: FilePath) {
    for (folder, next) in zip(path.lineage, path.lineage.dropFirst()) { last[folder] = next }
  }

  func lastLookedAt(in folder: FilePath) -> FilePath? { last[folder] }
}
