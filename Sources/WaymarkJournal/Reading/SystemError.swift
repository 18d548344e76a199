#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the system could not do something.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number that the system gave.
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// Whether it says that there is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether it says that something is no file, but a pipe or a device.
  package var isNoFile: Bool { code == ESPIPE }

  /// What it says of a file that is to be followed.
  package var followingProblem: String {
    isNoFile ? "a pipe or a device cannot be followed, only a file" : description
  }

  package var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
