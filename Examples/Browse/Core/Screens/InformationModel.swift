import Waymark

/// The sheet with what is known about a file or a folder.
@MainActor
package final class InformationModel {
  private let path: FilePath
  private let context: ScreenContext<BrowseRoute>
  private let stores: Stores

  init(_ path: FilePath, _ context: ScreenContext<BrowseRoute>, _ stores: Stores) {
    self.path = path
    self.context = context
    self.stores = stores
  }

  /// Closes the sheet.
  package func close() { context.close() }

  /// The facts as they are now.
  package var lines: [(String, String)] {
    var lines = [("Name", path.name)]
    if let folder = path.parent { lines.append(("Folder", folder.description)) }
    do throws(FileError) {
      let status = try FileStatus(of: path)
      lines.append(("Kind", status.kind.name))
      if !status.kind.isFolder { lines.append(("Size", "\(FileFormat.grouped(status.size)) bytes")) }
      lines.append(("Changed", FileFormat.date(status.modified)))
      lines.append(("Rights", status.rights))
      lines.append(("Owner", status.ownerName))
      lines.append(("Group", status.groupName))
    } catch {
      lines.append(("Problem", error.message))
    }
    lines.append(("Bookmark", stores.bookmarks.contains(path) ? "yes" : "no"))
    if let note = stores.notes.note(on: path) {
      lines.append(("Note", note.split(whereSeparator: \.isNewline).joined(separator: " / ").printable))
    }
    if stores.notes.isUnsaved(path) { lines.append(("Draft", "a note is not saved yet")) }
    return lines
  }
}

/// An alert that is only read, and closed.
@MainActor
package final class ClosableModel {
  private let context: ScreenContext<BrowseRoute>

  init(_ context: ScreenContext<BrowseRoute>) { self.context = context }

  /// Closes it.
  package func close() { context.close() }
}
