#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why something in the file system could not be opened, and what to do about it.
public struct FileError: Error, Hashable, Sendable, Codable {
  /// What went wrong.
  public enum Reason: Hashable, Sendable, Codable {
    /// There is nothing of this name.
    case missing
    /// It was there, and has gone since.
    case removed
    /// A folder was wanted, and this is something else.
    case notAFolder
    /// A file was wanted, and this is something else, named here.
    case notAFile(FileKind)
    /// The user may not open it.
    case noPermission
    /// A link to something that is not there: where it points, escaped.
    case brokenLink(String)
    /// A link to a name or a path that is longer than the system allows: where it points, escaped.
    case linkTooLong(String)
    /// Links that lead to one another without end.
    case linkLoop
    /// The name or the path is longer than the system allows.
    case nameTooLong
    /// There is no room left to write.
    case noSpace
    /// The disk can only be read.
    case readOnly
    /// A folder is wanted, and something else has its name, named here.
    case inTheWay(FileKind)
    /// A folder could not be made, with the system's number for the reason.
    case notMade(Int32)
    /// No more files can be open at once.
    case tooManyFiles
    /// A pipe that nobody reads.
    case noReader
    /// It is longer than it may be, or would be.
    case tooLarge
    /// Another program is changing it, and does not come to an end.
    case busy
    /// Any other refusal, with the system's number for it.
    case system(Int32)
  }

  /// What could not be opened.
  public let path: FilePath

  /// What went wrong.
  public let reason: Reason

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - path: What could not be opened.
  ///   - reason: What went wrong.
  public init(_ path: FilePath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether there is nothing at the path, or nothing any more.
  var isAbsence: Bool {
    switch reason {
    case .missing, .removed, .notAFolder, .brokenLink, .linkTooLong: true
    default: false
    }
  }

  /// The same error about something that was there when it was chosen: nobody has misspelt it.
  var onceThere: FileError {
    switch reason {
    case .missing: return FileError(path, .removed)
    case .notAFolder:
      // Something else may have come to be where a folder was.
      let kind = try? FileStatus(of: path).kind
      return FileError(path, kind.map(Reason.inTheWay) ?? .removed)
    default: return self
    }
  }

  /// Makes an error from the system's number.
  ///
  /// - Parameters:
  ///   - path: What could not be opened.
  ///   - code: The value of `errno`.
  init(_ path: FilePath, code: Int32) {
    self.path = path
    reason =
      switch code {
      case ENOENT: FileStatus.linkTarget(of: path).map(Reason.brokenLink) ?? .missing
      case ENOTDIR: Self.brokenLink(path) ?? .notAFolder
      case EISDIR: .notAFile(.folder)
      case EACCES, EPERM: .noPermission
      case ELOOP: .linkLoop
      case ENAMETOOLONG: FileStatus.linkTarget(of: path).map(Reason.linkTooLong) ?? .nameTooLong
      case ENOSPC, EDQUOT: .noSpace
      case EROFS: .readOnly
      case EMFILE, ENFILE: .tooManyFiles
      case EFBIG: .tooLarge
      case EPIPE: .noReader
      default: .system(code)
      }
  }

  /// The reason where a link leads through something that is not a folder.
  private static func brokenLink(_ path: FilePath) -> Reason? {
    var status = stat()
    guard let target = FileStatus.linkTarget(of: path), path.withCString({ stat($0, &status) }) != 0 else {
      return nil
    }
    return .brokenLink(target)
  }
}
