#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are open, by their descriptors.
package enum SystemFile {
  /// Opens a file for reading.
  ///
  /// - Parameter path: The file. Opening a pipe waits for its writer.
  /// - Returns: Its descriptor.
  /// - Throws: The reason why it cannot be read; a folder cannot.
  package static func opened(_ path: String) throws(SystemFault) -> Int32 {
    let file = SystemFault.retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw .last }
    guard try FileStatus(of: file).kind != .folder else {
      close(file)
      throw SystemFault(code: EISDIR)
    }
    return file
  }

  /// Makes a file for writing that only the user may read.
  ///
  /// - Parameter path: The file, which must not be there yet.
  /// - Returns: Its descriptor.
  /// - Throws: The reason why it cannot be made.
  package static func created(_ path: String) throws(SystemFault) -> Int32 {
    let file = SystemFault.retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600)) }
    guard file >= 0 else { throw .last }
    return file
  }

  /// Reads what there is, and waits if a pipe or a terminal has nothing yet.
  ///
  /// - Parameters:
  ///   - file: The descriptor.
  ///   - count: How many bytes to read at most.
  /// - Returns: The bytes; none at the end.
  /// - Throws: The reason why it cannot be read.
  package static func bytes(of file: Int32, upTo count: Int) throws(SystemFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = bytes.withUnsafeMutableBytes { buffer in
      SystemFault.retrying { read(file, buffer.baseAddress, count) }
    }
    guard length >= 0 else { throw .last }
    bytes.removeLast(count - length)
    return bytes
  }

  /// Writes all of some bytes at the end of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - file: The descriptor of the file or pipe.
  /// - Throws: The reason why not all of them could be written.
  package static func append(_ bytes: [UInt8], to file: Int32) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        SystemFault.retrying { write(file, bytes.baseAddress.map { $0 + written }, bytes.count - written) }
      }
      guard count > 0 else { throw .last }
      written += count
    }
  }
}
