#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Texts that are paths of files.
extension String {
  /// Whether the system reads the whole path: for the system, it ends at a zero byte.
  package var isWholePath: Bool { !utf8.contains(0) }

  /// The path of the folder that the file is in.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path without links from the root on, if there is something at it.
  package var resolvedPath: String? {
    guard let found = realpath(self, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
