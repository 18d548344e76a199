/// A file that is looked at a page at a time, and never read whole.
///
/// A text is broken into rows; anything else is shown as bytes. Going on, going back and jumping cost the same
/// at any place of a file of any size.
public final class TextFile {
  /// How the contents are shown.
  public enum Mode: Hashable, Sendable {
    /// As text, with what is not text escaped.
    case text
    /// As bytes.
    case hex
  }

  private let window: FileWindow

  /// How the contents are shown; bytes to begin with where the file is not text.
  public var mode: Mode

  /// What the contents looked like when they were last judged, and which file that was.
  private var judged: (mode: Mode, generation: Int)

  /// Opens a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: Why it cannot be viewed.
  public init(path: FilePath) throws(FileError) {
    window = try FileWindow(path: path)
    let mode = try Self.mode(of: window)
    self.mode = mode
    judged = (mode, window.generation)
  }

  /// The file.
  public var path: FilePath { window.path }

  /// The size in bytes when it was last looked at.
  public var size: Int { window.size }

  /// A page from the row that holds a place.
  ///
  /// - Parameters:
  ///   - offset: The place; what is past the end is brought to the last page.
  ///   - count: How many rows a page has.
  ///   - layout: How wide they are.
  /// - Returns: The page.
  /// - Throws: Why the file cannot be read.
  public func page(at offset: Int, rows count: Int, layout: TextLayout) throws(FileError) -> TextPage {
    try refresh()
    let source = source(for: layout)
    if offset >= window.size { return try lastPage(of: source, rows: count) }
    return try page(of: source, from: try source.start(containing: offset), rows: count)
  }

  /// The page a number of rows further on or back.
  ///
  /// - Parameters:
  ///   - distance: How many rows, below zero to go back. The last page stays full.
  ///   - page: Where to go from.
  ///   - count: How many rows a page has.
  ///   - layout: How wide they are.
  /// - Returns: The page.
  /// - Throws: Why the file cannot be read.
  public func page(
    _ distance: Int, rowsFrom page: TextPage, rows count: Int, layout: TextLayout
  ) throws(FileError) -> TextPage {
    try refresh()
    let source = source(for: layout)
    if page.start >= window.size { return try lastPage(of: source, rows: count) }
    let here = try source.start(containing: page.start)
    if distance <= 0 {
      return try self.page(of: source, from: try source.start(rows: -distance, before: here), rows: count)
    }
    let passed = try source.rows(from: here, count: distance + count)
    guard passed.count == distance + count else { return try lastPage(of: source, rows: count) }
    return try self.page(of: source, from: passed[distance].offset, rows: count)
  }

  /// The last page, full where the file has as many rows.
  ///
  /// - Parameters:
  ///   - count: How many rows a page has.
  ///   - layout: How wide they are.
  /// - Returns: The page.
  /// - Throws: Why the file cannot be read.
  public func lastPage(rows count: Int, layout: TextLayout) throws(FileError) -> TextPage {
    try refresh()
    return try lastPage(of: source(for: layout), rows: count)
  }

  private func refresh() throws(FileError) {
    try window.refresh()
    guard window.generation != judged.generation else { return }
    // What the user chose for the file that was there before stays.
    let isAsJudged = mode == judged.mode
    judged = (try Self.mode(of: window), window.generation)
    if isAsJudged { mode = judged.mode }
  }

  private func lastPage(of source: any RowSource, rows count: Int) throws(FileError) -> TextPage {
    try page(of: source, from: try source.start(rows: count, before: window.size), rows: count)
  }

  private func page(of source: any RowSource, from start: Int, rows count: Int) throws(FileError) -> TextPage
  {
    let rows = try source.rows(from: start, count: count)
    return TextPage(rows: rows, start: start, size: window.size, change: window.change)
  }

  private func source(for layout: TextLayout) -> any RowSource {
    switch mode {
    case .text: TextRows(file: window, layout: layout)
    case .hex: HexRows(file: window, columns: layout.columns)
    }
  }

  private static func mode(of window: FileWindow) throws(FileError) -> Mode {
    try window.withBytes(in: 0..<8192) { looksLikeText($0) } ? .text : .hex
  }

  /// Whether bytes are likely text: no NUL, and few that text does not hold.
  static func looksLikeText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var odd = 0
    for byte in bytes {
      if byte == 0 { return false }
      if byte < 0x20 && !(0x07...0x0D).contains(byte) && byte != 0x1B { odd += 1 }
    }
    return odd * 10 <= bytes.count
  }
}
