import Waymark

/// A list of places anywhere: the bookmarks, or the files viewed last.
@MainActor
public final class PlacesModel {
  /// Which list it is.
  public enum List: Hashable, Sendable {
    /// The bookmarks.
    case bookmarks
    /// The files viewed last.
    case recent
  }

  /// One row of the list.
  public struct Row: Hashable, Sendable {
    /// The name, escaped.
    public var name: String
    /// The folder it is in, escaped.
    public var folder: String
    /// What it is, or nil where it has gone.
    public var kind: FileKind?
    /// When it was viewed, in ``FileDate/columnWidth`` characters; empty for a bookmark.
    public var date: String
    /// Whether it is the chosen one.
    public var isSelected: Bool
  }

  /// Which list it is.
  public let list: List

  /// The chosen row and the rows in view.
  public var cursor: ListCursor {
    get {
      var current = chosen
      current.resize(to: count)
      return current
    }
    set { chosen = newValue }
  }

  private var chosen = ListCursor()
  private let context: ScreenContext<BrowseRoute>
  private let stores: BrowseStores
  private let relocation: Relocation<BrowseRoute>

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - list: Which list it is.
  ///   - context: The list's place in the navigation.
  ///   - stores: Bookmarks and recent files.
  public init(list: List, context: ScreenContext<BrowseRoute>, stores: BrowseStores) {
    self.context = context
    self.list = list
    self.stores = stores
    relocation = Relocation(context: context, stores: stores) { .files($0) }
  }

  private var paths: [FilePath] {
    switch list {
    case .bookmarks: stores.bookmarks.paths
    case .recent: stores.recent.visits.map(\.path)
    }
  }

  /// How many places there are.
  public var count: Int { paths.count }

  /// The path of the chosen row, or nil where there is none.
  public var selection: FilePath? {
    let paths = paths
    return paths.indices.contains(cursor.index) ? paths[cursor.index] : nil
  }

  /// Where going in leads, or nil where nothing is chosen.
  public var selectedRoute: FilesRoute? {
    selection.map { .showing($0, kind: Self.kind(of: $0) ?? .unknown) }
  }

  /// Opens the chosen place in the right pane.
  public func open() {
    if let route = selectedRoute { context.fill(1, with: .files(route)) }
  }

  /// Adds the chosen place to the bookmarks or takes it away.
  public func toggleBookmark() {
    if let path = selection { stores.bookmarks.toggle(path) }
  }

  /// Shows what is known about the chosen place.
  public func showInformation() {
    if let path = selection { context.present(.files(.information(path)), as: .sheet) }
  }

  /// Opens the note on the chosen place.
  public func writeNote() {
    if let path = selection { context.fill(1, with: .files(.note(path))) }
  }

  /// Asks where the chosen place is to be moved, and moves it there.
  public func move() {
    if let selection { relocation.ask(about: selection) }
  }

  /// Moves back what was moved last.
  public func undoMove() { relocation.undo() }

  /// Whether there is a move to take back.
  public var canUndoMove: Bool { stores.lastMove != nil }

  /// The rows in view.
  ///
  /// - Parameter height: How many rows there is room for.
  /// - Returns: The rows.
  public func rows(height: Int) -> [Row] {
    let paths = paths
    chosen.resize(to: paths.count)
    chosen.show(height: height)
    return chosen.visible.map { index in
      let path = paths[index]
      let date = list == .recent ? FileDate.column(stores.recent.visits[index].time) : ""
      return Row(
        name: path.lastComponent, folder: path.parent?.display ?? "", kind: Self.kind(of: path), date: date,
        isSelected: index == chosen.index)
    }
  }

  private static func kind(of path: FilePath) -> FileKind? { try? FileStatus(of: path).kind }
}
