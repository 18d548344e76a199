import WaymarkStorage

/// Lines that come in and go out over a socket, which ends with the stream.
///
/// One thread uses it.
final class LineStream: @unchecked Sendable {
  private let socket: Int32
  private let limit: Int
  private var buffer: [UInt8] = []
  private var isOver = false

  /// Takes a connection, whose lines may have so many bytes.
  init(_ socket: Int32, limit: Int) { (self.socket, self.limit) = (socket, limit) }

  deinit { LoopbackSocket.end(socket) }

  /// Reads the next whole line.
  ///
  /// - Returns: The line; of one that is too long the beginning, which is the last. `nil` at the end, where a line is cut, where
  ///   none comes in time, and where one does not begin an object, as none of HTTP does.
  func next() -> [UInt8]? {
    var searched = 0
    while !isOver, buffer.first ?? UInt8(ascii: "{") == UInt8(ascii: "{") {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")), end <= limit {
        defer { buffer.removeFirst(end + 1) }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      isOver = searched > limit
      if isOver { return Array(buffer[..<limit]) }
      guard let bytes = try? SystemFile.bytes(of: socket), !bytes.isEmpty else { return nil }
      buffer += bytes
    }
    return nil
  }

  /// Writes a line, if somebody is still there to read it.
  @discardableResult
  func write(_ line: [UInt8]) -> Bool { LoopbackSocket.write(line + [UInt8(ascii: "\n")], to: socket) }
}
