/// Makes a Swift test of a journal, for an app's test target: it replays the journal, which is written into it, and fails where the
/// router or the routes go otherwise than they did.
///
/// It holds the end of one window's course: as much as there is from a place where the window was at rest, without anything missing, and
/// not more than fits a source file. It ends before a route that could not be encoded, which nothing can be replayed from.
package struct JournalTest: Sendable {
  /// How many bytes of a journal a test holds at most.
  package static let maximumBytes = 1 << 20

  private let maximumBytes: Int
  /// The window it is about; the first one that comes where none was asked for.
  package private(set) var window: Int?
  private var opening: String?
  private var lastSequence = 0
  private var run: UnbrokenRun?
  private var ended: UnbrokenRun?
  private var recordCount = 0
  private var mode: String?
  private var newerVersion: Int?
  private var hasUnencodableRest = false

  /// Whether guards of the app were asked, beside screens.
  package private(set) var hasGuards = false

  /// Whether the app was asked where routes go.
  package private(set) var hasPlacements = false

  /// - Parameters:
  ///   - window: The window that it is to be about; the first one of the journal if `nil`.
  ///   - maximumBytes: How many bytes of records it may hold.
  package init(window: Int? = nil, maximumBytes: Int = JournalTest.maximumBytes) {
    self.window = window
    self.maximumBytes = maximumBytes
  }

  /// How many records of the window a test made now leaves out.
  package var leftOutCount: Int { recordCount - ((run ?? ended)?.recordCount ?? 0) }

  /// The number of the record before which a test made now ends because a route of it could not be encoded.
  package var unencodable: Int? { (run ?? ended)?.unencodable }

  /// Takes what comes next in the journal.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  package mutating func take(_ item: JournalItem) {
    switch item {
    // What is torn is the end.
    case .problem(let problem): if problem.kind != .torn { end() }
    case .record(let record): take(record)
    }
  }

  private mutating func take(_ record: JournalRecord) {
    if record.kind == "open" {
      if let sequence = record.sequence, sequence <= lastSequence { end() }
      takeOpening(record)
    }
    lastSequence = record.sequence ?? lastSequence
    guard let number = record.window, number == window ?? number else {
      // Its number alone, so that none is missing.
      if let sequence = record.sequence { run?.hold(Self.placeholder(sequence, record.window)) }
      return bound()
    }
    window = number
    recordCount += 1
    noteQuestions(record)
    if record["unencodable"]?.flag == true {
      hasUnencodableRest = hasUnencodableRest || record.kind == "base"
      run?.unencodable = record.sequence
      return end()
    }
    if record.kind == "base" { takeBase(record) }
    guard record.kind != "lost", JournalRecord.kinds.contains(record.kind) else { return end() }
    run?.append(Self.line(record))
    bound()
  }

  /// Notes what the app is asked for itself.
  private mutating func noteQuestions(_ record: JournalRecord) {
    switch record.kind {
    case "base": hasGuards = hasGuards || (record["guards"]?.elements ?? []).contains { $0["e"] == nil }
    case "guard": hasGuards = hasGuards || (record["e"] == nil && record["off"] == nil)
    case "placed": hasPlacements = true
    default: break
    }
  }

  private mutating func bound() {
    if let isWhole = run?.bound(to: maximumBytes), !isWhole { end() }
  }

  /// A line that says nothing, in the place of one that is about something else.
  private static func placeholder(_ sequence: Int, _ window: Int?) -> String {
    "{\"k\":\"note\",\"s\":\(sequence)\(window.map { ",\"w\":\($0)" } ?? "")}\n"
  }

  private mutating func takeOpening(_ record: JournalRecord) {
    mode = record["mode"]?.text
    if let version = record["v"]?.integer, version > JournalRecord.version {
      // What its records mean is not known, so that nothing of it can be replayed.
      (opening, newerVersion) = (nil, version)
      end()
    } else {
      opening = Self.line(record)
    }
  }

  private mutating func takeBase(_ record: JournalRecord) {
    mode = record["mode"]?.text ?? mode
    guard record["replayable"]?.flag == true, mode == "full", let opening else { return }
    var run = run ?? UnbrokenRun(opening: opening)
    run.rest(route: record["route"]?.text)
    self.run = run
  }

  /// Something is missing: what comes goes on from the next place of rest.
  private mutating func end() {
    guard let run else { return }
    ended = run
    self.run = nil
  }

  private static func line(_ record: JournalRecord) -> String {
    var line = ""
    JSONWriter.write(record.value, to: &line)
    return line + "\n"
  }

  // MARK: - The text

  /// Writes the test.
  ///
  /// - Parameters:
  ///   - name: What the test is called; what is no name of a function is its description, and gives it a name that tells of it.
  ///   - route: The name of the routes' type with its module's; as the journal has it if `nil`.
  ///   - app: What the test asks the app for.
  /// - Returns: The text of a file: what to import, and the test.
  /// - Throws: ``JournalTestError`` where the journal is none that can be replayed, or the type has no name.
  /// - Complexity: O(*n*) in the length of what the test holds.
  package func text(
    named name: String, route: String? = nil, asking app: JournalTestQuestions = JournalTestQuestions()
  ) throws(JournalTestError) -> String {
    guard let window, recordCount > 0 else { throw .noWindow(self.window) }
    guard let run = run ?? ended else {
      if let newerVersion { throw .newer(version: newerVersion) }
      if let mode, mode != "full" { throw .notInFull(mode: mode) }
      throw hasUnencodableRest ? .unencodableRest(window: window) : .noRest(window: window)
    }
    guard let type = TypeName(route ?? run.route ?? "") else {
      throw .noTypeName(route ?? run.route ?? "")
    }
    return JournalTestSource(
      name: name, type: type, window: window, journal: run.text, unencodable: run.unencodable, app: app
    ).text
  }
}
