import Waymark

/// The question for a playlist.
@MainActor
package struct PickerModel {
  private let context: ScreenContext<LibraryRoute>
  private let library: Library

  package init(_ context: ScreenContext<LibraryRoute>, _ dependencies: LibraryDependencies) {
    self.context = context
    library = dependencies.library
  }

  package var playlists: [Playlist] { library.playlists }

  /// Answers it.
  package func choose(_ playlist: Playlist) {
    // MARK: Picker
    context.answer(Playlists.pick, playlist)
  }
}
