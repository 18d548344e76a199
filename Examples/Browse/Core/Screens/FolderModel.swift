import Foundation
import Waymark

/// A folder on screen: what it holds, and which row is chosen.
///
/// Which folder it is and what it is filtered by is the route's matter. The folder is read when it is first looked at, so a deep
/// stack costs no more than its top.
@MainActor
package final class FolderModel {
  /// A row of the list.
  package struct Row: Hashable {
    package var name: String
    package var kind: FileKind
    package var size = ""
    package var date = ""
    package var isBookmarked: Bool
    package var hasNote: Bool
  }

  /// The folder.
  package let path: FilePath
  /// The text that names must hold to be shown.
  package private(set) var filter: String
  /// The chosen row.
  package var cursor = ListCursor()
  /// Why there is nothing to show.
  package private(set) var problem: FileError?

  private let context: ScreenContext<BrowseRoute>
  private let stores: Stores
  private let lastLookedAt: @MainActor () -> FilePath?
  private let isOnLeft: @MainActor () -> Bool
  private var entries: [FolderEntry] = []
  private var shown: [FolderEntry] = []
  private var modified: Date?
  private var listing = FolderListing.Options()

  init(
    _ path: FilePath, filter: String, _ context: ScreenContext<BrowseRoute>, _ stores: Stores,
    lastLookedAt: @escaping @MainActor () -> FilePath?, isOnLeft: @escaping @MainActor () -> Bool
  ) {
    self.path = path
    self.filter = filter
    self.lastLookedAt = lastLookedAt
    self.context = context
    self.stores = stores
    self.isOnLeft = isOnLeft
    context.onUpdate { [weak self] route in
      if case .folder(_, let filter) = route { self?.apply(filter) }
    }
  }

  /// How many files and folders there are without the filter.
  package var totalCount: Int { entries.count }

  /// The path of the chosen row, or nil where there is none.
  package var selection: FilePath? {
    shown.indices.contains(cursor.index) ? path.appending(shown[cursor.index].name) : nil
  }

  /// A row, with size and date as they are now.
  package func row(at index: Int) -> Row? {
    guard shown.indices.contains(index) else { return nil }
    let entry = shown[index]
    let path = path.appending(entry.name)
    var row = Row(
      name: entry.name.printable, kind: entry.kind, isBookmarked: stores.bookmarks.contains(path),
      hasNote: stores.notes.has(path))
    if let status = try? FileStatus(of: path) {
      if entry.kind.isFile { row.size = FileFormat.size(status.size) }
      row.date = FileFormat.date(status.modified)
    }
    return row
  }

  /// Reads the folder if it has changed; the chosen file stays chosen.
  package func refresh() {
    do throws(FileError) {
      let now = try FileStatus(of: path).modified
      guard now != modified || listing != stores.listing else { return }
      listing = stores.listing
      entries = try FolderListing.read(path)
      (modified, problem) = (now, nil)
    } catch {
      (entries, modified, problem) = ([], nil, error)
    }
    show(selecting: selection ?? lastLookedAt())
  }

  /// Reads the folder, whether it seems to have changed or not.
  package func reload() {
    modified = nil
    refresh()
  }

  private func show(selecting chosen: FilePath?) {
    shown = FolderListing.arranged(entries, in: path, listing).filter {
      filter.isEmpty || $0.name.localizedCaseInsensitiveContains(filter)
    }
    cursor.resize(to: shown.count)
    if let row = shown.firstIndex(where: { path.appending($0.name) == chosen }) { cursor.move(to: row) }
  }

  private func apply(_ filter: String) {
    guard filter != self.filter else { return }
    let chosen = selection
    self.filter = filter
    show(selecting: chosen)
  }
}

// MARK: - What the user can do

extension FolderModel {
  /// Goes into the chosen folder, or opens the chosen file.
  package func open() {
    guard shown.indices.contains(cursor.index), let selection else { return }
    open(.showing(selection, shown[cursor.index].kind))
  }

  /// Sorts by the next of name, size and date, in all folders.
  package func changeOrder() { stores.listing.order = stores.listing.order.next }

  /// Leaves hidden files out of all folders, or lists them again.
  package func toggleHidden() { stores.listing.leavesOutHidden.toggle() }

  /// How the folder is listed where that is not by name with all files; empty if it is.
  package var listingNote: String { listing.note }

  /// Goes back to the folder above.
  package func goBack() { context.close() }

  /// Adds the chosen row to the bookmarks or takes it away.
  package func toggleBookmark() {
    if let selection { stores.toggleBookmark(selection) }
  }

  /// Shows what is known about the chosen row, or about the folder where nothing is chosen.
  package func showInformation() { context.show(.information(selection ?? path)) }

  /// Opens the note on the chosen row, or on the folder where nothing is chosen.
  package func writeNote() { open(.note(selection ?? path)) }

  /// Shows only names that hold a text, which is kept in the route.
  package func setFilter(_ text: String) {
    context.update(to: .folder(path, filter: text))
    apply(text)
  }

  /// Files and notes open beside the folder, unless it is itself beside the bookmarks.
  private func open(_ route: BrowseRoute) {
    switch route {
    case .file where isOnLeft(), .note where isOnLeft(): context.fill(route, column: 1)
    default: context.push(route)
    }
  }
}
