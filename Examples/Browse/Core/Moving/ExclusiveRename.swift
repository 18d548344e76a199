#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Giving a file another name that nothing else has.
///
/// `rename(2)` silently replaces what is there. The systems can do without by calls of their own, which some file
/// systems do not know; then a second name is given first, since linking never replaces.
enum ExclusiveRename {
  /// Gives a file another name.
  ///
  /// - Parameters:
  ///   - old: Where it is.
  ///   - new: Where it is afterwards.
  /// - Returns: 0, or what the system says, in the numbers of `errno`.
  static func rename(_ old: FilePath, _ new: FilePath) -> Int32 {
    let code = call(old, new)
    switch code {
    case EINVAL, ENOSYS, ENOTSUP: return renameByLink(old, new)
    default: return code
    }
  }

  #if canImport(Darwin)
    private static func call(_ old: FilePath, _ new: FilePath) -> Int32 {
      let result = old.withCString { old in
        new.withCString { new in renamex_np(old, new, UInt32(RENAME_EXCL)) }
      }
      return result == 0 ? 0 : errno
    }
  #else
    private typealias Call =
      @convention(c) @Sendable (
        CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt
      ) -> CInt

    /// The C library has it, and its header keeps it from languages that do not ask for extensions.
    private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Call.self) }
    private static let noReplace: CUnsignedInt = 1

    private static func call(_ old: FilePath, _ new: FilePath) -> Int32 {
      guard let renameat2 else { return ENOSYS }
      let result = old.withCString { old in
        new.withCString { new in renameat2(AT_FDCWD, old, AT_FDCWD, new, noReplace) }
      }
      return result == 0 ? 0 : errno
    }
  #endif

  /// Gives a file another name where the system has no call for it.
  ///
  /// - Parameters:
  ///   - old: Where it is.
  ///   - new: Where it is afterwards.
  /// - Returns: 0, or what the system says.
  static func renameByLink(_ old: FilePath, _ new: FilePath) -> Int32 {
    var status = stat()
    if new.withCString({ lstat($0, &status) }) == 0 { return EEXIST }
    guard errno == ENOENT else { return errno }
    guard old.withCString({ lstat($0, &status) }) == 0 else { return errno }
    // A folder cannot have two names; renaming replaces at most an empty one that was made this very moment.
    if FileStatus.kind(ofMode: status.st_mode) == .folder { return renameUnchecked(old, new) }
    let result = old.withCString { old in
      new.withCString { new in linkat(AT_FDCWD, old, AT_FDCWD, new, 0) }
    }
    guard result == 0 else {
      let code = errno
      // File systems such as FAT know no second names: what was looked up above has to do.
      let hasNoLinks = code == EPERM || code == ENOTSUP || code == ENOSYS || code == EMLINK
      return hasNoLinks ? renameUnchecked(old, new) : code
    }
    if old.withCString({ unlink($0) }) == 0 { return 0 }
    let code = errno
    _ = new.withCString { unlink($0) }
    return code
  }

  private static func renameUnchecked(_ old: FilePath, _ new: FilePath) -> Int32 {
    let result = old.withCString { old in new.withCString { new in systemRename(old, new) } }
    return result == 0 ? 0 : errno
  }
}

/// The system's call, whose name a method of the type above has too.
private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> CInt {
  rename(old, new)
}
