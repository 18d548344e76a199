import Foundation

/// The contents of a file as lines of text, or as bytes where it is not text.
package struct TextFile: Sendable {
  /// A row on the screen: a line, and which piece of it where it is wider than the screen.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var piece = 0
  }

  /// How much of a file is read.
  private static let limit = 4 << 20
  /// Longer lines are cut, so that one of them costs no more than a page.
  private static let longestLine = 4000

  /// The size in bytes of the whole file.
  package let size: Int
  /// Whether it looks like text.
  package let isText: Bool
  /// Whether only the beginning was read.
  package let isCut: Bool
  private let bytes: [UInt8]
  /// The bytes as UTF-8, where they are in UTF-16 and say so.
  private let text: [UInt8]
  private let lines: [Range<Int>]

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: Why it cannot be read.
  package init(reading path: FilePath) throws(FileError) {
    let status = try FileStatus(of: path)
    // A pipe would make the program wait for somebody to write into it.
    guard status.kind.isFile else {
      throw FileError(path, status.kind == .brokenLink ? .missing : .notAFile(status.kind))
    }
    guard let file = fopen(path.rawValue, "rb") else { throw FileError(path, code: errno) }
    defer { fclose(file) }
    bytes = [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      count = fread(buffer.baseAddress, 1, Self.limit, file)
    }
    // Files that the system makes up say that they are empty.
    size = max(status.size, bytes.count)
    isCut = size > bytes.count
    let decoded = Self.decoded(bytes)
    isText = decoded != nil || !bytes.prefix(8192).contains(0)
    text = decoded ?? bytes
    lines = Self.lines(in: text)
  }

  /// The text of bytes that begin with the byte order mark of UTF-16; nil for others.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let low = bytes[0] == 0xFF ? 0 : 1
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func lines(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\n") {
          lines.append(start..<index)
          start = index + 1
        } else if index - start >= longestLine, bytes[index] & 0xC0 != 0x80 {
          lines.append(start..<index)
          start = index
        }
      }
      if start < bytes.count { lines.append(start..<bytes.count) }
      return lines
    }
  }

  /// How many lines there are, of text or of bytes.
  package func lineCount(in layout: TextLayout) -> Int {
    layout.showsBytes ? (bytes.count + layout.bytesInRow - 1) / layout.bytesInRow : lines.count
  }

  /// The rows that a line takes.
  package func rows(ofLine line: Int, in layout: TextLayout) -> [String] {
    if layout.showsBytes { return [row(ofBytes: line, layout.bytesInRow)] }
    return layout.wrapped(text(ofLine: line), number: line + 1, of: lines.count)
  }

  /// A line's text, without its end.
  package func text(ofLine line: Int) -> String {
    let text = String(decoding: text[lines[line]], as: UTF8.self)
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }

  private func row(ofBytes line: Int, _ count: Int) -> String {
    let row = bytes[line * count..<min((line + 1) * count, bytes.count)]
    var text = Self.hex(line * count, digits: 8) + " "
    for index in 0..<count {
      if index % 8 == 0 { text += " " }
      text += index < row.count ? Self.hex(Int(row[row.startIndex + index]), digits: 2) + " " : "   "
    }
    text += " "
    for byte in row {
      text.unicodeScalars.append((0x20..<0x7F).contains(byte) ? Unicode.Scalar(byte) : "·")
    }
    return text
  }

  private static func hex(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
