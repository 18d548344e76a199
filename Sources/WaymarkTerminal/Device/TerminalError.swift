#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a terminal cannot be used.
public struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// What went wrong.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// A stream leads to a file, a pipe or nothing.
    case notATerminal
    /// The system refused a call, with this number.
    case refused(Int32)
  }

  /// What went wrong.
  public let reason: Reason
  /// The stream or the call that it went wrong with, `standard input` or `tcgetattr`.
  public let subject: String

  /// What went wrong and what to do, for a person to read.
  public var description: String {
    switch reason {
    case .notATerminal:
      "\(subject) is not a terminal; run the program in one, without redirecting its input or output"
    case .refused(let number): "\(subject) failed: \(String(cString: strerror(number)))"
    }
  }

  static func notATerminal(_ subject: String) -> TerminalError {
    TerminalError(reason: .notATerminal, subject: subject)
  }

  static func refused(_ subject: String) -> TerminalError {
    TerminalError(reason: .refused(errno), subject: subject)
  }

  private init(reason: Reason, subject: String) {
    self.reason = reason
    self.subject = subject
  }
}
