import Foundation

/// The system's record of a file or a folder.
package struct FileStatus: Hashable, Sendable {
  /// The kind, a link's being that of its target.
  package let kind: FileKind
  /// The size in bytes.
  package let size: Int
  /// When its contents were last changed.
  package let modified: Date
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t

  /// Asks the system.
  ///
  /// - Parameter path: The file or the folder.
  /// - Throws: Why there is no answer.
  package init(of path: FilePath) throws(FileError) {
    var own = stat()
    guard lstat(path.rawValue, &own) == 0 else { throw FileError(path, code: errno) }
    let isLink = own.st_mode & S_IFMT == S_IFLNK
    var aim = stat()
    let status = isLink && stat(path.rawValue, &aim) == 0 ? aim : own
    kind = FileKind(mode: status.st_mode, isLink: isLink)
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The rights as `rwxr-xr-x (755)`.
  package var rights: String {
    let signs = "rwxrwxrwx".enumerated().map { index, sign in
      permissions >> (8 - mode_t(index)) & 1 == 1 ? sign : "-"
    }
    return "\(String(signs)) (\(String(permissions, radix: 8)))"
  }

  /// The owner's name and number.
  package var ownerName: String {
    getpwuid(owner).map { "\(String(cString: $0.pointee.pw_name)) (\(owner))" } ?? "\(owner)"
  }

  /// The group's name and number.
  package var groupName: String {
    getgrgid(group).map { "\(String(cString: $0.pointee.gr_name)) (\(group))" } ?? "\(group)"
  }
}
