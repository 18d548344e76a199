/// Reads a journal from beginning to end, with memory that does not depend on its length.
///
/// A line that cannot be read is reported and skipped. A record of an unknown kind is counted, and returned
/// like any other. The reader gives up a file only if its first lines hold no record.
package struct JournalReader: ~Copyable {
  /// After this many lines without a record, a file counts as something other than a journal.
  private static let patience = 1000

  /// After this many blank lines of a growing file, the reader returns, so that its caller can do something
  /// else.
  private static let blankLines = 10_000

  private var lines: LineReader
  private var held: JournalRecord?
  private var lastSequence: Int?
  private var lastTime = 0
  private var timeOrigin = 0
  /// Whether the current file was given up, because it is no journal.
  package private(set) var isForeign = false
  /// The numbers of lines and records read from the current file, one of several that follow one another.
  private var linesRead = 0
  private var recordsRead = 0

  /// The number of records read, including those of unknown kinds.
  package private(set) var recordCount = 0

  /// How many lines could not be read.
  package private(set) var damagedCount = 0

  /// How many records are missing, as gaps in their numbers show.
  package private(set) var missingCount = 0

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

  /// Whether the last read of a growing file found nothing more.
  package var isAtRest: Bool { held == nil && (isForeign || lines.isAtRest) }

  /// How many bytes of the current file have been read.
  package var byteCount: Int { lines.byteCount }

  /// Whether a line has begun that has no end yet.
  package var hasBegunLine: Bool { lines.hasBegunLine }

  /// Skips a line, or the part of one that is there.
  package mutating func skipLine() throws(SystemError) { _ = try lines.next() }

  /// Notes that the file grows no more: if its last line is incomplete, the line is torn.
  package mutating func endGrowing() { lines.endGrowing() }

  /// Goes on with another file, which may grow.
  package mutating func goOn(with source: consuming ByteSource) {
    lines.goOn(with: source)
    (linesRead, recordsRead, isForeign) = (0, 0, false)
  }

  /// Reads on to the next record or problem.
  ///
  /// - Returns: The record or problem, or `nil` at the end. For a growing file it is also `nil` if nothing more is there
  ///   yet, or if reading takes long.
  /// - Throws: ``SystemError`` if reading fails.
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() throws(SystemError) -> JournalItem? {
    if let record = held {
      held = nil
      return .record(record)
    }
    let isGivenUp = recordsRead == 0 && linesRead >= JournalReader.patience
    var blanks = 0
    while !isForeign, !isGivenUp, let line = try lines.next() {
      linesRead += 1
      if let item = item(of: line) { return item }
      blanks += 1
      guard !lines.isGrowing || blanks < JournalReader.blankLines else { return nil }
    }
    guard recordsRead == 0, !isForeign, isGivenUp || !lines.isGrowing else { return nil }
    isForeign = true
    let place = isGivenUp ? "up to here, and nothing more is read" : "in this file"
    return .problem(JournalProblem(.foreign, line: max(linesRead, 1), "no record of a journal \(place)"))
  }

  private mutating func item(of line: JournalLine) -> JournalItem? {
    guard !line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
    guard line.leftOut == 0 else {
      let length = line.bytes.count + line.leftOut
      return damaged(
        line, at: 0, "a line of \(length) bytes, of which \(line.bytes.count) can be read at most")
    }
    do {
      let value = try JSONParser.value(of: line.bytes)
      guard let record = record(line, value) else {
        return damaged(line, at: 0, "no record: expected an object with a kind, \"k\"")
      }
      return checked(record)
    } catch {
      guard line.isEnded else {
        return .problem(
          JournalProblem(
            .torn, line: line.number, column: line.column(at: error.offset),
            "the last line is torn and left out: \(error.problem)"))
      }
      return damaged(line, at: error.offset, error.problem)
    }
  }

  private mutating func damaged(_ line: JournalLine, at offset: Int, _ message: String) -> JournalItem {
    damagedCount += 1
    return .problem(JournalProblem(.damaged, line: line.number, column: line.column(at: offset), message))
  }

  private func record(_ line: JournalLine, _ value: JSONValue) -> JournalRecord? {
    guard let kind = value["k"]?.text else { return nil }
    let written = value["t"]?.integer ?? 0
    // The times of a journal that follows another one in the same file go on from the end of that one.
    let begun = isAnother(kind, value["s"]?.integer) ? lastTime : timeOrigin
    let (time, isTooLate) = max(written, 0).addingReportingOverflow(begun)
    return JournalRecord(
      line: line.number, kind: kind, sequence: value["s"]?.integer,
      time: isTooLate ? Int.max : max(lastTime, time), window: value["w"]?.integer,
      navigation: value["n"]?.integer, value: value)
  }

  private func isAnother(_ kind: String, _ sequence: Int?) -> Bool {
    guard kind == "open", let sequence, let lastSequence else { return false }
    return sequence <= lastSequence
  }

  /// Counts a record, and checks that it follows the one before.
  ///
  /// A problem with it comes first.
  private mutating func checked(_ record: JournalRecord) -> JournalItem {
    recordCount += 1
    recordsRead += 1
    if !JournalRecord.kinds.contains(record.kind) { countUnknown(record.kind) }
    let problem = unexpected(record)
    if isAnother(record.kind, record.sequence) { timeOrigin = lastTime }
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

  private mutating func unexpected(_ record: JournalRecord) -> JournalProblem? {
    if let version = record["v"]?.integer, record.kind == "open", version > JournalRecord.version {
      return JournalProblem(
        .newer, line: record.line,
        "version \(version) of the format, and version \(JournalRecord.version) is known here: shown as far as it is"
      )
    }
    if record.kind != "open", recordCount == 1 {
      return JournalProblem(
        .gap, line: record.line, "no \"open\" record at the beginning: what came before is missing")
    }
    return outOfOrder(record) ?? backwards(record)
  }

  private mutating func outOfOrder(_ record: JournalRecord) -> JournalProblem? {
    guard let sequence = record.sequence, let lastSequence else { return nil }
    guard sequence > lastSequence else {
      return JournalProblem(
        .gap, line: record.line,
        record.kind == "open"
          ? "another journal begins here; its times go on from the end of the one before"
          : "record \(sequence) comes after record \(lastSequence)")
    }
    let (distance, overflows) = sequence.subtractingReportingOverflow(lastSequence)
    guard distance > 1 || overflows else { return nil }
    missingCount = missingCount.addingReportingOverflow(overflows ? 0 : distance - 1).partialValue
    return JournalProblem(
      .gap, line: record.line,
      distance == 2
        ? "record \(sequence - 1) is missing" : "records \(lastSequence + 1) to \(sequence - 1) are missing")
  }

  private func backwards(_ record: JournalRecord) -> JournalProblem? {
    guard let written = record["t"]?.integer, written < lastTime - timeOrigin, record.kind != "open" else {
      return nil
    }
    return JournalProblem(
      .gap, line: record.line,
      "time goes back from \(lastTime - timeOrigin) to \(written) microseconds; the later one is taken")
  }
}
