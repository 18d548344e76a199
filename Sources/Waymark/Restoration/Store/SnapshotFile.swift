#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is replaced as a whole or not at all.
struct SnapshotFile: Sendable {
  let path: String

  private var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Everything in the file, or `nil` where there is none.
  ///
  /// - Parameter limit: How much is wanted at most; where there is more, what is returned is longer.
  /// - Returns: The bytes, or `nil` where there is no file.
  /// - Throws: Why it cannot be read.
  func contents(limit: Int) throws(SystemFault) -> [UInt8]? {
    // Without blocking, so that a pipe of that name cannot hold the start up.
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFault(code: EINVAL) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = retrying { chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// Puts new contents in the place of the old: readers see the ones or the others, also after a crash.
  func replace(with bytes: [UInt8]) throws(SystemFault) {
    let path = target
    let temporary = "\(path).\(getpid()).new"
    do throws(SystemFault) {
      try write(bytes, to: temporary)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new name is on disk when the folder is; where that cannot be asked for, it comes in time.
    let directory = retrying { open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// What a link of this name leads to, so that it is replaced and not the link.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SystemFault) {
    // What screens keep is for the user's eyes alone.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let file = retrying { open(path, flags, mode_t(0o600)) }
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = retrying {
        bytes.withUnsafeBytes { systemWrite(file, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      }
      guard count > 0 else { throw .last }
      written += count
    }
    guard retrying({ fsync(file) }) == 0 else { throw .last }
  }

  /// Gives the file another name, of those ending in `.damaged-1` and so on the first that is free.
  ///
  /// - Returns: The new path, or `nil` if it could not be moved.
  func moveAside() -> String? {
    for number in 1...999 {
      let aside = "\(path).damaged-\(number)"
      // Unlike renaming, linking never replaces a file that is there.
      if link(path, aside) == 0 { return unlink(path) == 0 ? aside : nil }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}

/// Repeats a call for as long as a signal cuts it short.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    Darwin.write(file, bytes.baseAddress, bytes.count)
  #elseif canImport(Glibc)
    Glibc.write(file, bytes.baseAddress, bytes.count)
  #elseif canImport(Musl)
    Musl.write(file, bytes.baseAddress, bytes.count)
  #endif
}
