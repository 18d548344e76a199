import WaymarkInspector
import WaymarkStorage

/// Collects text and writes it in large pieces.
final class TextOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private let isKept: Bool

  private init(descriptor: Int32, isKept: Bool) {
    self.descriptor = descriptor
    self.isKept = isKept
  }

  /// The standard output or error output.
  static func standard(_ descriptor: Int32) -> TextOutput {
    TextOutput(descriptor: descriptor, isKept: false)
  }

  /// Output that is kept in memory, for tests.
  static func kept() -> TextOutput { TextOutput(descriptor: -1, isKept: true) }

  /// The text that was kept.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Adds text, which is written now or later.
  ///
  /// - Throws: ``SystemFault`` if the system refuses it.
  func write(_ text: String) throws(SystemFault) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes everything that waits.
  func flush() throws(SystemFault) {
    guard !isKept, !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try SystemFile.write(buffer, to: descriptor)
  }
}

/// Where a command writes.
struct Console {
  let output: TextOutput
  let errors: TextOutput

  /// Writes a message about the run, as a line of its own.
  func complain(_ message: String, prefix: String = "waymark: ") {
    // Write what was printed first, so that the order is right if both go to one terminal.
    try? output.flush()
    try? errors.write("\(prefix)\(message)\n")
    try? errors.flush()
  }
}
