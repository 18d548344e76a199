import WaymarkStorage

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

  /// Lines without a gap, from one at which the window was at rest.
  private struct Run: Sendable {
    struct Line: Sendable {
      let text: String
      /// Whether it says where the window was at rest, so that a replay may begin with it.
      var isRest = false
      /// Whether it is a record of the window.
      var isOwn = false
    }

    let opening: String
    var lines: [Line] = []
    var byteCount = 0
    /// The name of the routes' type, as the journal has it.
    var route: String?
    /// The number of the record after it, if that has a route that could not be encoded.
    var unencodable: Int?

    mutating func add(_ line: Line) {
      lines.append(line)
      byteCount += line.text.utf8.count
    }

    /// Drops lines at the beginning, up to the next one at rest.
    ///
    /// - Returns: Whether there is one.
    mutating func shorten() -> Bool {
      guard let next = lines.dropFirst().firstIndex(where: \.isRest) else { return false }
      byteCount -= lines[..<next].reduce(0) { $0 + $1.text.utf8.count }
      lines.removeFirst(next)
      return true
    }
  }

  private let maximumBytes: Int
  /// The window that the test is about.
  ///
  /// If none was asked for, it is the first one of the journal.
  package private(set) var window: Int?
  private var opening: String?
  /// The run that the next record goes on with, and the last one that has ended.
  private var run: Run?
  private var ended: Run?
  private var recordCount = 0
  private var mode: String?
  private var otherVersion: Int?
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
  package var leftOutCount: Int { recordCount - ((run ?? ended)?.lines.count(where: \.isOwn) ?? 0) }

  /// The number of the record before which a test made now would end, because the record has a route that could not be encoded.
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
    if record.kind == "open" { takeOpening(record) }
    guard let number = record.window, number == window ?? number else {
      // Keep only its number, so that the numbers have no gap.
      let window = record.window.map { ",\"w\":\($0)" } ?? ""
      if let sequence = record.sequence {
        run?.add(Run.Line(text: "{\"k\":\"note\",\"s\":\(sequence)\(window)}\n"))
      }
      return bound()
    }
    window = number
    recordCount += 1
    noteQuestions(record)
    if record.has("unencodable") {
      hasUnencodableRest = hasUnencodableRest || record.kind == "base"
      run?.unencodable = record.sequence
      return end()
    }
    mode = record["mode"]?.string ?? mode
    guard JournalRecord.kinds.contains(record.kind) else { return end() }
    let isRest = record.kind == "base" && record.has("replayable") && mode == "full"
    if isRest, run == nil, let opening { run = Run(opening: opening) }
    if isRest, let route = record["route"]?.string { run?.route = route }
    run?.add(Run.Line(text: Self.line(record), isRest: isRest, isOwn: true))
    bound()
  }

  /// Notes which questions the app was asked: guards and placements.
  private mutating func noteQuestions(_ record: JournalRecord) {
    let guards = record.kind == "guard" ? [record.value] : record["guards"]?.array ?? []
    hasGuards = hasGuards || guards.contains { $0["e"] == nil && $0["off"] == nil }
    hasPlacements = hasPlacements || record["op"] == "show" || record["to"]?["op"] == "show"
  }

  private mutating func bound() {
    while let bytes = run?.byteCount, bytes > maximumBytes {
      if run?.shorten() != true { end() }
    }
  }

  private mutating func takeOpening(_ record: JournalRecord) {
    mode = record["mode"]?.string
    if let version = record["v"]?.integer, version != JournalRecord.version {
      // Its records may mean something else, so nothing can be replayed.
      (opening, otherVersion) = (nil, version)
      end()
    } else {
      opening = Self.line(record)
    }
  }

  /// Ends the run because something is missing.
  ///
  /// The next one begins where the window is at rest again.
  private mutating func end() {
    ended = run ?? ended
    run = nil
  }

  private static func line(_ record: JournalRecord) -> String {
    String(decoding: record.bytes, as: UTF8.self).escapedInJSON + "\n"
  }

  // MARK: - The text

  /// Writes the test.
  ///
  /// - Parameters:
  ///   - name: The name of the test, which may be any text.
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
      if let otherVersion { throw .otherVersion(otherVersion) }
      if let mode, mode != "full" { throw .notInFull(mode: mode) }
      throw hasUnencodableRest ? .unencodableRest(window: window) : .noRest(window: window)
    }
    guard let type = TypeName(route ?? run.route ?? "") else {
      throw .noTypeName(route ?? run.route ?? "")
    }
    return JournalTestSource(
      name: name, type: type, window: window, journal: run.opening + run.lines.map(\.text).joined(),
      unencodable: run.unencodable, app: app
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
  /// The journal has a version of the format that this one does not know.
  case otherVersion(Int)
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
    case .otherVersion(let version):
      "it is of version \(version) of the format, and version \(JournalRecord.version) is known here"
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
