#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file, whatever its name, with its kind and its size.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    /// A pipe, a terminal or a device.
    case stream
  }

  private let device: UInt64
  private let number: UInt64
  package let kind: Kind
  package let size: Int

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .stream
    }
  }

  /// Reads the status of the file at a path.
  ///
  /// - Throws: The reason why there is none.
  package init(at path: String) throws(SystemFault) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Reads the status of an open file.
  ///
  /// - Throws: The reason why there is none.
  package init(of file: Int32) throws(SystemFault) {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Whether both are the same file, whatever their size.
  package func isSameFile(as other: FileStatus) -> Bool { device == other.device && number == other.number }
}
