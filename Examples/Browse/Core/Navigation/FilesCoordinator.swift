import Waymark

/// The coordinator of the part of the browser that looks at files; it could be mounted in any app.
public struct FilesCoordinator: Coordinator {
  private let stores: BrowseStores
  private let nameAbove: @MainActor (EntryID) -> ArraySlice<UInt8>?
  private let isOnLeft: @MainActor (EntryID) -> Bool

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - stores: What is kept between runs.
  ///   - nameAbove: The name of what was opened from an entry, which is chosen when the user comes back to it.
  ///   - isOnLeft: Whether an entry is in the left one of two panes, where what is chosen opens in the right one.
  public init(
    stores: BrowseStores, nameAbove: @escaping @MainActor (EntryID) -> ArraySlice<UInt8>? = { _ in nil },
    isOnLeft: @escaping @MainActor (EntryID) -> Bool = { _ in false }
  ) {
    self.stores = stores
    self.nameAbove = nameAbove
    self.isOnLeft = isOnLeft
  }

  /// Makes the model of what a route shows.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - context: Its place in the navigation.
  /// - Returns: The model.
  public func screen(for route: FilesRoute, context: ScreenContext<FilesRoute>) -> BrowseModel {
    switch route {
    case .folder(let folder):
      .folder(
        FolderModel(
          route: folder, selecting: nameAbove(context.id), context: context, stores: stores,
          isOnLeft: { [isOnLeft, id = context.id] in isOnLeft(id) }))
    case .viewer(let viewer): .viewer(ViewerModel(route: viewer, context: context, stores: stores))
    case .information(let path):
      .information(InformationModel(path: path, context: context, stores: stores))
    case .note(let path): .note(NoteModel(path: path, context: context, stores: stores))
    case .unsavedNote(let path):
      .unsavedNote(UnsavedNoteModel(path: path, context: context, stores: stores))
    case .picker(let picker): .picker(PickerModel(route: picker, context: context))
    case .moveFailed(let error): .notice(NoticeModel(notice: error.notice, context: context))
    }
  }
}
