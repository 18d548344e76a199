import Waymark
import WaymarkStorage

/// One replay: its router, and how far the journal has been read.
@MainActor
final class ReplayRun<R: Route & Codable> {
  let source: ReplayLines
  let decoder: ReplayDecoder<R>
  /// Where the app puts routes now, if it is asked.
  let ownPlacement: (@MainActor (R) -> Placement<R>)?
  var cursor = 0
  var playback: Playback<R>?
  var acknowledgements: [UInt64: Acknowledgement<R>] = [:]
  var registrations: [Int: Registration] = [:]
  var difference: ReplayDifference?
  var stop: ReplayStop?
  /// The names of the guards that answer as they did then.
  var recordedGuards: [String] = []
  private var navigationCount = 0
  private var isHearing = false
  /// The replay while it waits for a guard of the app that works in a task.
  private var waiter: CheckedContinuation<Void, Never>?
  /// Whether something happened after the journal's end.
  private var isAtEnd = false

  init(
    _ source: ReplayLines, _ decoder: ReplayDecoder<R>, _ ownPlacement: (@MainActor (R) -> Placement<R>)?
  ) {
    self.source = source
    self.decoder = decoder
    self.ownPlacement = ownPlacement
  }

  /// Whether nothing is to be done any more.
  var isOver: Bool { difference != nil || stop != nil || isAtEnd }

  /// The next line that has not happened yet; those that say what only listeners bring about are passed over.
  var next: ReplayLines.Line? {
    while cursor < source.lines.count {
      let line = source.lines[cursor]
      if !Self.isAside(line.value) { return line }
      cursor += 1
    }
    return nil
  }

  private static func isAside(_ line: SnapshotValue) -> Bool {
    switch line["k"]?.string {
    case "result": true
    case "note": line["what"]?.string == "misuse"
    default: false
    }
  }

  // MARK: Running

  func run() -> ReplayReport {
    start { _ in }
    while !isOver, let line = next { performOnTop(line) }
    return end()
  }

  func run(asking addGuards: @MainActor (Router<R>) -> Void) async -> ReplayReport {
    start(addGuards)
    while !isOver, let line = next {
      if !(await performByOwnGuard(line)) { performOnTop(line) }
    }
    return end()
  }

  private func start(_ addGuards: @MainActor (Router<R>) -> Void) {
    do {
      try begin(addGuards)
    } catch {
      stop = .unreadable(line: source.basePlace)
    }
  }

  private func end() -> ReplayReport {
    if difference == nil, stop == nil { stop = source.end }
    let report = ReplayReport(
      difference: difference, stop: stop, recordCount: cursor, navigationCount: navigationCount,
      recordedGuards: recordedGuards)
    playback?.onLine = nil
    playback?.onPlace = nil
    playback?.guards.cancel()
    return report
  }

  /// Makes a call that was made while the router was idle, or in a place that the router does not reach any
  /// more.
  private func performOnTop(_ line: ReplayLines.Line) {
    guard let place = line.value["in"]?.string else { return perform(line) }
    if place == "m" {
      hearOfMisuse()
    } else if place.hasPrefix("q"), let key = Int(place.dropFirst()) {
      // The call was made by a guard that takes its time.
      playback?.thinker = key
      perform(line)
      playback?.thinker = nil
    } else {
      differ(at: line, actual: nil)
    }
  }

  /// Makes the calls that a handler of misuse made then, although there may be no misuse this time.
  private func hearOfMisuse() {
    isHearing = true
    playback?.hearingOfMisuse { pump("m") }
    isHearing = false
  }

  private func begin(_ addGuards: @MainActor (Router<R>) -> Void) throws {
    let base = source.base
    let shown = try base["shown"].map { try decoder.tree($0) }
    let start = PlaybackBase(
      tree: try decoder.tree(try decoder.member("tree", base)), shown: shown,
      lastEntry: try decoder.count("id", base), lastNavigation: try decoder.count("nav", base),
      lastRequest: try decoder.count("gen", base), lastGuard: 0, room: try decoder.integer("room", base))
    let made = Playback(start, try configuration(), host: shown == nil ? nil : ReplayHost(self))
    playback = made
    made.guards.take(from: made.router, addGuards)
    made.guards.onDecision = { [weak self] in self?.goOn() }
    if let new = source.newGuard(among: made.guards.names) { return differ(byNewGuard: new) }
    for screen in base["screens"]?.array ?? [] {
      if let id = decoder.number(screen) { _ = made.router.replayContext(EntryID(rawValue: id)) }
    }
    for one in base["guards"]?.array ?? [] {
      made.router.replayNextGuard(try decoder.key("q", one))
      try register(one)
    }
    let lastGuard = try base["lastGuard"].map { _ in try decoder.key("lastGuard", base) } ?? 0
    made.router.replayNextGuard(lastGuard + 1)
    made.onLine = { [weak self] in self?.happens($0) ?? 0 }
    made.onPlace = { [weak self] in self?.pump($0) }
    made.begin()
  }

