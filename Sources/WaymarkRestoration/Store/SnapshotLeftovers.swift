import WaymarkStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Temporary files of writers that were interrupted, beside the file that they should have replaced.
enum SnapshotLeftovers {
  /// The suffix of a temporary file's name.
  static func suffix(_ number: UInt64) -> String { ".\(hexadecimal(number)).new" }

  /// Removes temporary files that cannot be in use any more.
  ///
  /// - Parameter file: The file beside which they are.
  static func remove(beside file: SnapshotFile) {
    guard let target = try? file.target, let folder = opendir(target.folder.system) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { start in
          var length = 0
          while start[length] != 0 { length += 1 }
          return Array(UnsafeBufferPointer(start: start, count: length))
        }
      }
      let path = target.renamed(name)
      if isLeftover(path, of: target), isOld(path) { unlink(path.system) }
    }
  }

  private static func isLeftover(_ path: SystemPath, of target: SystemPath) -> Bool {
    let digits = path.name.suffix(suffix(0).utf8.count).dropFirst().prefix(16)
    guard let number = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else { return false }
    return path == target.sibling(suffix(number))
  }

  /// Whether a file was not changed for an hour, which is longer than any write takes.
  private static func isOld(_ path: SystemPath) -> Bool {
    var status = stat()
    guard lstat(path.system, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    #if canImport(Darwin)
      let written = status.st_mtimespec.tv_sec
    #else
      let written = status.st_mtim.tv_sec
    #endif
    return written < time(nil) - 3600
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
