import Foundation
import Waymark

/// A file's contents on screen.
@MainActor
package final class ViewerModel {
  /// As much of the file as is shown at once.
  package struct Page {
    package var rows: [String]
    /// The size of the file, how it is shown, and how far down the page is.
    package var status: String
  }

  /// The file.
  package let path: FilePath
  /// Why there is nothing to show.
  package private(set) var problem: FileError?

  private let context: ScreenContext<BrowseRoute>
  private let stores: Stores
  private var file: TextFile?
  private var known: FileStatus?
  private var layout = TextLayout(columns: 80, rows: 1)
  private var showsBytes = false
  private var numbersLines = false
  /// The text that is sought, and the line where it was found last.
  package private(set) var sought = ""
  private var found: Int?
  private var top: TextFile.Place

  init(_ path: FilePath, line: Int, _ context: ScreenContext<BrowseRoute>, _ stores: Stores) {
    self.path = path
    self.context = context
    self.stores = stores
    top = TextFile.Place(line: line)
    context.onPhase { [weak self] phase in
      guard let self, phase == .appeared else { return }
      refresh()
      if problem == nil { stores.visit(path) }
    }
  }

  /// Whether bytes are shown, not text.
  package var isInBytes: Bool { layout.showsBytes }

  /// The page for a screen of some size, read again if the file has changed; empty where there is a problem.
  package func page(_ wanted: TextLayout) -> Page {
    refresh()
    guard let file else { return Page(rows: [], status: "") }
    let bytesBefore = layout.bytesInRow
    layout = wanted
    layout.showsBytes = showsBytes != !file.isText
    layout.numbersLines = numbersLines
    if layout.showsBytes { top.line = top.line * bytesBefore / layout.bytesInRow }
    keepTopInside(file)
    let (rows, end) = layout.page(from: top, in: file)
    let count = file.lineCount(in: layout)
    var parts = [FileFormat.size(file.size), "\(count == 0 ? 100 : end.line * 100 / count) %"]
    if layout.showsBytes { parts.insert("bytes", at: 0) }
    if !sought.isEmpty, found == nil { parts.insert("no “\(sought.printable)”", at: 0) }
    if file.isCut { parts.append("the beginning") }
    if stores.bookmarks.contains(path) { parts.insert("★", at: 0) }
    return Page(rows: rows, status: parts.joined(separator: "  ·  "))
  }

  /// The last page is full, however the window or the file has changed.
  private func keepTopInside(_ file: TextFile) {
    let end = TextFile.Place(line: file.lineCount(in: layout))
    let last = layout.place(from: end, by: -layout.rows, in: file)
    let isBelow = top.line > last.line || (top.line == last.line && top.piece > last.piece)
    if isBelow { top = last }
    if top.piece > 0 { top.piece = min(top.piece, file.rows(ofLine: top.line, in: layout).count - 1) }
  }

  private func refresh() {
    do throws(FileError) {
      let now = try FileStatus(of: path)
      guard now != known || file == nil else { return }
      file = try TextFile(reading: path)
      (known, problem) = (now, nil)
    } catch {
      (file, known, problem) = (nil, nil, error)
    }
  }
}

// MARK: - What the user can do

extension ViewerModel {
  /// Goes on or back by rows.
  package func scroll(by rows: Int) {
    if let file { top = layout.place(from: top, by: rows, in: file) }
  }

  /// Goes on or back by pages, less a row to hold on to.
  package func page(by pages: Int) { scroll(by: pages * max(1, layout.rows - 1)) }

  /// Goes to the first row.
  package func goToStart() { top = TextFile.Place(line: 0) }

  /// Goes to the last row.
  package func goToEnd() { top = TextFile.Place(line: .max) }

  /// Shows bytes where text was shown, and text where bytes were.
  package func toggleBytes() {
    showsBytes.toggle()
    goToStart()
  }

  /// Shows the lines' numbers, or leaves them out again.
  package func toggleNumbers() { numbersLines.toggle() }

  /// Finds a text, from the first row in view on.
  package func find(_ text: String) {
    (sought, found) = (text, nil)
    find(from: top.line)
  }

  /// Finds the text again further on, and from the beginning where the end is reached.
  package func findNext() {
    guard !sought.isEmpty else { return }
    find(from: (found ?? top.line) + 1)
  }

  private func find(from start: Int) {
    guard let file, !sought.isEmpty else { return }
    let count = file.lineCount(in: layout)
    found = (0..<count).lazy.map { (start + $0) % count }.first { [layout, sought] line in
      let text = layout.showsBytes ? file.rows(ofLine: line, in: layout)[0] : file.text(ofLine: line)
      return text.range(of: sought, options: .caseInsensitive) != nil
    }
    if let found { top = TextFile.Place(line: found) }
  }

  /// Goes back.
  package func goBack() { context.close() }

  /// Adds the file to the bookmarks or takes it away.
  package func toggleBookmark() { stores.toggleBookmark(path) }

  /// Shows what is known about the file.
  package func showInformation() { context.show(.information(path)) }

  /// Opens the note on the file.
  package func writeNote() { context.push(.note(path)) }
}
