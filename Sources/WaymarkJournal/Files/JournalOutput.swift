import Dispatch
import WaymarkStorage

/// Collects the lines of all windows and writes them to the files.
///
/// Only the writing thread uses it.
final class JournalOutput: @unchecked Sendable {
  private let file: JournalFile
  private let options: JournalOptions
  private let start: UInt64
  private var lines = JournalLines()
  private var part = 0
  private var isOpen = false
  /// The windows whose routes are described in this file, and how many bytes their first trees took.
  private var introduced: Set<Int> = []
  private var introductionSize = 0
  /// The reason why nothing more is written; `nil` while all is well.
  private var fault: JournalError?

  /// The number of bytes that are collected before they are written.
  private static let batch = 1 << 18

  init(_ file: JournalFile, _ options: JournalOptions, start: UInt64) {
    self.file = file
    self.options = options
    self.start = start
  }

  /// Whether the next file should begin when a router is at rest, or at once.
  var filling: JournalCore.Filling {
    // Whole trees take up half of a file at most.
    let size = max(options.fileSize, 2 * introductionSize)
    return file.byteCount < size ? .room : file.byteCount < 2 * size ? .full : .overfull
  }

  func write(_ note: JournalNote) throws(JournalError) {
    lines.time = note.time
    if case .turn = note.fact { return try turn() }
    open(note.scribe)
    let before = lines.text.count
    let isNew = introduced.insert(note.scribe.number).inserted
    note.scribe.write(note.fact, at: note.time, introduces: isNew, to: &lines)
    if isNew { introductionSize += lines.text.count - before }
    if lines.text.count >= Self.batch { try flush() }
  }

  /// Writes what is collected.
  func flush() throws(JournalError) {
    if let fault { throw fault }
    guard lines.text.count > 0 else { return }
    defer { lines.text.removeAll() }
    try checked { () throws(SystemFault) in try file.write(lines.bytes) }
  }

  /// Writes the last record, if there is a first one.
  func close(_ why: JournalClosing, at time: UInt64) throws(JournalError) {
    lines.time = time
    if part > 0 { end(why.rawValue) }
    try flush()
    file.close()
    fault = .system(code: 0)
  }

  private func open(_ scribe: JournalScribe) {
    guard !isOpen else { return }
    isOpen = true
    part += 1
    lines.begin("open")
    lines.text.member("v", 2)
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    lines.text.member("app", options.app ?? program ?? "?")
    let age = DispatchTime.now().uptimeNanoseconds &- start &- lines.time
    lines.text.member("at", WallTime.text(before: age))
    lines.text.member("part", part)
    scribe.introduce(to: &lines.text)
    lines.text.endLine()
  }

  private func turn() throws(JournalError) {
    end("full")
    try flush()
    try checked { () throws(SystemFault) in try file.turn() }
    isOpen = false
    (introduced, introductionSize) = ([], 0)
  }

  private func end(_ why: String) {
    lines.begin("close")
    lines.text.member("why", why)
    lines.text.endLine()
  }

  private func checked(_ body: () throws(SystemFault) -> Void) throws(JournalError) {
    do throws(SystemFault) {
      try body()
    } catch {
      let fault = JournalError.system(code: error.code)
      self.fault = fault
      file.close()
      throw fault
    }
  }
}

/// The reason why a journal ended.
enum JournalClosing: String {
  case released
  case closed
}

/// Lines under construction, numbered one after the other.
package struct JournalLines {
  var text = JournalText()
  var sequence: UInt64 = 0
  /// The time of the next lines, in nanoseconds since the journal began.
  var time: UInt64 = 0

  package init() {}

  package var bytes: [UInt8] { text.bytes }

  mutating func begin(_ kind: StaticString) {
    sequence += 1
    text.beginLine()
    text.member("k", word: kind)
    text.member("s", sequence)
    text.member("t", time / 1000)
  }
}
