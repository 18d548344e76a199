#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the file system knows about one file.
public struct FileStatus: Hashable, Sendable {
  /// What it is; for a link, what it leads to.
  public var kind: FileKind
  /// The size in bytes; for a sound link that of the file it leads to.
  public var size: Int64
  /// When it was last changed, in seconds since 1970.
  public var modified: Int64
  /// The permission bits.
  public var permissions: UInt32
  /// The number of the user who owns it.
  public var owner: UInt32
  /// The number of the group it belongs to.
  public var group: UInt32
  /// How many names it has.
  public var names: UInt64
  /// Where a link leads, escaped.
  public var target: String?
  /// Why a broken link cannot be followed.
  public var problem: FileError?

  /// Asks the file system.
  ///
  /// - Parameter path: The file.
  /// - Throws: Why nothing is known.
  public init(of path: FilePath) throws(FileError) {
    var own = stat()
    guard path.withCString({ lstat($0, &own) }) == 0 else { throw FileError(path, code: errno) }
    self.init(own)
    guard kind == .linkToFile else { return }
    target = Self.linkTarget(of: path)
    var aim = stat()
    if path.withCString({ stat($0, &aim) }) == 0 {
      self.follow(aim)
    } else {
      problem = FileError(path, code: errno)
      kind = .brokenLink
    }
  }

  /// Asks about a name in an open folder.
  init?(of name: UnsafePointer<CChar>, in folder: CInt) {
    var own = stat()
    guard fstatat(folder, name, &own, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(own)
    guard kind == .linkToFile else { return }
    var aim = stat()
    if fstatat(folder, name, &aim, 0) == 0 {
      self.follow(aim)
    } else {
      kind = .brokenLink
    }
  }

  init(_ status: stat) {
    kind = Self.kind(ofMode: status.st_mode)
    size = Int64(status.st_size)
    modified = Platform.modified(status)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    names = UInt64(status.st_nlink)
  }

  private mutating func follow(_ aim: stat) {
    kind = Self.kind(ofMode: aim.st_mode) == .folder ? .linkToFolder : .linkToFile
    size = Int64(aim.st_size)
    modified = Platform.modified(aim)
  }

  /// What a mode says; a link counts as one to a file until it is followed.
  static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .linkToFile
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFCHR, S_IFBLK: .device
    default: .unknown
    }
  }

  /// Where a link leads, escaped, or nil for what is not a link.
  static func linkTarget(of path: FilePath) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = path.withCString { readlink($0, start, buffer.count) }
      guard count > 0 else { return nil }
      return SafeText.escaped(buffer[..<count].map { UInt8(bitPattern: $0) })
    }
  }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Hashable, Sendable {
  private let device: Int64
  private let number: UInt64

  init(_ status: stat) {
    device = Int64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}

extension FilePath {
  /// Whether two paths lead to the same file.
  ///
  /// - Parameter other: The other path.
  /// - Returns: True where both are there and are one file, links followed.
  public func isSameFile(as other: FilePath) -> Bool {
    var mine = stat()
    var theirs = stat()
    guard withCString({ stat($0, &mine) }) == 0, other.withCString({ stat($0, &theirs) }) == 0 else {
      return false
    }
    return FileIdentity(mine) == FileIdentity(theirs)
  }
}
