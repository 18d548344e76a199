import WaymarkStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SnapshotFile {
  /// Renames the file, to a free name that ends in `.damaged-1` or a higher number.
  ///
  /// It first reserves a name with an empty file, which the file then replaces. This also works without hard links, and
  /// two processes that do it at once never replace each other's files. Only files are moved: a store did not put a folder
  /// or a device there.
  ///
  /// - Returns: The new path, for people to read, or `nil` if it could not be moved.
  /// - Complexity: O(log *n*) calls of the system, where *n* is the number of files that have been kept.
  func moveAside() -> String? {
    guard let target = try? target, SnapshotFile.isFile(target) else { return nil }
    guard let aside = SnapshotFile.reserve(beside: target) else { return nil }
    guard rename(target.system, aside.system) == 0 else {
      unlink(aside.system)
      return nil
    }
    return aside.text
  }

  /// Whether there is anything at the path.
  var isThere: Bool {
    var status = stat()
    return (try? target).map { lstat($0.system, &status) == 0 || errno != ENOENT } ?? true
  }

  private static func isFile(_ path: SystemPath) -> Bool {
    var status = stat()
    return lstat(path.system, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes an empty file with a free name.
  private static func reserve(beside target: SystemPath) -> SystemPath? {
    var taken = 0
    while taken < Int.max {
      let number = firstFree(after: taken, beside: target)
      let path = path(number, beside: target)
      let file = SystemFault.retrying {
        open(path.system, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600))
      }
      if file >= 0 {
        close(file)
        return path
      }
      guard errno == EEXIST else { return nil }
      // Another process was quicker.
      taken = number
    }
    return nil
  }

  /// A free number whose predecessor is taken.
  ///
  /// It doubles its stride until a name is free, and then halves it, so that a thousand files need only twenty
  /// look-ups.
  private static func firstFree(after taken: Int, beside target: SystemPath) -> Int {
    var taken = taken
    var stride = 1
    while stride < Int.max / 4, isTaken(taken + stride, beside: target) {
      taken += stride
      stride *= 2
    }
    while stride > 1 {
      stride /= 2
      if isTaken(taken + stride, beside: target) { taken += stride }
    }
    return taken + 1
  }

  private static func isTaken(_ number: Int, beside target: SystemPath) -> Bool {
    var status = stat()
    return lstat(path(number, beside: target).system, &status) == 0
  }

  private static func path(_ number: Int, beside target: SystemPath) -> SystemPath {
    target.sibling(".damaged-\(number)")
  }
}
