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

  private let maximumBytes: Int
  /// The window that the test is about.
  ///
  /// If none was asked for, it is the first one of the journal.
  private var window: Int?
  /// The line with which the records that come now begin, and the one of the lines that are kept.
  private var opening: [UInt8]?
  private var keptOpening: [UInt8] = []
  /// The lines of the test, each with whether a replay may begin with it.
  private var lines: [(bytes: [UInt8], isRest: Bool)] = []
  private var byteCount = 0
  /// Whether something is missing after the lines; others take their place once the window is at rest again.
  private var hasEnded = true
  private var route: String?

  /// - Parameters:
  ///   - window: The window that the test should be about; the first one of the journal if `nil`.
  ///   - maximumBytes: How many bytes of records it may hold.
  package init(window: Int? = nil, maximumBytes: Int = JournalTest.maximumBytes) {
    self.window = window
    self.maximumBytes = maximumBytes
  }

  /// Takes the next record of the journal.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  package mutating func take(_ record: JournalRecord) {
    guard record.problem == nil else {
      // A torn line is the last one, so nothing is missing after it.
      if record.kind != "torn" { hasEnded = true }
      return
    }
    if record.kind == "open" {
      // Records of another version may mean something else.
      let isKnown = record["v"]?.integer ?? JournalRecord.version == JournalRecord.version
      opening = isKnown && record["mode"]?.string ?? "full" == "full" ? record.bytes : nil
      if opening == nil { hasEnded = true }
    }
    guard let number = record.window, number == window ?? number else {
      // Keep only its number, so that the numbers have no gap.
      let other = record.window.map { ",\"w\":\($0)" } ?? ""
      if let sequence = record.sequence { add(Array("{\"k\":\"note\",\"s\":\(sequence)\(other)}".utf8)) }
      return
    }
    window = number
    let isRest =
      record.kind == "base" && record.has("replayable") && record["mode"]?.string ?? "full" == "full"
    if hasEnded, isRest, let opening {
      (lines, byteCount, hasEnded, keptOpening) = ([], 0, false, opening)
    }
    if isRest { route = record["route"]?.string ?? route }
    add(record.bytes, isRest: isRest)
  }

  /// Adds a line; if there are too many, those before the next one at rest go, or the test ends here.
  private mutating func add(_ bytes: [UInt8], isRest: Bool = false) {
    guard !hasEnded else { return }
    lines.append((bytes, isRest))
    byteCount += bytes.count + 1
    while byteCount > maximumBytes, !hasEnded {
      let next = lines.dropFirst().firstIndex(where: \.isRest)
      hasEnded = next == nil
      for line in lines[..<(next ?? 0)] { byteCount -= line.bytes.count + 1 }
      lines.removeFirst(next ?? 0)
    }
  }

  /// Writes the test.
  ///
  /// - Parameters:
  ///   - name: The name of the test, which may be any text.
  ///   - route: The name of the routes' type with its module; the one in the journal if `nil`.
  ///   - guards: The code that adds the app's guards to `router`; without it, guards answer as they did.
  ///   - placement: The app's function that places routes; without it, routes go where they went.
  /// - Returns: The text of a file: what to import, and the test.
  /// - Throws: ``JournalTestError`` if the journal cannot be replayed, or the type has no name.
  /// - Complexity: O(*n*) in the length of what the test holds.
  package func text(
    named name: String, route: String? = nil, guards: String? = nil, placement: String? = nil
  ) throws(JournalTestError) -> String {
    guard let window, !lines.isEmpty else { throw .noRest(window: window) }
    let typeName = route ?? self.route ?? ""
    guard let type = TypeName(typeName) else { throw .noTypeName(typeName) }
    let journal = ([keptOpening] + lines.map(\.bytes)).map {
      String(decoding: $0, as: UTF8.self).escapedInJSON + "\n"
    }
    .joined()
    return Self.source(named: name, type, window, journal, guards, placement)
  }
}

/// Why no test can be made of a journal.
package enum JournalTestError: Error, Hashable, Sendable {
  /// A replay can begin nowhere: the window, or any, is never there at rest with routes that are written in full.
  case noRest(window: Int?)
  /// The routes' type has no name that a test can use.
  case noTypeName(String)
}

extension JournalTestError: CustomStringConvertible {
  /// The fault in words, and what to do.
  package var description: String {
    switch self {
    case .noRest(let window):
      "a replay begins where the router is at rest, and nowhere in this journal is "
        + (window.map { "window \($0)" } ?? "any window")
        + ", with routes in full that could be encoded, in version "
        + "\(JournalRecord.version) of the format: router.record(in: journal, routes: .full)"
    case .noTypeName(let name):
      "the type of the routes, \"\(name.harmless(limit: 160))\", has no name that a test could use: "
        + "make it neither private nor local, or say its name with --route"
    }
  }
}
