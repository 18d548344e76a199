package import WaymarkStorage

/// Reads a journal from beginning to end, with memory that does not depend on its length.
///
/// A line that cannot be read is reported and skipped. A record of an unknown kind is counted, and returned like any other. The
/// reader gives up a file only if its first lines hold no record.
package struct JournalReader: ~Copyable {
  /// After this many lines without a record, a file counts as something other than a journal.
  private static let patience = 100

  /// How deep a line may be nested.
  private static let maximumDepth = 128

  private var lines: LineReader
  /// A record that comes after a problem with it.
  private var held: JournalRecord?
  private var lastSequence: Int?
  private var lastTime = 0
  /// When the first journal and the current one began, in microseconds since 1970.
  private var beginnings: (first: Int, current: Int)?
  /// The numbers of lines and records read from the current file, one of several that follow one another.
  private var linesRead = 0
  private var recordsRead = 0

  /// Whether the current file was given up, because it is no journal.
  package private(set) var isForeign = false

  /// How many lines could not be read.
  package private(set) var damagedCount = 0

  /// The number of records of each unknown kind.
  ///
  /// Only a few kinds are counted by name.
  package private(set) var unknownKinds: [String: Int] = [:]

  /// Makes a reader.
  ///
  /// - Parameter lines: The lines of the journal.
  package init(_ lines: consuming LineReader) {
    self.lines = lines
  }

  /// Whether everything that has arrived was read, so that reading on may block.
  package var isDrained: Bool { held == nil && lines.isDrained }

  /// How many bytes of the current file have been read.
  var byteCount: Int { lines.byteCount }

  /// Whether a line has begun that has no end yet.
  var hasBegunLine: Bool { lines.hasBegunLine }

  /// Skips a line, or the part of one that is there.
  mutating func skipLine() throws(SystemFault) { _ = try lines.next() }

  /// Notes that the file grows no more: if its last line is incomplete, the line is torn.
  mutating func endGrowing() { lines.endGrowing() }

  /// Goes on with another file, which may grow.
  mutating func goOn(with source: consuming ByteSource) {
    lines = LineReader(source, isGrowing: true)
    (linesRead, recordsRead, isForeign) = (0, 0, false)
  }

  /// Reads on to the next record or problem.
  ///
  /// - Returns: The record or problem, or `nil` at the end; for a growing file, also where nothing more is there yet.
  /// - Throws: The reason why reading fails.
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() throws(SystemFault) -> JournalItem? {
    if let record = held {
      held = nil
      return .record(record)
    }
    while !isForeign, let line = try lines.next() {
      linesRead += 1
      if let item = item(of: line) { return item }
    }
    guard recordsRead == 0, !isForeign, !lines.isGrowing else { return nil }
    isForeign = true
    return .problem(JournalProblem(.foreign, line: max(1, linesRead), "no record of a journal in this file"))
  }

  private mutating func item(of line: JournalLine) -> JournalItem? {
    guard !line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
    guard line.leftOut == 0 else {
      let length = line.bytes.count + line.leftOut
      return unreadable(line, "a line of \(length) bytes, of which \(line.bytes.count) can be read at most")
    }
    do throws(SnapshotParser.Fault) {
      let value = try SnapshotParser.value(of: line.bytes, maximumDepth: Self.maximumDepth)
      guard let kind = value["k"]?.string else {
        return unreadable(line, "no record: expected an object with a kind, \"k\"")
      }
      return checked(record(line, kind, value))
    } catch {
      return unreadable(line, at: error.offset, "expected \(error.expected)")
    }
  }

  private mutating func unreadable(_ line: JournalLine, at offset: Int = 0, _ message: String) -> JournalItem
  {
    let column = line.column(at: offset)
    if recordsRead == 0, linesRead >= Self.patience {
      isForeign = true
      let foreign = "no record of a journal up to here, and nothing more is read"
      return .problem(JournalProblem(.foreign, line: line.number, foreign))
    }
    guard line.isEnded else {
      let torn = "the last line is torn and left out: \(message)"
      return .problem(JournalProblem(.torn, line: line.number, column: column, torn))
    }
    damagedCount += 1
    return .problem(JournalProblem(.damaged, line: line.number, column: column, message))
  }

  private mutating func record(_ line: JournalLine, _ kind: String, _ value: SnapshotValue) -> JournalRecord {
    func record(_ time: Int) -> JournalRecord {
      JournalRecord(
        line: line.number, kind: kind, sequence: value["s"]?.integer, time: time, window: value["w"]?.integer,
        navigation: value["n"]?.integer, value: value, bytes: line.bytes)
    }
    if let beginning = record(0).beginning { beginnings = (beginnings?.first ?? beginning, beginning) }
    let origin = beginnings.map { max(0, $0.current &- $0.first) } ?? 0
    let (time, isTooLate) = max(0, value["t"]?.integer ?? 0).addingReportingOverflow(origin)
    return record(isTooLate ? lastTime : max(lastTime, time))
  }

  /// Counts a record, and checks that it follows the one before.
  ///
  /// A problem with it comes first.
  private mutating func checked(_ record: JournalRecord) -> JournalItem {
    recordsRead += 1
    if !JournalRecord.kinds.contains(record.kind) { countUnknown(record.kind) }
    let problem = problem(with: record)
    lastTime = record.time
    lastSequence = record.sequence ?? lastSequence
    guard let problem else { return .record(record) }
    held = record
    return .problem(problem)
  }

  private mutating func countUnknown(_ kind: String) {
    let name = kind.harmless(limit: 40)
    let isListed = unknownKinds[name] != nil || unknownKinds.count < 20
    unknownKinds[isListed ? name : "others", default: 0] += 1
  }

  private func problem(with record: JournalRecord) -> JournalProblem? {
    if record.kind == "open", let version = record["v"]?.integer, version != JournalRecord.version {
      return JournalProblem(
        .otherVersion, line: record.line,
        "version \(version) of the format, and version \(JournalRecord.version) is known here: shown as far as it is"
      )
    }
    guard let lastSequence else {
      guard record.kind != "open" else { return nil }
      let missing = "no \"open\" record at the beginning: what came before is missing"
      return JournalProblem(.gap, line: record.line, missing)
    }
    guard let sequence = record.sequence, sequence != lastSequence &+ 1 else { return nil }
    let gap =
      sequence > lastSequence
      ? "the records after number \(lastSequence) and before number \(sequence) are missing"
      : record.kind == "open"
        ? "another journal begins here" : "record \(sequence) comes after record \(lastSequence)"
    return JournalProblem(.gap, line: record.line, gap)
  }
}
