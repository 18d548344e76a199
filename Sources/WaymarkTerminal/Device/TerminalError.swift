#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a terminal cannot be used.
public struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// The kinds of faults.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// A stream leads to a file, a pipe or nothing.
    case notATerminal
    /// The terminal cannot place text, as `TERM` names it.
    case dumb
    /// The system refused a call, with this number.
    case refused(Int32)
  }

  /// The kind of the fault.
  public let reason: Reason
  /// The stream, the kind of terminal or the call that failed: `standard input`, `dumb` or `tcgetattr`.
  public let subject: String

  /// The fault and the remedy, for a person to read.
  public var description: String {
    switch reason {
    case .notATerminal:
      "\(subject) is not a terminal; run the program in one, without redirecting its input or output"
    case .dumb:
      (subject.isEmpty
        ? "TERM does not say what the terminal is"
        : "a terminal that TERM calls \(subject) cannot place text")
        + "; run the program in another one, or set TERM to what it is, such as xterm-256color"
    case .refused(let number):
      "\(subject) failed: \(String(cString: strerror(number)))"
    }
  }

  static func notATerminal(_ subject: String) -> TerminalError {
    TerminalError(reason: .notATerminal, subject: subject)
  }

  static func dumb(_ name: String) -> TerminalError { TerminalError(reason: .dumb, subject: name) }

  static func refused(_ subject: String) -> TerminalError {
    TerminalError(reason: .refused(errno), subject: subject)
  }

  private init(reason: Reason, subject: String) {
    self.reason = reason
    self.subject = subject
  }
}
