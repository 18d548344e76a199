/// A file as rows that begin at known places.
protocol RowSource {
  var file: FileWindow { get }

  /// Rows from the beginning of one on.
  func rows(from start: Int, count: Int) throws(FileError) -> [TextRow]

  /// The beginning of the row that holds a place.
  func start(containing offset: Int) throws(FileError) -> Int

  /// The beginning of the row that is some rows above another, or the beginning of the file.
  func start(rows count: Int, before offset: Int) throws(FileError) -> Int
}

/// Text, a line broken into as many rows as it needs.
struct TextRows: RowSource {
  let file: FileWindow
  let layout: TextLayout

  private var lines: TextLines { TextLines(file: file) }

  func rows(from start: Int, count: Int) throws(FileError) -> [TextRow] {
    var result: [TextRow] = []
    var line = try lines.start(containing: start)
    while result.count < count, line < file.size {
      let end = try lines.end(from: line)
      try forEachRow(in: line..<end) { row in
        if row.offset >= start { result.append(row) }
        return result.count < count
      }
      line = end
    }
    return result
  }

  func start(containing offset: Int) throws(FileError) -> Int {
    let line = try lines.start(containing: offset)
    var result = line
    try forEachRow(in: line..<max(line, try lines.end(from: line))) { row in
      if row.offset <= offset { result = row.offset }
      return row.end <= offset
    }
    return result
  }

  func start(rows count: Int, before offset: Int) throws(FileError) -> Int {
    var offset = min(offset, file.size)
    var left = count
    while left > 0, offset > 0 {
      let line = try lines.start(containing: offset - 1)
      var starts: [Int] = []
      try forEachRow(in: line..<(try lines.end(from: line))) { row in
        if row.offset < offset { starts.append(row.offset) }
        return row.end < offset
      }
      guard let first = starts.first else { return offset }
      offset = starts.count >= left ? starts[starts.count - left] : first
      left -= starts.count
    }
    return offset
  }

  private func forEachRow(in range: Range<Int>, _ body: (TextRow) -> Bool) throws(FileError) {
    try file.withBytes(in: range) { layout.forEachRow(of: $0, at: range.lowerBound, body) }
  }
}

/// Bytes, sixteen a row or fewer where there is little room.
struct HexRows: RowSource {
  let file: FileWindow
  /// How many bytes a row shows.
  let width: Int

  init(file: FileWindow, columns: Int) {
    self.file = file
    width = columns >= 78 ? 16 : columns >= 44 ? 8 : 4
  }

  func rows(from start: Int, count: Int) throws(FileError) -> [TextRow] {
    let start = max(0, start / width * width)
    let end = start + min(count, file.size) * width
    return try file.withBytes(in: start..<max(start, min(end, file.size))) { bytes in
      stride(from: 0, to: bytes.count, by: width).map { first in
        let part = bytes[first..<min(first + width, bytes.count)]
        return TextRow(offset: start + first, end: start + part.endIndex, text: text(part, at: start + first))
      }
    }
  }

  func start(containing offset: Int) throws(FileError) -> Int {
    min(max(0, offset), max(0, file.size - 1)) / width * width
  }

  func start(rows count: Int, before offset: Int) throws(FileError) -> Int {
    max(0, (min(offset, file.size) + width - 1) / width - count) * width
  }

  private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, at offset: Int) -> String {
    let place = String(offset, radix: 16)
    var result = String(repeating: "0", count: max(0, 8 - place.utf8.count)) + place + " "
    for index in 0..<width {
      if index % 8 == 0 { result += " " }
      let position = bytes.startIndex + index
      result += position < bytes.endIndex ? SafeText.hex(bytes[position]).lowercased() + " " : "   "
    }
    result += " "
    for byte in bytes {
      result.unicodeScalars.append((0x20..<0x7F).contains(byte) ? Unicode.Scalar(byte) : "·")
    }
    return result
  }
}
