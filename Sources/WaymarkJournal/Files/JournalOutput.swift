import Dispatch
import WaymarkStorage

/// Collects the lines of all windows and writes them to the files.
///
/// Only the writing thread uses it.
final class JournalOutput: @unchecked Sendable {
  private let file: JournalFile
  private let options: JournalOptions
  private let start: UInt64
  private var bytes: [UInt8] = []
  /// The number of the last line.
  private var sequence: UInt64 = 0
  private var part = 0
  private var isOpen = false
  /// The windows that this file has told of, by their numbers.
  private var windows: [Int: Window] = [:]
  /// How many bytes their first trees took.
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

  /// The sizes by which it is known when a whole tree is due.
  private struct Window {
    var baseSize = 0
    var sizeSince = 0
  }

  /// The windows of which so much was written since their last whole tree that another is due.
  var dueWindows: [Int] {
    windows.filter { $0.value.sizeSince > max(2 * $0.value.baseSize, 1 << 16) }.map(\.key)
  }

  /// Whether the next file should begin when a router is at rest, or at once.
  var filling: JournalCore.Filling {
    // Whole trees take up half of a file at most.
    let size = max(options.fileSize, 2 * introductionSize)
    return file.byteCount < size ? .room : file.byteCount < 2 * size ? .full : .overfull
  }

  func write(_ note: JournalNote) throws(JournalError) {
    if case .turn = note.fact { return try turn(at: note.time) }
    open(note.scribe, at: note.time)
    let before = bytes.count
    for one in note.scribe.lines(for: note.fact, at: note.time) { append(one, at: note.time) }
    follow(note.fact, of: note.scribe.number, size: bytes.count - before)
    if bytes.count >= Self.batch { try flush() }
  }

  private func append(_ line: JournalLine, at time: UInt64) {
    sequence += 1
    line.write(sequence, at: time, to: &bytes)
  }

  private func follow(_ fact: JournalFact, of number: Int, size: Int) {
    guard case .base = fact else {
      windows[number, default: Window()].sizeSince += size
      return
    }
    if (windows[number]?.baseSize ?? 0) == 0 { introductionSize += size }
    windows[number] = Window(baseSize: size)
  }

  /// Writes what is collected.
  func flush() throws(JournalError) {
    if let fault { throw fault }
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    try checked { () throws(SystemFault) in try file.write(bytes) }
  }

  /// Writes the last record, if there is a first one.
  func close(_ why: JournalClosing, at time: UInt64) throws(JournalError) {
    if part > 0 { end(why.rawValue, at: time) }
    try flush()
    file.close()
    fault = .system(code: 0)
  }

  private func open(_ scribe: JournalScribe, at time: UInt64) {
    guard !isOpen else { return }
    isOpen = true
    part += 1
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    let age = DispatchTime.now().uptimeNanoseconds &- start &- time
    let members: JournalMembers = [
      "v": .number(JournalFact.version), "app": .string(options.app ?? program ?? "?"),
      "at": .string(WallTime.text(before: age)),
      "part": .number(part),
    ]
    append(JournalLine(kind: "open", members: members + scribe.introduction), at: time)
  }

  private func turn(at time: UInt64) throws(JournalError) {
    end("full", at: time)
    try flush()
    try checked { () throws(SystemFault) in try file.turn() }
    isOpen = false
    (windows, introductionSize) = ([:], 0)
  }

  private func end(_ why: String, at time: UInt64) {
    append(JournalLine(kind: "close", members: ["why": .string(why)]), at: time)
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
