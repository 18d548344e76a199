import Dispatch
package import WaymarkStorage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the lines of a journal, in parts of which each begins with where every window is: files, or memory.
///
/// Only the writing thread uses it.
package protocol JournalSink: AnyObject, Sendable {
  /// The length of the present part.
  var byteCount: Int { get }
  /// Writes whole lines at the end.
  func write(_ bytes: [UInt8]) throws(SystemFault)
  /// Goes on in a new part, if that is possible.
  func turn() throws(SystemFault)
  /// Ends it, after the last lines.
  func finish()
}

/// Collects the lines of all windows and writes them to the files.
///
/// Only the writing thread uses it.
final class JournalOutput: @unchecked Sendable {
  private let file: any JournalSink
  private let app: String
  /// How many bytes a file may have before the next one begins, and the present one, which may begin with larger trees.
  private let usualSize: Int
  private var fileSize = 0
  private let start = DispatchTime.now().uptimeNanoseconds
  private var bytes: [UInt8] = []
  /// The number of the last line.
  private var sequence: UInt64 = 0
  private var part = 0
  private var windowCount = 0
  /// The windows that are followed.
  private var scribes: [JournalScribe] = []

  /// The version of the format.
  static let version = 2

  init(_ file: any JournalSink, app: String?, fileSize: Int) {
    self.file = file
    self.app = app ?? ProcessInfo.processInfo.processName
    usualSize = fileSize
    begin(by: nil, at: start)
  }

  /// Writes notes, and the end of the journal after the last ones.
  func write(_ notes: ContiguousArray<JournalNote>, isLast: Bool) throws(SystemFault) {
    for note in notes { try write(note) }
    if isLast { end("closed", at: DispatchTime.now().uptimeNanoseconds) }
    try flush()
    if isLast { file.finish() }
  }

  /// Writes the lines of a note; a new file or a new beginning for a replay comes between two inputs.
  private func write(_ note: JournalNote) throws(SystemFault) {
    let scribe = note.scribe
    switch note.fact {
    case .begun:
      windowCount += 1
      scribe.window = windowCount
      scribes.append(scribe)
    case .input(let input, _) where !input.goesOnInFile:
      if file.byteCount + bytes.count > fileSize { try turn(by: scribe, at: note.time) }
      if scribe.isBaseDue { append(scribe.base(isBetweenInputs: true), at: note.time) }
    case .gone: scribes.removeAll { $0 === scribe }
    default: break
    }
    for line in scribe.lines(for: note.fact) { append(line, at: note.time) }
    // The router's own effects are noted.
    if case .input = note.fact { while scribe.nextEffect() != nil {} }
  }

  private func flush() throws(SystemFault) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try file.write(bytes)
  }

  // MARK: Files

  /// Begins a file with where every window is; the one that takes an input next may be at rest.
  private func begin(by first: JournalScribe?, at time: UInt64) {
    part += 1
    let date = Date(timeIntervalSinceNow: -Double(DispatchTime.now().uptimeNanoseconds &- time) / 1e9)
    append(
      [
        "k": "open", "v": .number(Self.version), "part": .number(part),
        "app": .string(app),
        "at": .string(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
      ], at: time)
    let before = bytes.count
    for scribe in scribes { append(scribe.base(isBetweenInputs: scribe === first), at: time) }
    fileSize = max(usualSize, 2 * (bytes.count - before))
  }

  /// Goes on in the next file.
  private func turn(by first: JournalScribe, at time: UInt64) throws(SystemFault) {
    end("full", at: time)
    try flush()
    try file.turn()
    begin(by: first, at: time)
  }

  private func end(_ why: String, at time: UInt64) {
    append(["k": "close", "why": .string(why)], at: time)
  }

  private func append(_ line: JournalMembers, at time: UInt64) {
    sequence += 1
    let value = JSONValue.object(line + ["s": .number(sequence), "t": .number((time &- start) / 1000)])
    value.write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
