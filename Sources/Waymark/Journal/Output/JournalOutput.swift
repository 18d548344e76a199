import Dispatch
import WaymarkStorage

/// Collects lines and writes them.
///
/// Only the writing thread uses it.
final class JournalOutput: @unchecked Sendable {
  private let file: JournalFile
  private let options: JournalOptions
  private let start: UInt64
  var text = JournalText()
  private var part = 0
  private var hasTurned = false
  /// The number and the time of the file's first record, as long as that is not written.
  private var opening: (sequence: UInt64, time: UInt64)?
  /// The windows whose configuration is in this file.
  private(set) var introduced: Set<Int> = []
  /// How many bytes it took to say where each of these was.
  private var introductionSize = 0
  /// The reason why nothing more is written; `nil` while all is well.
  private(set) var fault: JournalError?

  /// How many bytes are collected before they are written.
  private static let batch = 1 << 18

  init(_ file: JournalFile, _ options: JournalOptions, start: UInt64) {
    self.file = file
    self.options = options
    self.start = start
  }

  /// How full the file is.
  var filling: JournalShared.Filling {
    let size = max(options.fileSize, 2 * introductionSize)
    return file.byteCount < size ? .room : file.byteCount < 2 * size ? .full : .overfull
  }

  /// Notes that it is in this file where a window was.
  ///
  /// - Parameters:
  ///   - window: The number of the window.
  ///   - size: How many bytes that took.
  func introduce(_ window: Int, size: Int) {
    if introduced.insert(window).inserted { introductionSize += size }
  }

  func takeHasTurned() -> Bool { exchange(&hasTurned, with: false) }

  func writeIfLong() throws(JournalError) {
    if text.count >= Self.batch { try write() }
  }

  func write() throws(JournalError) {
    if let fault { throw fault }
    guard text.count > 0 else { return }
    defer { text.removeAll() }
    do throws(SystemFault) {
      try file.write(text.bytes)
    } catch {
      throw end(error)
    }
  }

  private func end(_ fault: SystemFault) -> JournalError {
    let error = JournalError.system(code: fault.code)
    self.fault = error
    file.close()
    return error
  }

  /// Begins the first file, once it is known whose first record that is.
  func open(_ sequence: UInt64, at time: UInt64) { opening = (sequence, time) }

  /// Begins the next file.
  ///
  /// - Parameters:
  ///   - sequence: The number of the last record of the old file, before that of the first of the new one.
  ///   - time: When.
  func turn(_ sequence: UInt64, at time: UInt64) {
    hasTurned = true
    writeClose("full", sequence, at: time)
    do {
      try write()
    } catch {
      return
    }
    do throws(SystemFault) {
      try file.turn()
    } catch {
      _ = end(error)
    }
    open(sequence + 1, at: time)
    introduced = []
    introductionSize = 0
  }

  /// Writes the first record of a file, if that is due.
  ///
  /// - Parameter body: Writes what the record says about the first window.
  func openIfDue(_ body: (inout JournalText) -> Void) {
    guard let (sequence, time) = exchange(&opening, with: nil) else { return }
    part += 1
    text.beginLine()
    text.member("k", word: "open")
    text.member("s", sequence)
    text.member("t", time / 1000)
    text.member("v", 1)
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    text.member("app", options.app ?? program ?? "?")
    text.member("at", WallTime.text(before: DispatchTime.now().uptimeNanoseconds &- start &- time))
    text.member("part", part)
    body(&text)
    text.endLine()
  }

  private func writeClose(_ why: String, _ sequence: UInt64, at time: UInt64) {
    text.beginLine()
    text.member("k", word: "close")
    text.member("s", sequence)
    text.member("t", time / 1000)
    text.member("why", why)
    text.endLine()
  }

  /// Writes the last record, if there is a first one.
  func close(_ why: JournalClosing, _ sequence: UInt64) throws(JournalError) {
    if part > 0 { writeClose(why.rawValue, sequence, at: DispatchTime.now().uptimeNanoseconds &- start) }
    try write()
    file.close()
    fault = .system(code: 0)
  }
}
