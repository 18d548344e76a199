#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of a file, whatever its name, with its size and the time of its last change.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  package let size: Int
  /// When it was last written, in seconds and nanoseconds.
  private let seconds: Int
  private let billionths: Int

  private init(_ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError(EISDIR)
    // The error that a seek in a pipe gives.
    default: throw SystemError(ESPIPE)
    }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    (seconds, billionths) = (modified.tv_sec, modified.tv_nsec)
  }

  /// Reads the identity of the file at a path.
  ///
  /// - Throws: ``SystemError`` if there is nothing at the path, or something other than a file.
  package init(at path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(errno) }
    try self.init(status)
  }

  init(of descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(errno) }
    try self.init(status)
  }

  /// Whether both are the same file, whatever their size and time.
  package func isSameFile(as other: FileIdentity) -> Bool { device == other.device && number == other.number }
}

/// The first bytes of a file, which tell a file that was rewritten from one that has grown.
enum FileBeginning {
  /// How many bytes to compare.
  ///
  /// They include a journal's first line, which says when the journal was begun.
  private static let length = 256

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var source = try ByteSource(growingFile: path, pieceSize: length)
    var bytes: [UInt8] = []
    try source.read(into: &bytes)
    return bytes
  }
}
