package import WaymarkStorage

/// Reads a journal from beginning to end, with memory that does not depend on its length.
///
/// A line that cannot be read is reported and skipped. A record of an unknown kind is returned like any other.
package struct JournalReader {
  /// How deep a line may be nested.
  private static let maximumDepth = 128

  /// The lines of the current file, one of several that follow one another.
  var lines: LineReader
  /// A record that comes after a problem with it.
  private var held: JournalRecord?
  private var lastSequence: Int?
  private var lastTime = 0
  /// When the first journal and the current one began, in microseconds since 1970.
  private var beginnings: (first: Int, current: Int)?

  /// Whether there was a record at all, without which a file is no journal.
  package private(set) var hasRecord = false

  /// How many lines could not be read.
  package private(set) var damagedCount = 0

  /// Makes a reader.
  ///
  /// - Parameter lines: The lines of the journal.
  package init(_ lines: LineReader) {
    self.lines = lines
  }

  /// Whether everything that has arrived was read, so that reading on may block.
  package var isDrained: Bool { held == nil && lines.isDrained }

  /// Reads on to the next record or problem.
  ///
  /// - Returns: The record or problem, or `nil` at the end; for a growing file, also where nothing more is there yet.
  /// - Throws: The reason why reading fails.
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() throws(SystemFault) -> JournalRecord? {
    if let record = held {
      held = nil
      return record
    }
    while let line = try lines.next() {
      if let record = record(of: line) { return record }
    }
    return nil
  }

  private mutating func record(of line: JournalLine) -> JournalRecord? {
    guard !line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
    guard line.length == line.bytes.count else {
      return unreadable(
        line, "a line of \(line.length) bytes, of which \(line.bytes.count) can be read at most")
    }
    do throws(JSONParser.Fault) {
      let value = try JSONParser.value(of: line.bytes, maximumDepth: Self.maximumDepth)
      guard let kind = value["k"]?.string else {
        return unreadable(line, "no record: expected an object with a kind, \"k\"")
      }
      return checked(record(line, kind, value))
    } catch {
      return unreadable(line, column: error.offset + 1, "expected \(error.expected)")
    }
  }

  private mutating func unreadable(_ line: JournalLine, column: Int = 1, _ message: String) -> JournalRecord {
    if line.isEnded { damagedCount += 1 }
    return line.isEnded
      ? problem("damaged", line.number, column: column, message)
      : problem("torn", line.number, column: column, "the last line is torn and left out: \(message)")
  }

  private func problem(_ kind: String, _ line: Int, column: Int = 1, _ message: String) -> JournalRecord {
    JournalRecord(
      line: line, kind: kind, sequence: nil, time: lastTime, window: nil, navigation: nil, value: .null,
      bytes: [],
      problem: JournalProblem(column: column, message: message))
  }

  private mutating func record(_ line: JournalLine, _ kind: String, _ value: JSONValue) -> JournalRecord {
    if kind == "open", let beginning = JournalRecord.beginning(of: value) {
      beginnings = (beginnings?.first ?? beginning, beginning)
    }
    let origin = beginnings.map { max(0, $0.current &- $0.first) } ?? 0
    let (time, isTooLate) = max(0, value["t"]?.integer ?? 0).addingReportingOverflow(origin)
    return JournalRecord(
      line: line.number, kind: kind, sequence: value["s"]?.integer,
      time: isTooLate ? lastTime : max(lastTime, time), window: value["w"]?.integer,
      navigation: value["n"]?.integer, value: value, bytes: line.bytes, problem: nil)
  }

  /// Checks that a record follows the one before; a problem with it comes first.
  private mutating func checked(_ record: JournalRecord) -> JournalRecord {
    let problem = problem(with: record)
    (hasRecord, lastTime, lastSequence) = (true, record.time, record.sequence ?? lastSequence)
    guard let problem else { return record }
    held = record
    return problem
  }

  private func problem(with record: JournalRecord) -> JournalRecord? {
    let isOpening = record.kind == "open"
    if isOpening, let version = record["v"]?.integer, version != JournalRecord.version {
      let known = "version \(JournalRecord.version) is known here"
      return problem(
        "other version", record.line,
        "version \(version) of the format, and \(known): shown as far as it is; use the waymark of the app's own release"
      )
    }
    guard let lastSequence else {
      let missing = "no \"open\" record at the beginning: what came before is missing"
      return isOpening ? nil : problem("gap", record.line, missing)
    }
    guard let sequence = record.sequence, sequence != lastSequence &+ 1 else { return nil }
    let gap =
      sequence > lastSequence
      ? "the records after number \(lastSequence) and before number \(sequence) are missing"
      : isOpening ? "another journal begins here" : "record \(sequence) comes after record \(lastSequence)"
    return problem("gap", record.line, gap)
  }
}
