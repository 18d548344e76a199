#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that were being written when a program was ended, beside the one that they were to replace.
enum SnapshotLeftovers {
  /// What is put behind the name of a file for the one that is being written.
  static func suffix(_ number: UInt64) -> String { ".\(hexadecimal(number)).new" }

  /// Removes what nobody can be writing any more.
  ///
  /// - Parameter file: The file beside which they are.
  static func remove(beside file: SnapshotFile) {
    guard let target = try? file.target, let folder = opendir(SnapshotFile(path: target).folder) else {
      return
    }
    defer { closedir(folder) }
    let start = String(target[..<SnapshotFile(path: target).name.startIndex])
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      let path = start + name
      if isLeftover(name, of: SnapshotFile(path: target)), isOld(path) { unlink(path) }
    }
  }

  private static func isLeftover(_ name: String, of file: SnapshotFile) -> Bool {
    let length = suffix(0).utf8.count
    guard name.utf8.count > length, let end = UInt64(name.utf8.suffix(length).dropFirst().prefix(16))
    else { return false }
    return file.path[..<file.name.startIndex] + name == file.sibling(suffix(end))
  }

  /// Whether a file has not been written to for an hour, which is longer than any disk takes.
  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
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

extension UInt64 {
  /// A number in the digits that a leftover's name has.
  fileprivate init?(_ digits: Substring.UTF8View) {
    guard let number = UInt64(String(Substring(digits)), radix: 16) else { return nil }
    self = number
  }
}
