#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are open, by their descriptors.
package enum SystemFile {
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
    if count < 0, code == EPIPE, !isPending {
      var none = timespec()
      while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return count
  #endif
}
