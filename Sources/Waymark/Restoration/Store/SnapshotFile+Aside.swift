#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SnapshotFile {
  /// Gives the file another name, one ending in `.damaged-1` or a higher number, that no other file has.
  ///
  /// A name is first taken by an empty file of one's own, which the file then replaces: this works where there are no hard
  /// links too, and two who do it at once never replace what the other has kept. Only files are moved: what else may be of
  /// this name, a folder or a device, was not put there by a store.
  ///
  /// - Returns: The new path, or `nil` if it could not be moved.
  /// - Complexity: O(log *n*) calls of the system, where *n* is the number of files that have been kept.
  func moveAside() -> String? {
    guard let target = try? target, SnapshotFile.isFile(target) else { return nil }
    guard let aside = SnapshotFile(path: target).reserveAside() else { return nil }
    guard rename(target, aside) == 0 else {
      unlink(aside)
      return nil
    }
    return aside
  }

  /// Whether there is anything of this name.
  var isThere: Bool {
    var status = stat()
    return (try? target).map { lstat($0, &status) == 0 || errno != ENOENT } ?? true
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes an empty file of the first name that is free, as far as numbers follow one another.
  private func reserveAside() -> String? {
    var taken = 0
    while taken < Int.max {
      let number = firstFree(after: taken)
      let path = asidePath(number)
      let file = SystemFault.retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600)) }
      if file >= 0 {
        close(file)
        return path
      }
      guard errno == EEXIST else { return nil }
      // Somebody else was quicker.
      taken = number
    }
    return nil
  }

  /// A number that is free while the one before it, or the one given, is not.
  ///
  /// It doubles its stride until a name is free and then halves it, so that a thousand kept files cost twenty looks.
  private func firstFree(after taken: Int) -> Int {
    var taken = taken
    var stride = 1
    while stride < Int.max / 4, isTaken(taken + stride) {
      taken += stride
      stride *= 2
    }
    while stride > 1 {
      stride /= 2
      if isTaken(taken + stride) { taken += stride }
    }
    return taken + 1
  }

  private func isTaken(_ number: Int) -> Bool {
    var status = stat()
    return lstat(asidePath(number), &status) == 0
  }

  private func asidePath(_ number: Int) -> String { sibling(".damaged-\(number)") }
}
