#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FilePath {
  /// Where this is once something has been moved.
  ///
  /// - Parameters:
  ///   - old: Where the file or the folder was.
  ///   - new: Where it is now.
  /// - Returns: The new path of what was moved or was in it, or nil for anything else.
  public func moved(from old: FilePath, to new: FilePath) -> FilePath? {
    if self == old { return new }
    guard isInside(old) else { return nil }
    return new.appending(bytes[old.bytes.count...])
  }

  /// The path without links on the way, or nil where there is nothing.
  var resolved: FilePath? {
    guard let found = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return found.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
      FilePath(bytes: UnsafeBufferPointer(start: start, count: strlen(found)))
    }
  }
}
