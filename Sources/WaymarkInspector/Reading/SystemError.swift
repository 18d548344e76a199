#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a call of the system failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number.
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// Whether it means that there is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether it means that something is not a file, but a pipe or a device.
  package var isNoFile: Bool { code == ESPIPE }

  /// The message about a file that should be followed.
  package var followingProblem: String {
    isNoFile ? "a pipe or a device cannot be followed, only a file" : description
  }

  package var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
