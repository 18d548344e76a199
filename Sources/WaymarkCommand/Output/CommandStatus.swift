#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status of the program, with the numbers of `sysexits.h`.
enum CommandStatus: Int32, Sendable {
  case ok = 0
  /// The arguments are wrong.
  case usage = 64
  /// The input could not be read completely, or is something else.
  case data = 65
  /// There is no such file, or the program may not read it.
  case noInput = 66
  /// A fault of the program's own.
  case software = 70
  /// Reading or writing failed.
  case ioError = 74
  /// Something that others rely on is broken, such as a link that no longer works.
  case broken = 76
}

/// Ends the program.
func leave(with status: CommandStatus) -> Never { exit(status.rawValue) }

/// Why a command ends early, or what went wrong by its end.
struct CommandFailure: Error, Hashable, Sendable {
  let status: CommandStatus
  /// The message; `nil` if everything has been said.
  let message: String?

  init(_ status: CommandStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }
}