  private func configuration() throws -> RouterConfiguration<R> {
    let written = source.configuration
    var configuration = RouterConfiguration<R>(
      placement: { [weak self] route in
        self?.place(route) ?? .push
      }, log: nil, advanced: .init(timer: ManualClock()))
    if written["matching"]?.string == "prefix" { configuration.advanced.matching = .prefix }
    configuration.advanced.redirectLimit = try decoder.optionalInteger("redirects", written) ?? 10
    configuration.advanced.roundLimit = try decoder.optionalInteger("rounds", written) ?? 100
    return configuration
  }

  // MARK: The app's own guards

  /// Makes a guard of the app that takes its time do what a line says.
  ///
  /// - Returns: Whether it is such a line.
  private func performByOwnGuard(_ line: ReplayLines.Line) async -> Bool {
    guard let playback else { return false }
    let before = cursor
    if let place = line.value["in"]?.string {
      guard place.hasPrefix("q"), let key = Int(place.dropFirst()), playback.guards.contains(key) else {
        return false
      }
      while !isOver, cursor == before, playback.guards.isDeciding(key) {
        await withCheckedContinuation { waiter = $0 }
      }
    } else {
      guard line.kind == "answer", let key = line.value["q"]?.integer, playback.guards.contains(key),
        let navigation = line.value["n"].flatMap(decoder.number)
      else { return false }
      if let decision = await playback.guards.decision(navigation, key), !isOver, cursor == before {
        _ = playback.answer(navigation, key, decision, isLate: false)
      }
    }
    if !isOver, cursor == before { differ(at: line, actual: nil) }
    return true
  }

  // MARK: Comparing

  /// Compares something that happens with the next line of the journal.
  private func happens(_ actual: SnapshotValue) -> UInt64 {
    guard !isOver, !Self.isAside(actual) else { return 0 }
    if !isHearing, next?.value["in"]?.string == "m" { hearOfMisuse() }
    guard let line = next else {
      // The journal has no more lines: it was cut there, or was no longer kept.
      isAtEnd = true
      return 0
    }
    guard Self.compared(line.value) == Self.compared(actual) else {
      differ(at: line, actual: actual)
      return 0
    }
    if line.kind == "submit" { navigationCount += 1 }
    cursor += 1
    goOn()
    return line.sequence
  }

  /// The part of a line that has to be the same.
  private static func compared(_ line: SnapshotValue) -> SnapshotValue {
    guard case .object(var members) = line else { return line }
    for name in ["s", "t", "w", "us", "error", "reason", "link"] { members[name] = nil }
    return .object(members)
  }

  func differ(at line: ReplayLines.Line, actual: SnapshotValue?) {
    guard difference == nil, let playback else { return }
    difference = ReplayDifference(
      record: line.sequence, line: line.place, expected: line.value, actual: actual,
      tree: "\(playback.router.tree)")
    goOn()
  }

  /// Reports a difference: the app has a guard that it did not have then.
  private func differ(byNewGuard name: String) {
    guard let playback else { return }
    difference = ReplayDifference(
      record: source.base["s"].flatMap(decoder.number) ?? 0, line: source.basePlace, expected: nil,
      actual: .object(["k": .string("guard"), "name": .string(name)]), tree: "\(playback.router.tree)")
  }

  /// Continues a wait for the app's guards, to check whether something has happened.
  private func goOn() {
    let waiting = waiter
    waiter = nil
    waiting?.resume()
  }

  // MARK: Calls from inside

  /// Makes the calls that were made at a place.
  func pump(_ place: String) {
    let wasHearing = isHearing
    isHearing = isHearing || place == "m"
    defer { isHearing = wasHearing }
    while !isOver, let line = next, line.value["in"]?.string == place { perform(line) }
  }

  /// Makes a call, which the router has to record first of all.
  func perform(_ line: ReplayLines.Line) {
    let before = cursor
    do {
      guard try call(line) else {
        differ(at: line, actual: nil)
        return
      }
    } catch {
      stop = .unreadable(line: line.place)
      return
    }
    if !isOver, cursor == before { differ(at: line, actual: nil) }
  }
}
