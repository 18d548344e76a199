import WaymarkStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a command writes: what it prints, in large pieces, and messages about the run.
final class Console {
  /// Whether everything is kept in memory, for tests.
  private let isKept: Bool
  private var buffer: [UInt8] = []
  private var messages = ""
  /// The failure to end with once the output is complete, such as lines of a journal that were left out.
  var failure: CommandFailure?

  init(isKept: Bool = false) { self.isKept = isKept }

  /// The text that was printed and the messages, if they are kept.
  var kept: (output: String, errors: String) { (String(decoding: buffer, as: UTF8.self), messages) }

  /// Prints text, now or later.
  ///
  /// - Throws: ``SystemFault`` if the system refuses it.
  func write(_ text: String) throws(SystemFault) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Prints everything that waits.
  func flush() throws(SystemFault) {
    guard !isKept, !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try SystemFile.standardOutput.append(buffer)
  }

  /// Writes a message about the run, as a line of its own.
  func complain(_ message: String) {
    // Write what was printed first, so that the order is right if both go to one terminal.
    try? flush()
    if isKept {
      messages += message + "\n"
    } else {
      try? SystemFile.standardError.append(Array("\(message)\n".utf8))
    }
  }
}

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
  /// Writing failed.
  case ioError = 74
  /// Something that others rely on is broken, such as a link that no longer works.
  case broken = 76
}

/// Ends the program.
func leave(with status: CommandStatus) -> Never { exit(status.rawValue) }

/// Why a command ends early, or what went wrong by its end.
struct CommandFailure: Error, Hashable, Sendable {
  let status: CommandStatus
  let message: String

  init(_ status: CommandStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
