/// Finds where lines begin and end in a file that is not read whole.
///
/// A line ends behind a newline. One that goes on for long is cut as well, at the first multiple of 4 kB that
/// has no newline in the 4 kB before it: where a cut is can be told by looking at its neighbourhood alone, so it
/// is found at the same place from above and from below.
struct TextLines {
  static let block = 1 << 12

  let file: FileWindow

  /// Where the line that holds a place begins.
  ///
  /// - Parameter offset: A place in the file, or its end.
  /// - Returns: The beginning of the line.
  /// - Throws: Why the file cannot be read.
  func start(containing offset: Int) throws(FileError) -> Int {
    let offset = min(max(0, offset), file.size)
    let floor = offset / Self.block * Self.block
    // A cut that was moved back to the beginning of a scalar may lie behind the place.
    let ceiling = floor + Self.block
    if ceiling < file.size, ceiling - offset <= 3, let cut = try cut(at: ceiling), cut <= offset {
      return cut
    }
    if let newline = try lastNewline(in: floor..<offset) { return newline + 1 }
    if floor == 0 { return 0 }
    if let cut = try cut(at: floor) { return cut }
    return try lastNewline(in: (floor - Self.block)..<floor).map { $0 + 1 } ?? 0
  }

  /// Where the line that ends at a place begins.
  ///
  /// - Parameter offset: The beginning of a line, or the end of the file.
  /// - Returns: The beginning of the line before, or nil at the beginning of the file.
  /// - Throws: Why the file cannot be read.
  func start(before offset: Int) throws(FileError) -> Int? {
    guard offset > 0 else { return nil }
    return try start(containing: min(offset, file.size) - 1)
  }

  /// Where a line ends, behind its newline.
  ///
  /// - Parameter start: The beginning of a line.
  /// - Returns: The beginning of the next line, or the end of the file.
  /// - Throws: Why the file cannot be read.
  func end(from start: Int) throws(FileError) -> Int {
    let reach = ((start + Self.block - 1) / Self.block + 1) * Self.block
    let newline = try file.withBytes(in: start..<min(reach, file.size)) { bytes in
      bytes.firstIndex(of: UInt8(ascii: "\n"))
    }
    if let newline { return start + newline + 1 }
    if reach >= file.size { return file.size }
    return max(try cut(at: reach) ?? reach, start + 1)
  }

  /// Where a line without end is cut near a multiple of the block, or nil where it is not cut.
  private func cut(at boundary: Int) throws(FileError) -> Int? {
    guard boundary >= Self.block, boundary < file.size else { return nil }
    guard try lastNewline(in: (boundary - Self.block)..<boundary) == nil else { return nil }
    // Not within a scalar: back to its first byte, if that is near.
    return try file.withBytes(in: (boundary - 3)..<(boundary + 1)) { bytes in
      guard bytes.count == 4, bytes[3] & 0xC0 == 0x80 else { return boundary }
      for back in 1...3 where bytes[3 - back] & 0xC0 != 0x80 {
        return bytes[3 - back] >= 0xC0 ? boundary - back : boundary
      }
      return boundary
    }
  }

  private func lastNewline(in range: Range<Int>) throws(FileError) -> Int? {
    try file.withBytes(in: range) { bytes in bytes.lastIndex(of: UInt8(ascii: "\n")) }
      .map { range.lowerBound + $0 }
  }
}
