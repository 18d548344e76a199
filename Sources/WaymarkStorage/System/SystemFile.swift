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
  package static func open(_ path: SystemPath) throws(SystemFault) -> Int32 {
    guard path.isWhole else { throw SystemFault(code: ENOENT) }
    #if canImport(Darwin)
      let file = SystemFault.retrying { Darwin.open(path.system, O_RDONLY | O_CLOEXEC) }
    #elseif canImport(Glibc)
      let file = SystemFault.retrying { Glibc.open(path.system, O_RDONLY | O_CLOEXEC) }
    #elseif canImport(Musl)
      let file = SystemFault.retrying { Musl.open(path.system, O_RDONLY | O_CLOEXEC) }
    #endif
    guard file >= 0 else { throw .last }
    guard try FileStatus(of: file).kind != .folder else {
      close(file)
      throw SystemFault(code: EISDIR)
    }
    return file
  }

  /// Goes to a place of a file.
  ///
  /// - Parameters:
  ///   - offset: The place, in bytes from the beginning.
  ///   - file: The descriptor of the file.
  /// - Throws: The reason why not; a pipe has no places.
  package static func seek(to offset: Int, in file: Int32) throws(SystemFault) {
    guard lseek(file, off_t(offset), SEEK_SET) >= 0 else { throw .last }
  }

  /// Reads what there is, and waits if a pipe or a terminal has nothing yet.
  ///
  /// - Parameters:
  ///   - file: The descriptor.
  ///   - count: How many bytes to read at most.
  /// - Returns: The bytes; none at the end.
  /// - Throws: The reason why it cannot be read.
  package static func read(_ file: Int32, upTo count: Int) throws(SystemFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = bytes.withUnsafeMutableBytes { buffer in
      #if canImport(Darwin)
        SystemFault.retrying { Darwin.read(file, buffer.baseAddress, count) }
      #elseif canImport(Glibc)
        SystemFault.retrying { Glibc.read(file, buffer.baseAddress, count) }
      #elseif canImport(Musl)
        SystemFault.retrying { Musl.read(file, buffer.baseAddress, count) }
      #endif
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
  package static func write(_ bytes: [UInt8], to file: Int32) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        SystemFault.retrying { quietWrite(file, UnsafeRawBufferPointer(rebasing: bytes[written...])) }
      }
      guard count > 0 else { throw .last }
      written += count
    }
  }

  /// Closes a file.
  ///
  /// - Parameter file: Its descriptor.
  package static func close(_ file: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(file)
    #elseif canImport(Glibc)
      _ = Glibc.close(file)
    #elseif canImport(Musl)
      _ = Musl.close(file)
    #endif
  }
}

/// Writes without the signal SIGPIPE, which ends a program whose reader has gone.
private func quietWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    return Darwin.write(file, bytes.baseAddress, bytes.count)
  #else
    var pipe = sigset_t()
    var before = sigset_t()
    var pending = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    // A signal that was already pending is left alone.
    let isPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    #if canImport(Glibc)
      let count = Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      let count = Musl.write(file, bytes.baseAddress, bytes.count)
    #endif
    let code = errno
    // The signal also comes where a part was written before the reader went.
    if !isPending {
      var none = timespec()
      while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return count
  #endif
}
