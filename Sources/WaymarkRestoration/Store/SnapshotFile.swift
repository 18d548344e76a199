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

  init(path: String) {
    self.path = path
  }

  /// The content of the file, or `nil` if there is no file.
  ///
  /// - Parameter limit: How many bytes to read at most.
  /// - Returns: The bytes, or only their number if there are more; `nil` if there is no file.
  /// - Throws: Why it cannot be read.
  func contents(limit: Int) throws(SystemFault) -> Contents? {
    guard path.isWholePath else { throw SystemFault(code: EINVAL) }
    // Open without blocking, so that a pipe with that name cannot block the start.
    let file = SystemFault.retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
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
  /// Readers see the old or the new content, even after a crash. One at a time may write, since the new content
  /// is first written beside the file, to its name with `.new`.
  ///
  /// - Parameter bytes: The new contents.
  /// - Throws: The reason why it cannot be written. The old content is still there then.
  func replace(with bytes: [UInt8]) throws(SystemFault) {
    let target = try target
    let temporary = target + ".new"
    // Only the user may read what screens have saved.
    let file = SystemFault.retrying {
      open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode_t(0o600))
    }
    guard file >= 0 else { throw .last }
    do throws(SystemFault) {
      defer { close(file) }
      try SystemFile.append(bytes, to: file)
      guard SystemFault.retrying({ fsync(file) }) == 0 else { throw .last }
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new name is on disk once the folder is. If the folder cannot be flushed, that happens later.
    let folder = target.folder
    let directory = SystemFault.retrying { open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Renames the file to its name with `.damaged`, in place of an earlier one of that name.
  ///
  /// Only files are moved: a store did not put a folder or a device there.
  ///
  /// - Returns: The new path, for people to read, or `nil` if it could not be moved.
  func moveAside() -> String? {
    var status = stat()
    guard let target = try? target, lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    let aside = target + ".damaged"
    return rename(target, aside) == 0 ? aside : nil
  }

  /// Whether there is anything at the path.
  var isThere: Bool {
    var status = stat()
    return (try? target).map { lstat($0, &status) == 0 || errno != ENOENT } ?? true
  }

  /// The path that a link leads to, so that its target is replaced and not the link.
  private var target: String {
    get throws(SystemFault) {
      guard path.isWholePath else { throw SystemFault(code: EINVAL) }
      var path = path
      // As many links as operating systems follow.
      for _ in 0...40 {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count >= 0 else { return path }
        let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        path = link.hasPrefix("/") ? link : "\(path.folder)/\(link)"
      }
      throw SystemFault(code: ELOOP)
    }
  }
}
