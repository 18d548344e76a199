import WaymarkStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is replaced as a whole or not at all.
struct SnapshotFile: Sendable {
  let path: SystemPath

  init(_ path: SystemPath) {
    self.path = path
  }

  init(path: String) {
    self.init(SystemPath(path))
  }

  /// The content of the file, or `nil` if there is no file.
  ///
  /// - Parameter limit: How many bytes to read at most.
  /// - Returns: The bytes, or only their number if there are more; `nil` if there is no file.
  /// - Throws: Why it cannot be read.
  func contents(limit: Int) throws(SystemFault) -> Contents? {
    guard path.isWhole else { throw SystemFault(code: EINVAL) }
    // Open without blocking, so that a pipe with that name cannot block the start.
    let file = SystemFault.retrying { open(path.system, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFault(code: EINVAL) }
    // A file can be larger than the memory.
    guard status.st_size <= limit else { return .tooMany(Int(status.st_size)) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = SystemFault.retrying {
        chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      }
      guard count >= 0 else { throw .last }
      if count == 0 { return .bytes(bytes) }
      bytes.append(contentsOf: chunk[..<count])
    }
    return .tooMany(bytes.count)
  }

  /// The contents of a file.
  enum Contents: Equatable {
    case bytes([UInt8])
    /// More bytes than are wanted.
    case tooMany(Int)
  }

  /// Replaces the content of the file.
  ///
  /// Readers see the old or the new content, even after a crash.
  ///
  /// - Parameter bytes: The new contents.
  /// - Throws: The reason why it cannot be written. The old content is still there then.
  func replace(with bytes: [UInt8]) throws(SystemFault) {
    let target = try target
    let (temporary, file) = try makeTemporary(beside: target)
    do throws(SystemFault) {
      defer { close(file) }
      try SystemFile.write(bytes, to: file)
      guard SystemFault.retrying({ fsync(file) }) == 0 else { throw .last }
      guard rename(temporary.system, target.system) == 0 else { throw .last }
    } catch {
      unlink(temporary.system)
      throw error
    }
    // The new name is on disk once the folder is. If the folder cannot be flushed, that happens later.
    let folder = target.folder
    let directory = SystemFault.retrying { open(folder.system, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// The path that a link leads to, so that its target is replaced and not the link.
  var target: SystemPath {
    get throws(SystemFault) {
      guard path.isWhole else { throw SystemFault(code: EINVAL) }
      var path = path
      // As many links as operating systems follow.
      for _ in 0...40 {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path.system, &buffer, buffer.count)
        guard count >= 0 else { return path }
        let link = SystemPath(bytes: buffer[..<count].map(UInt8.init(bitPattern:)))
        path = link.isAbsolute ? link : path.folder.appending(link)
      }
      throw SystemFault(code: ELOOP)
    }
  }

  /// Makes a file with a unique name, so that two processes that write at once do not write into the same file.
  private func makeTemporary(
    beside target: SystemPath
  ) throws(SystemFault) -> (path: SystemPath, file: Int32) {
    while true {
      let name = target.sibling(SnapshotLeftovers.suffix(UInt64.random(in: .min ... .max)))
      // Only the user may read what screens have saved.
      let file = SystemFault.retrying {
        open(name.system, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(0o600))
      }
      if file >= 0 { return (name, file) }
      guard errno == EEXIST else { throw .last }
    }
  }
}
