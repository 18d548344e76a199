/// Makes a Swift test of a journal, for an app's test target.
///
/// The test contains the journal and replays it. It fails where the router or the routes behave differently.
///
/// The test holds the last part of one window's records. The part begins where the window was at rest, has no gaps, and is no
/// longer than a source file should be. It ends before a route that could not be encoded, because nothing can be replayed from
/// there on.
package struct JournalTest: Sendable {
  /// How many bytes of a journal a test may hold.
  package static let maximumBytes = 1 << 20

  private let maximumBytes: Int
  /// The window that the test is about.
  ///
  /// If none was asked for, it is the first one of the journal.
  package private(set) var window: Int?
  private var opening: String?
  private var lastSequence = 0
  private var run: UnbrokenRun?
  private var ended: UnbrokenRun?
  private var recordCount = 0
  private var mode: String?
  private var newerVersion: Int?
  private var hasUnencodableRest = false

  /// Whether the app has guards, and not only objections of screens.
  package private(set) var hasGuards = false

  /// Whether the app was asked where routes go.
  package private(set) var hasPlacements = false

  /// - Parameters:
  ///   - window: The window that the test should be about; the first one of the journal if `nil`.
  ///   - maximumBytes: How many bytes of records it may hold.
  package init(window: Int? = nil, maximumBytes: Int = JournalTest.maximumBytes) {
    self.window = window
    self.maximumBytes = maximumBytes
  }

  /// How many records of the window would be left out if the test were made now.
  package var leftOutCount: Int { recordCount - ((run ?? ended)?.recordCount ?? 0) }

  /// The number of the record before which a test made now would end, because the record has a route that
  /// could not be encoded.
  package var unencodable: Int? { (run ?? ended)?.unencodable }

  /// Takes the next item of the journal.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  package mutating func take(_ item: JournalItem) {
    switch item {
    // A torn line is the last one, so nothing is missing after it.
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
      // Keep only its number, so that the numbers have no gap.
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

  /// Notes which questions the app was asked: guards and placements.
  private mutating func noteQuestions(_ record: JournalRecord) {
    switch record.kind {
    case "base": hasGuards = hasGuards || (record["guards"]?.elements ?? []).contains { $0["e"] == nil }
    case "guard": hasGuards = hasGuards || (record["e"] == nil && record["off"] == nil)
    case "placed": hasPlacements = true
    default:
      let isPlaced = record["op"]?.text == "show" || record["to"]?["op"]?.text == "show"
      hasPlacements = hasPlacements || isPlaced
    }
  }

  private mutating func bound() {
    if let isWhole = run?.bound(to: maximumBytes), !isWhole { end() }
  }

  /// A line without content, in place of a record of another window.
  private static func placeholder(_ sequence: Int, _ window: Int?) -> String {
    "{\"k\":\"note\",\"s\":\(sequence)\(window.map { ",\"w\":\($0)" } ?? "")}\n"
  }

  private mutating func takeOpening(_ record: JournalRecord) {
    mode = record["mode"]?.text
    if let version = record["v"]?.integer, version > JournalRecord.version {
      // The records of a newer version may mean something else, so nothing can be replayed.
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

  /// Ends the run because something is missing.
  ///
  /// The next one begins where the window is at rest again.
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
  ///   - name: The name of the test. If it is not a valid function name, it becomes the test's description, and the function's
  ///     name is made from it.
  ///   - route: The name of the routes' type with its module; the one in the journal if `nil`.
  ///   - app: Which of the app's own guards and placements the test asks.
  /// - Returns: The text of a file: what to import, and the test.
  /// - Throws: ``JournalTestError`` if the journal cannot be replayed, or the type has no name.
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

/// Which of the app's own code a replaying test calls, so that it fails if that code answers differently now.
package struct JournalTestQuestions: Hashable, Sendable {
  /// Code that adds the app's guards to `router`.
  ///
  /// Without it, guards answer as they did.
  package var guards: String?

  /// Code of a function from routes to placements.
  ///
  /// Without it, routes go where they went.
  package var placement: String?

  package init(guards: String? = nil, placement: String? = nil) {
    self.guards = guards
    self.placement = placement
  }
}

/// Why no test can be made of a journal.
package enum JournalTestError: Error, Hashable, Sendable {
  /// The journal has no record of that window, or of any window.
  case noWindow(Int?)
  /// The journal has a newer version than this one knows.
  case newer(version: Int)
  /// The routes are not written in full.
  case notInFull(mode: String)
  /// The window is never at rest in it, so a replay cannot begin.
  case noRest(window: Int)
  /// Whenever the window is at rest, it shows a route that could not be encoded.
  case unencodableRest(window: Int)
  /// The routes' type has no name that a test can use.
  case noTypeName(String)
}

extension JournalTestError: CustomStringConvertible {
  /// The fault in words, and what to do.
  package var description: String {
    switch self {
    case .noWindow(let window?): "nothing of window \(window) is in this journal"
    case .noWindow(nil): "nothing of any window is in this journal"
    case .newer(let version):
      "it is of version \(version) of the format, and version \(JournalRecord.version) is known here: use a newer waymark"
    case .notInFull(let mode):
      "its routes are written as \(mode.harmless(limit: 40)), and only a journal with routes in full can be replayed: "
        + "router.record(in: journal, routes: .full)"
    case .noRest(let window):
      "a replay begins where the router is at rest, and nowhere in this journal is window \(window)"
    case .unencodableRest(let window):
      "a replay begins where the router is at rest, and wherever window \(window) is in this journal, a route could not "
        + "be encoded"
    case .noTypeName(let name):
      "the type of the routes, \"\(name.harmless(limit: 160))\", has no name that a test could use: "
        + "make it neither private nor local, or say its name with --route"
    }
  }
}
