#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is open for as long as somebody has it.
package final class SystemFile: Sendable {
  /// The streams of the program, which stay open.
  package static let standardInput = SystemFile(stream: 0)
  package static let standardOutput = SystemFile(stream: 1)
  package static let standardError = SystemFile(stream: 2)

  package let descriptor: Int32

  private init(stream: Int32) { descriptor = stream }

  /// Opens a file; one that is made may be read by the user alone.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: What to do with it, in the words of `open`; by default it is read. Opening a pipe waits for the other end.
  /// - Throws: The reason why it cannot be opened.
  package init(_ path: String, _ flags: Int32 = O_RDONLY) throws(SystemFault) {
    descriptor = SystemFault.retrying { open(path, flags | O_CLOEXEC, mode_t(0o600)) }
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads what there is, and waits if a pipe or a terminal has nothing yet.
  ///
  /// - Returns: The bytes; none at the end.
  /// - Throws: The reason why it cannot be read; a folder cannot.
  package func bytes() throws(SystemFault) -> [UInt8] { try Self.bytes(of: descriptor) }

  /// Reads the rest of the file.
  ///
  /// - Parameter limit: How many bytes there may be.
  /// - Returns: The bytes; `nil` if there are more.
  /// - Throws: The reason why it cannot be read.
  package func rest(limit: Int) throws(SystemFault) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try self.bytes()
      if piece.isEmpty { return bytes }
      bytes += piece
    }
    return nil
  }

  /// Reads what there is of a descriptor, such as that of a socket.
  package static func bytes(of descriptor: Int32) throws(SystemFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let length = bytes.withUnsafeMutableBytes { buffer in
      SystemFault.retrying { read(descriptor, buffer.baseAddress, buffer.count) }
    }
    guard length >= 0 else { throw .last }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  /// Writes all of some bytes at the end.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: The reason why not all of them could be written.
  package func append(_ bytes: [UInt8]) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        SystemFault.retrying {
          write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        }
      }
      guard count > 0 else { throw .last }
      written += count
    }
  }
}

/// The identity of a file, whatever its name, with its size.
package struct FileStatus: Sendable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it is neither a folder nor a pipe, a terminal or a device.
  package let isFile: Bool
  package let size: Int

  /// Reads the status of the file at a path.
  ///
  /// - Throws: The reason why there is none.
  package init(at path: String) throws(SystemFault) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
  }

  /// Whether both are the same file, whatever their size.
  package func isSameFile(as other: FileStatus) -> Bool { device == other.device && number == other.number }
}
