import Waymark

/// A file on screen, a page at a time.
@MainActor
public final class ViewerModel {
  /// What there is to show.
  public enum Contents {
    /// A page of the file.
    case page(TextPage)
    /// Why there is none.
    case failure(FileError)
  }

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores
  private let relocation: Relocation<FilesRoute>

  /// The file.
  public let path: FilePath

  private enum Opened {
    case file(TextFile)
    case failure(FileError)
  }

  private var opened: Opened?
  private var page: TextPage?
  private var start: Int
  private var rows = 1
  private var layout = TextLayout(columns: 80)
  private var isAtEnd = false
  private var isRecorded = false

  /// Makes a model; the file is not opened yet.
  ///
  /// - Parameters:
  ///   - route: The file and where in it to begin.
  ///   - context: The file's place in the navigation.
  ///   - stores: Bookmarks and recent files.
  public init(route: ViewerRoute, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.context = context
    self.stores = stores
    relocation = Relocation(context: context, stores: stores) { $0 }
    path = route.path
    start = route.offset
    context.onPhase { [weak self] phase in
      if phase == .appeared { self?.recordVisit() }
    }
  }

  /// What was looked at is recent, if it could be opened.
  private func recordVisit() {
    guard !isRecorded, (try? file()) != nil else { return }
    isRecorded = true
    stores.recent.record(path)
  }

  /// Whether the file was found not to be open to viewing.
  public var hasFailed: Bool { if case .failure? = opened { true } else { false } }

  /// Tries again to open a file that could not be.
  public func retry() { if hasFailed { opened = nil } }

  /// Whether the file is shown as bytes.
  public var isHex: Bool {
    if case .file(let file)? = opened { return file.mode == .hex }
    return false
  }

  /// Where in the file the page begins.
  public var offset: Int { page?.start ?? start }

  /// The page at the place arrived at; opens the file if that has not been done.
  ///
  /// - Parameters:
  ///   - rows: How many rows there is room for.
  ///   - layout: How wide they are.
  /// - Returns: The page, or why there is none.
  public func contents(rows: Int, layout: TextLayout) -> Contents {
    let isSameSize = rows == self.rows && layout.columns == self.layout.columns
    self.rows = max(1, rows)
    self.layout = layout
    let (wasAtEnd, at) = (isAtEnd, offset)
    // What could not be opened may have come back, or been given free.
    retry()
    // The end stays the end when the window grows.
    turn { file throws(FileError) in
      !isSameSize && wasAtEnd
        ? try file.lastPage(rows: self.rows, layout: layout)
        : try file.page(at: at, rows: self.rows, layout: layout)
    }
    if case .failure(let error)? = opened { return .failure(error) }
    return .page(page ?? TextPage(rows: [], start: 0, size: 0))
  }

  /// Goes on or back by rows.
  ///
  /// - Parameter distance: How many rows, below zero to go back.
  public func scroll(by distance: Int) {
    guard let page else { return }
    turn { file throws(FileError) in
      try file.page(distance, rowsFrom: page, rows: rows, layout: layout)
    }
  }

  /// Goes on or back by pages, less a row to hold on to.
  ///
  /// - Parameter pages: How many times, below zero to go back.
  public func page(by pages: Int) {
    scroll(by: pages * max(1, rows - 1))
  }

  /// Goes to the beginning.
  public func goToStart() {
    turn { file throws(FileError) in try file.page(at: 0, rows: rows, layout: layout) }
  }

  /// Goes to the end.
  public func goToEnd() {
    turn { file throws(FileError) in try file.lastPage(rows: rows, layout: layout) }
  }

  /// Changes between text and bytes, staying at the same place.
  public func toggleHex() {
    guard case .file(let file)? = opened else { return }
    file.mode = file.mode == .hex ? .text : .hex
    let place = offset
    turn { file throws(FileError) in try file.page(at: place, rows: rows, layout: layout) }
  }

  /// Goes back to where the file was opened.
  public func goBack() { context.close() }

  /// Adds the file to the bookmarks or takes it away.
  public func toggleBookmark() { stores.bookmarks.toggle(path) }

  /// Whether the file is a bookmark.
  public var isBookmarked: Bool { stores.bookmarks.contains(path) }

  /// Shows what is known about the file.
  public func showInformation() { context.present(.information(path), as: .sheet) }

  /// Opens the note on the file.
  public func writeNote() { context.push(.note(path)) }

  /// Asks where the file is to be moved, and moves it there.
  public func move() { relocation.ask(about: path) }

  /// Moves back what was moved last.
  public func undoMove() { relocation.undo() }

  /// Whether there is a move to take back.
  public var canUndoMove: Bool { stores.lastMove != nil }

  private func turn(_ read: (TextFile) throws(FileError) -> TextPage) {
    do throws(FileError) {
      let turned = try read(try file())
      page = turned
      isAtEnd = turned.isLast && turned.start > 0
    } catch {
      opened = .failure(error.onceThere)
    }
  }

  private func file() throws(FileError) -> TextFile {
    switch opened {
    case .file(let file): return file
    case .failure(let error): throw error
    case nil:
      do throws(FileError) {
        let file = try TextFile(path: path)
        opened = .file(file)
        return file
      } catch {
        throw error.onceThere
      }
    }
  }
}
