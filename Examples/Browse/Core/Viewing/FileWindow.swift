#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of any size, of which a few hundred kilobytes are in memory.
///
/// The file may grow, shrink, be written to, replaced or removed while it is open: ``refresh()`` notices, and nothing that
/// was read before is taken for what is there now.
final class FileWindow {
  private static let block = 1 << 16

  let path: FilePath
  private var descriptor: FileDescriptor
  private var identity: FileIdentity?
  private var stamp: [Int64] = []
  /// The bytes in memory, and where in the file they begin.
  private var bytes: [UInt8] = []
  private var start = 0

  /// The size of the file when it was last looked at.
  private(set) var size = 0

  /// What was found to have become of the file.
  private(set) var change: FileChange?

  /// How many files have been at the path.
  private(set) var generation = 0

  /// Opens a file.
  ///
  /// - Throws: Why it cannot be viewed.
  init(path: FilePath) throws(FileError) {
    self.path = path
    descriptor = try Self.open(path)
    try measure()
    change = nil
  }

  /// Looks at the file again, and forgets what was read if it was changed.
  ///
  /// A file that was removed goes on being shown: it may be the last that there is of it. So does one that the user may not
  /// open any more.
  ///
  /// - Throws: Why it cannot be viewed.
  func refresh() throws(FileError) {
    do throws(FileError) {
      if FileIdentity(try Self.status(of: path)) == identity {
        if change == .removed || change == .forbidden { change = nil }
        try measure()
        if path.withCString({ access($0, R_OK) }) != 0, errno == EACCES { change = .forbidden }
      } else {
        let before = stamp
        descriptor = try Self.open(path)
        generation += 1
        try measure()
        // Some file systems number a file anew now and then.
        change = stamp == before ? nil : .replaced
      }
    } catch  where error.isAbsence {
      try measure()
      change = .removed
    }
  }

  private static func open(_ path: FilePath) throws(FileError) -> FileDescriptor {
    // Opening is more than looking: it sets some devices to work, and sockets refuse it with a riddle.
    _ = try status(of: path)
    // A pipe would make the program wait for somebody to write to it.
    return try FileDescriptor(opening: path, flags: O_RDONLY | O_NONBLOCK)
  }

  private static func status(of path: FilePath) throws(FileError) -> stat {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw FileError(path, code: errno) }
    try check(status, of: path)
    return status
  }

  private static func check(_ status: stat, of path: FilePath) throws(FileError) {
    let kind = FileStatus.kind(ofMode: status.st_mode)
    guard kind == .file else { throw FileError(path, .notAFile(kind)) }
  }

  /// Takes over the size of what is open.
  private func measure() throws(FileError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw FileError(path, code: errno) }
    try Self.check(status, of: path)
    let identity = FileIdentity(status)
    let stamp = [Int64(status.st_size), Platform.modified(status), Platform.modifiedFraction(status)]
    guard stamp != self.stamp || identity != self.identity else { return }
    (self.stamp, self.identity) = (stamp, identity)
    bytes = []
    change = Int(status.st_size) < size ? .shrunk : nil
    size = Int(status.st_size)
    // Files that the system makes up as they are read say that they are empty.
    if size == 0 { try measureUnsized() }
  }

  /// Lends bytes of the file.
  ///
  /// - Parameters:
  ///   - range: Where they are; what is past the end is left out.
  ///   - body: What to do with them; the buffer must not be kept.
  /// - Returns: What the body returns.
  /// - Throws: Why they cannot be read.
  func withBytes<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(FileError) -> Result {
    let wanted = range.clamped(to: 0..<max(0, size))
    if wanted.lowerBound < start || wanted.upperBound > start + bytes.count { try load(wanted) }
    // The file may have become shorter between being measured and being read.
    let held = wanted.clamped(to: start..<start + bytes.count)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[(held.lowerBound - start)..<(held.upperBound - start)]))
    }
  }

  /// Reads a range and a block on either side, since the next to be asked for is likely there.
  private func load(_ range: Range<Int>) throws(FileError) {
    let first = max(0, (range.lowerBound / Self.block - 1) * Self.block)
    let last = min(size, (range.upperBound / Self.block + 2) * Self.block)
    bytes = try read(from: first, count: last - first)
    start = first
  }

  private func read(from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let result = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      while filled < count {
        guard let target = buffer.baseAddress else { return }
        let got = retryingInterrupts {
          pread(descriptor.number, target + filled, count - filled, off_t(offset + filled))
        }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    if failure != 0 { throw FileError(path, code: failure) }
    return result
  }

  private func measureUnsized() throws(FileError) {
    bytes = try read(from: 0, count: 4 * Self.block)
    start = 0
    size = bytes.count
  }
}
