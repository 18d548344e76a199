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

  /// The folder that the file is in.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether the system would read all of the path, which to it ends at a zero.
  private var isWhole: Bool { !path.utf8.contains(0) }

  /// The name without the folder.
  var name: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// The path of a file beside this one, named after it as far as names may be long.
  func sibling(_ suffix: String) -> String {
    var kept = name
    let limit = pathconf(folder, Int32(_PC_NAME_MAX))
    while !kept.isEmpty, kept.utf8.count + suffix.utf8.count > (limit > 0 ? limit : 255) { kept.removeLast() }
    return path[..<name.startIndex] + kept + suffix
  }

  /// Everything in the file, or `nil` where there is none.
  ///
  /// - Parameter limit: How much is wanted at most.
  /// - Returns: The bytes, or only how many there are where they are more; `nil` where there is no file.
  /// - Throws: Why it cannot be read.
  func contents(limit: Int) throws(SystemFault) -> Contents? {
    guard isWhole else { throw SystemFault(code: EINVAL) }
    // Without blocking, so that a pipe of that name cannot hold the start up.
    let file = SystemFault.retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemFault(code: EINVAL) }
    // A file can be longer than there is memory.
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

  /// What a file holds.
  enum Contents: Equatable {
    case bytes([UInt8])
    /// More bytes than are wanted.
    case tooMany(Int)
  }

  /// Puts new contents in the place of the old: readers see the ones or the others, also after a crash.
  ///
  /// - Parameter bytes: The new contents.
  /// - Throws: Why they cannot be written; the old ones are there still.
  func replace(with bytes: [UInt8]) throws(SystemFault) {
    let target = try target
    let (temporary, file) = try makeTemporary(beside: target)
    do throws(SystemFault) {
      defer { close(file) }
      try write(bytes, to: file)
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new name is on disk when the folder is; where that cannot be asked for, it comes in time.
    let folder = SnapshotFile(path: target).folder
    let directory = SystemFault.retrying { open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Where what a link of this name leads to is, so that it is replaced and not the link.
  var target: String {
    get throws(SystemFault) {
      guard isWhole else { throw SystemFault(code: EINVAL) }
      var path = path
      // As many links as systems follow themselves.
      for _ in 0...40 {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count >= 0 else { return path }
        let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let folder = SnapshotFile(path: path).folder
        path = link.utf8.first == UInt8(ascii: "/") ? link : folder + "/" + link
      }
      throw SystemFault(code: ELOOP)
    }
  }

  /// Makes a file of a name that nobody else uses, so that two who write at once do not write into one another's.
  private func makeTemporary(beside target: String) throws(SystemFault) -> (path: String, file: Int32) {
    while true {
      let name = SnapshotFile(path: target).sibling(
        SnapshotLeftovers.suffix(UInt64.random(in: .min ... .max)))
      // What screens keep is for the user's eyes alone.
      let file = SystemFault.retrying {
        open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(0o600))
      }
      if file >= 0 { return (name, file) }
      guard errno == EEXIST else { throw .last }
    }
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(SystemFault) {
    var written = 0
    while written < bytes.count {
      let count = SystemFault.retrying {
        bytes.withUnsafeBytes { systemWrite(file, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      }
      guard count > 0 else { throw .last }
      written += count
    }
    guard SystemFault.retrying({ fsync(file) }) == 0 else { throw .last }
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
