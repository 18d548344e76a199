#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program ends with, with the numbers of `sysexits.h`.
enum CommandStatus: Int32, Sendable {
  case ok = 0
  /// The arguments are wrong.
  case usage = 64
  /// The input could not be read in whole, or is something else.
  case data = 65
  /// There is no such file, or it must not be read.
  case noInput = 66
  /// A fault of the program's own.
  case software = 70
  /// Reading or writing failed.
  case ioError = 74
  /// What others rely on is no longer kept, as a link that works no more.
  case broken = 76
}

/// Ends the program.
func leave(with status: CommandStatus) -> Never { exit(status.rawValue) }
