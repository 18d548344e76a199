#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file something is, whatever it is called, and how long.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  package let size: Int
  /// When it was written last, in seconds and billionths of them.
  private let seconds: Int
  private let billionths: Int

  private init(_ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError(EISDIR)
    // What a seek says of a pipe.
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

  /// What is at a path.
  ///
  /// - Throws: ``SystemError`` where there is nothing, or no file.
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

  /// Whether both are the same file, however long it was.
  package func isSameFile(as other: FileIdentity) -> Bool { device == other.device && number == other.number }
}
