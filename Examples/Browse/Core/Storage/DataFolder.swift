#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that bookmarks, notes and recent files are kept in.
public struct DataFolder: Hashable, Sendable {
  /// Where it is.
  public let path: FilePath

  /// Takes a folder.
  ///
  /// - Parameter path: The folder; it is made when something is first kept in it.
  public init(path: FilePath) {
    self.path = path
  }

  /// Finds the user's own, by the XDG base directory specification: `$XDG_DATA_HOME/browse`, otherwise
  /// `~/.local/share/browse`.
  ///
  /// - Parameter environment: The value of a variable of the environment, or nil.
  public init(environment: (String) -> String? = Self.variable) {
    // The specification says that a relative path there is not to be used.
    if let home = environment("XDG_DATA_HOME"), home.hasPrefix("/") {
      path = FilePath(home).appending("browse")
    } else {
      path = Self.home(environment).appending(".local/share/browse")
    }
  }

  /// Reads a variable of this process's environment.
  ///
  /// - Parameter name: The variable.
  /// - Returns: Its value, or nil where it is not set.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func home(_ environment: (String) -> String?) -> FilePath {
    if let home = environment("HOME"), home.hasPrefix("/") { return FilePath(home) }
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return .root }
    return FilePath(String(cString: home))
  }

  /// Whether a file is one of those that are kept here, or would come to be among them.
  ///
  /// - Parameter file: The file, by whatever name, which need not be there.
  /// - Returns: Whether it is.
  public func holds(_ file: FilePath) -> Bool {
    guard let folder = path.resolved else { return false }
    let real = file.resolved ?? file.parent?.resolved?.appending(file.lastName)
    return real?.isInside(folder) == true
  }

  /// Waits until no other program changes what is kept, and keeps others from it until the lock is let go of.
  ///
  /// - Parameter isPatient: Whether to wait for a program that changes it; otherwise none may do so at the moment.
  /// - Returns: The lock.
  /// - Throws: Why it cannot be changed.
  func lock(isPatient: Bool = true) throws(FileError) -> FileLock {
    try create()
    return try FileLock(waitingFor: path.appending(".lock"), isPatient: isPatient)
  }

  /// Makes the folder, and those it is in, where they are missing.
  ///
  /// - Throws: Why it could not be made.
  func create() throws(FileError) {
    for folder in path.lineage where !folder.isRoot {
      if folder.withCString({ mkdir($0, 0o700) }) == 0 { continue }
      let code = errno
      // What is there already may refuse for another reason first: no permission, a read-only disk.
      do throws(FileError) {
        let kind = try FileStatus(of: folder).kind
        guard kind.isFolder else { throw FileError(folder, .inTheWay(kind)) }
      } catch {
        if case .inTheWay = error.reason { throw error }
        throw FileError(folder, .notMade(code))
      }
    }
  }
}
