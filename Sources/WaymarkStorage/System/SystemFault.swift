#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An error of the operating system.
package struct SystemFault: Error, Equatable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The last error on this thread.
  package static var last: SystemFault { SystemFault(code: errno) }

  /// Whether it means that there is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  package var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

  /// Repeats a call for as long as signals interrupt it.
  ///
  /// - Parameter call: What to call.
  /// - Returns: Its result.
  package static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
