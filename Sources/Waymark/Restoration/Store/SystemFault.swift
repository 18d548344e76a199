#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system said when it refused something.
struct SystemFault: Error {
  let code: Int32

  /// What the system refused last on this thread.
  static var last: SystemFault { SystemFault(code: errno) }

  /// Repeats a call for as long as a signal cuts it short.
  ///
  /// - Parameter call: What to call.
  /// - Returns: What it came to.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// What the system calls a reason.
  ///
  /// - Parameter code: Its number.
  /// - Returns: A few words.
  static func text(of code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
