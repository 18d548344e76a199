import Waymark

/// The bookmarks or the recent files on screen.
@MainActor
package final class PlacesModel {
  /// The two lists.
  package enum List: Hashable {
    case bookmarks
    case recent
  }

  /// A row of a list.
  package struct Row: Hashable {
    package var name: String
    package var folder: String
    /// The kind of file that is there; nil where nothing is there any more.
    package var kind: FileKind?
    /// When it was viewed last.
    package var date: String
  }

  /// Which of the two lists it is.
  package let list: List

  private var chosen = ListCursor()
  private let context: ScreenContext<BrowseRoute>
  private let stores: Stores

  init(_ list: List, _ context: ScreenContext<BrowseRoute>, _ stores: Stores) {
    self.list = list
    self.context = context
    self.stores = stores
  }

  private var paths: [FilePath] { list == .bookmarks ? stores.bookmarks : stores.visits.map(\.path) }

  /// The chosen row.
  package var cursor: ListCursor {
    get {
      var cursor = chosen
      cursor.resize(to: paths.count)
      return cursor
    }
    set { chosen = newValue }
  }

  /// The path of the chosen row, or nil where there is none.
  package var selection: FilePath? {
    let (paths, index) = (paths, cursor.index)
    return paths.indices.contains(index) ? paths[index] : nil
  }

  /// A row, with what is there now.
  package func row(at index: Int) -> Row? {
    let paths = paths
    guard paths.indices.contains(index) else { return nil }
    let path = paths[index]
    return Row(
      name: path.name, folder: path.parent?.description ?? "", kind: try? FileStatus(of: path).kind,
      date: list == .recent ? FileFormat.date(stores.visits[index].date) : "")
  }

  /// Opens the chosen row beside the list.
  package func open() {
    guard let selection else { return }
    let kind = (try? FileStatus(of: selection).kind) ?? .file
    context.fill(.showing(selection, kind), column: 1)
  }

  /// Adds the chosen row to the bookmarks or takes it away.
  package func toggleBookmark() {
    if let selection { stores.toggleBookmark(selection) }
  }

  /// Shows what is known about the chosen row.
  package func showInformation() {
    if let selection { context.show(.information(selection)) }
  }

  /// Opens the note on the chosen row.
  package func writeNote() {
    if let selection { context.fill(.note(selection), column: 1) }
  }
}
