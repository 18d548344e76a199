#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file it is, told from any that has its number after it, where the file system knows when files were made.
///
/// A file that is removed gives its number free, and the next one that is made often gets it.
struct FileBirth: Hashable, Sendable {
  private let identity: FileIdentity
  /// Nanoseconds since 1970; nil where the system does not know.
  private let time: Int64?

  /// Looks at a file, or at a link itself; nil where there is none, with the reason in `errno`.
  ///
  /// - Parameter path: The file.
  init?(of path: FilePath) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    identity = FileIdentity(status)
    time = Platform.birth(of: path, status)
  }
}
