package import WaymarkStorage

/// The bytes of a file, a pipe or the standard input, as they arrive.
package struct ByteSource: ~Copyable {
  private static let pieceSize = 65_536

  private let file: Int32
  /// Bytes to read instead of a file.
  private var held: ArraySlice<UInt8> = []

  /// Opens a file.
  ///
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Throws: The reason why the file cannot be read.
  package init(path: String) throws(SystemFault) {
    file = path == "-" ? 0 : try SystemFile.open(SystemPath(path))
  }

  /// Makes a source of bytes in memory.
  package init(_ bytes: [UInt8]) {
    file = -1
    held = bytes[...]
  }

  deinit {
    if file > 0 { SystemFile.close(file) }
  }

  /// Reads what there is, and waits if a pipe has nothing yet.
  ///
  /// - Returns: The bytes; none at the end.
  /// - Throws: The reason why reading fails.
  package mutating func read() throws(SystemFault) -> [UInt8] {
    guard file < 0 else { return try SystemFile.read(file, upTo: ByteSource.pieceSize) }
    defer { held = held.dropFirst(ByteSource.pieceSize) }
    return Array(held.prefix(ByteSource.pieceSize))
  }
}
