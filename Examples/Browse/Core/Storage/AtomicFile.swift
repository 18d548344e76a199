#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is only ever replaced as a whole: readers see the old contents or the new, also after a crash.
struct AtomicFile {
  /// More than this is not read, and therefore not written either.
  static let limit = 64 << 20

  let path: FilePath

  /// Everything in the file.
  ///
  /// - Returns: The bytes, or nil where there is no file.
  /// - Throws: Why it cannot be read.
  func contents() throws(FileError) -> [UInt8]? {
    do {
      return try everything(in: FileDescriptor(opening: path, flags: O_RDONLY | O_NONBLOCK))
    } catch  where error.reason == .missing {
      return nil
    }
  }

  private func everything(in descriptor: borrowing FileDescriptor) throws(FileError) -> [UInt8] {
    let number = descriptor.number
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileError(path, code: errno) }
    let kind = FileStatus.kind(ofMode: status.st_mode)
    guard kind == .file else { throw FileError(path, .notAFile(kind)) }
    guard status.st_size <= Self.limit else { throw FileError(path, code: EFBIG) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let got = retryingInterrupts {
        bytes.withUnsafeMutableBytes {
          read(number, $0.baseAddress?.advanced(by: filled), $0.count - filled)
        }
      }
      guard got >= 0 else { throw FileError(path, code: errno) }
      if got == 0 { break }
      filled += got
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Puts new contents in place of the old.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - isDurable: Whether to return only when they outlast the machine, and not only this program.
  /// - Throws: Why they could not be written; the old ones are then untouched.
  func replace(with bytes: [UInt8], isDurable: Bool = true) throws(FileError) {
    guard bytes.count <= Self.limit else { throw FileError(path, .tooLarge) }
    // What a link leads to is replaced, not the link.
    let path = path.resolved ?? path
    let folder = path.parent ?? .root
    let temporary = folder.appending(Array(path.lastName) + Array(".\(getpid()).new".utf8))
    do throws(FileError) {
      try store(bytes, to: temporary, isDurable: isDurable)
      let result = temporary.withCString { old in path.withCString { new in rename(old, new) } }
      guard result == 0 else { throw FileError(path, code: errno) }
    } catch {
      _ = temporary.withCString { unlink($0) }
      // Nobody has to know of the other name.
      throw error.path == temporary ? FileError(path, error.reason) : error
    }
    guard isDurable else { return }
    // The new name is on disk only when the folder is; where that cannot be asked for, it comes in time.
    Self.synchronize(folder, O_DIRECTORY)
  }

  /// Returns when what was written last outlasts the machine, if there is a file.
  func synchronize() {
    Self.synchronize(path)
    Self.synchronize(path.parent ?? .root, O_DIRECTORY)
  }

  private static func synchronize(_ path: FilePath, _ kind: CInt = 0) {
    if let file = try? FileDescriptor(opening: path, flags: O_RDONLY | kind) { fsync(file.number) }
  }

  /// Gives the file another name, of those ending in `.damaged-1` and so on the first that is free.
  ///
  /// - Returns: The new path, or nil where it could not be moved.
  func moveAside() -> FilePath? {
    let folder = path.parent ?? .root
    for number in 1...999 {
      let copy = folder.appending(Array(path.lastName) + Array(".damaged-\(number)".utf8))
      // Unlike renaming, linking never replaces a file that is there.
      if path.withCString({ old in copy.withCString { new in link(old, new) } }) == 0 {
        return path.withCString({ unlink($0) }) == 0 ? copy : nil
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private func store(_ bytes: [UInt8], to path: FilePath, isDurable: Bool) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let descriptor = try FileDescriptor(opening: path, flags: flags, mode: 0o600)
    var written = 0
    while written < bytes.count {
      let count = retryingInterrupts {
        bytes.withUnsafeBytes {
          write(descriptor.number, $0.baseAddress?.advanced(by: written), $0.count - written)
        }
      }
      guard count > 0 else { throw FileError(path, code: errno) }
      written += count
    }
    guard !isDurable || fsync(descriptor.number) == 0 else { throw FileError(path, code: errno) }
  }
}
