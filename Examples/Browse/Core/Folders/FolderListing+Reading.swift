#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FolderListing {
  /// Lists a folder.
  ///
  /// Only links are asked where they lead, to sort those to folders among the folders.
  ///
  /// - Parameter path: The folder.
  /// - Throws: Why it cannot be listed.
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(reading path: FilePath) throws(FileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_NONBLOCK
    let descriptor = try FileDescriptor(opening: path, flags: flags).release()
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(path, code: code)
    }
    defer { closedir(stream) }

    var names: [UInt8] = []
    var entries: [Entry] = []
    var isTruncated = false
    // Taken first: what changes while the folder is read makes the listing out of date, not the stamp.
    var status = stat()
    let hasStatus = fstat(descriptor, &status) == 0
    stamp = hasStatus ? Self.stamp(of: status) : []
    isTooFresh = hasStatus && (0..<Self.coarsestTick).contains(Platform.now - Platform.changed(status))
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        if errno != 0 { throw FileError(path, code: errno) }
        break
      }
      guard let name = Self.name(of: record) else { continue }
      guard names.count + name.count <= UInt32.max else {
        isTruncated = true
        break
      }
      let kind = Self.kind(of: record, name: name, in: descriptor)
      entries.append(
        Entry(offset: UInt32(names.count), length: UInt16(truncatingIfNeeded: name.count), kind: kind))
      names.append(contentsOf: name)
    }
    self.path = path
    self.isTruncated = isTruncated
    self.names = names
    self.entries = Self.sorted(entries, names: names)
  }

  /// How long a file system's clock may stand still, in nanoseconds.
  private static var coarsestTick: Int64 { 50_000_000 }

  private static func stamp(of status: stat) -> [Int64] {
    [
      Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
      Platform.modified(status), Platform.modifiedFraction(status), Platform.changed(status),
    ]
  }

  /// Whether the folder has changed since it was listed.
  ///
  /// - Returns: True where names were added or removed, or who may list it has changed.
  /// - Throws: Why the folder cannot be listed any more.
  public func isOutOfDate() throws(FileError) -> Bool {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      let error = FileError(path, code: errno)
      throw error.reason == .missing ? FileError(path, .removed) : error
    }
    guard FileStatus.kind(ofMode: status.st_mode) == .folder else { throw FileError(path, .removed) }
    return Self.stamp(of: status) != stamp
  }

  /// The name in a record, which is shorter than its type says and must not be copied as a whole.
  private static func name(of record: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8>? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: UInt8.self)
    let name = UnsafeBufferPointer(
      start: start, count: strlen(start.withMemoryRebound(to: CChar.self, capacity: 1) { $0 }))
    let dot = UInt8(ascii: ".")
    if name.isEmpty || name[0] == dot && (name.count == 1 || name[1] == dot && name.count == 2) { return nil }
    return name
  }

  private static func kind(
    of record: UnsafeMutablePointer<dirent>, name: UnsafeBufferPointer<UInt8>, in folder: CInt
  ) -> FileKind {
    switch Int(record.pointee.d_type) {
    case Int(DT_DIR): return .folder
    case Int(DT_REG): return .file
    case Int(DT_FIFO): return .pipe
    case Int(DT_SOCK): return .socket
    case Int(DT_CHR), Int(DT_BLK): return .device
    default:
      guard let start = name.baseAddress else { return .unknown }
      return start.withMemoryRebound(to: CChar.self, capacity: name.count + 1) {
        FileStatus(of: $0, in: folder)?.kind ?? .unknown
      }
    }
  }
}
