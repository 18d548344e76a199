#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why something was not moved, and what to do about it.
public struct MoveError: Error, Hashable, Sendable, Codable {
  /// What went wrong.
  public enum Reason: Hashable, Sendable, Codable {
    /// It is in that folder already.
    case alreadyThere
    /// The folder has something of that name.
    case exists
    /// The folder is the one that is to be moved, or is in it.
    case intoItself
    /// The folder is on another disk or another file system.
    case otherDevice
    /// The user may not change this folder.
    case noPermission(FilePath)
    /// This is not there any more.
    case missing(FilePath)
    /// This is not what was moved, which something else has taken the place of.
    case replaced(FilePath)
    /// What should be a folder is not one.
    case notAFolder
    /// The disk can only be read.
    case readOnly
    /// The name or the path would be longer than the system allows.
    case nameTooLong
    /// There is no room left.
    case noSpace
    /// The system itself needs it where it is.
    case inUse
    /// Any other refusal, with the system's number for it.
    case system(Int32)
  }

  /// What was to be done.
  public let move: FileMove
  /// What went wrong.
  public let reason: Reason

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - move: What was to be done.
  ///   - reason: What went wrong.
  public init(_ move: FileMove, _ reason: Reason) {
    self.move = move
    self.reason = reason
  }

  /// Makes an error from the system's number.
  ///
  /// - Parameters:
  ///   - move: What was to be done.
  ///   - code: The value of `errno`.
  public init(_ move: FileMove, code: Int32) {
    self.move = move
    reason =
      switch code {
      case EEXIST, ENOTEMPTY: .exists
      case EINVAL: .intoItself
      case EXDEV: .otherDevice
      case EACCES, EPERM: .noPermission(Self.refusing(move))
      case ENOENT: .missing(Self.missing(move))
      case ENOTDIR: .notAFolder
      case EROFS: .readOnly
      case ENAMETOOLONG: .nameTooLong
      case ENOSPC, EDQUOT: .noSpace
      case EBUSY: .inUse
      default: .system(code)
      }
  }

  /// The system says only that somebody may not; who refuses can be asked.
  private static func refusing(_ move: FileMove) -> FilePath {
    let folders = [move.item.parent ?? .root, move.folder]
    return folders.first { $0.withCString { access($0, W_OK | X_OK) } != 0 } ?? move.item
  }

  private static func missing(_ move: FileMove) -> FilePath {
    var status = stat()
    return move.item.withCString { lstat($0, &status) } == 0 ? move.folder : move.item
  }
}
