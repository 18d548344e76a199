#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a terminal cannot be used.
@nonexhaustive
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// A stream, `standard input` or `standard output`, leads to a file, a pipe or nothing.
  case notATerminal(String)
  /// The terminal cannot place text, as `TERM` names it; the name is empty where it says nothing.
  case dumb(String)
  /// The system refused a call, for a reason.
  case refused(String, reason: String)

  /// The fault and the remedy, for a person to read.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      return "\(stream) is not a terminal; run the program in one, without redirecting its input or output"
    case .dumb(let name):
      let fault =
        name.isEmpty
        ? "TERM does not say what the terminal is" : "a terminal that TERM calls \(name) cannot place text"
      return fault + "; run the program in another one, or set TERM to what it is, such as xterm-256color"
    case .refused(let call, let reason): return "\(call) failed: \(reason)"
    }
  }

  /// The error of a call that has just failed.
  static func refused(_ call: String) -> TerminalError {
    .refused(call, reason: String(cString: strerror(errno)))
  }
}
