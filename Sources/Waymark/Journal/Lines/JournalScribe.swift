/// Turns the records of one router into lines, on the writing thread.
final class JournalScribe<R: Route>: JournalWindow, @unchecked Sendable {
  let number: Int
  let label: String?
  let routes: JournalRoutes<R>
  private let buffer: JournalBuffer<R>
  var writesValues: Bool { routes.mode == .full }

  /// The tree that follows from the lines written so far; `nil` if it is not known.
  var tree: EntryTree<R>?
  /// The shown tree that follows from the lines written so far.
  var shown: EntryTree<R>?
  /// The requests that the host has not answered.
  var requests: [UInt64: JournalAsking<R>] = [:]
  /// The times at which guards were asked about navigations.
  var askings: [JournalQuestion: UInt64] = [:]
  /// Whether a route of the line could not be written.
  var hasOmitted = false
  private var isGone = false
  private var bytesSinceBase = 0
  private var baseSize = 0
  private var hasWrittenBase = false

  /// The least number of bytes between two whole trees.
  private static var leastBetweenBases: Int { 1 << 16 }

  init(_ buffer: JournalBuffer<R>, number: Int, label: String?, routes: JournalRoutes<R>) {
    self.buffer = buffer
    self.number = number
    self.label = label
    self.routes = routes
  }

  func takeNoted() -> Bool { buffer.takeNoted() }

  var nextSequence: UInt64? { buffer.firstSequence }

  func forgetWritten() -> Bool {
    buffer.forgetTaken()
    return isGone
  }

  func claimBase() {
    let isWanted = bytesSinceBase > max(2 * baseSize, Self.leastBetweenBases)
    buffer.claimBase(isWanted, hasWritten: exchange(&hasWrittenBase, with: false))
  }

  func writeNext(to output: JournalOutput) {
    guard let record = buffer.first else { return }
    buffer.removeFirst()
    let before = output.text.count
    switch record.fact {
    case .open: return output.open(record.sequence, at: record.time)
    case .turn: return output.turn(record.sequence, at: record.time)
    case .base(let base):
      let hasIntroduced = output.introduced.contains(number)
      output.openIfDue { introduce(base, &$0) }
      write(base, record, introduces: !hasIntroduced, to: &output.text)
      baseSize = output.text.count - before
      output.introduce(number, size: baseSize)
      bytesSinceBase = 0
      hasWrittenBase = true
    case .gone:
      isGone = true
      line("gone", record, to: &output.text)
    default:
      write(record, to: &output.text)
      bytesSinceBase += output.text.count - before
    }
  }

  // MARK: Lines

  /// Writes a line.
  func line(
    _ kind: StaticString, _ record: JournalRecord<R>, later: UInt64 = 0, to text: inout JournalText,
    _ body: (inout JournalText) -> Void = { _ in }
  ) {
    hasOmitted = false
    text.beginLine()
    text.member("k", word: kind)
    text.member("s", record.sequence + later)
    text.member("t", record.time / 1000)
    text.member("w", number)
    if record.navigation != 0 { text.member("n", record.navigation) }
    body(&text)
    if let place = record.place.text { text.member("in", place) }
    text.flag("unencodable", hasOmitted)
    text.endLine()
  }

  // MARK: Where the router is

  private func introduce(_ base: JournalBase<R>, _ text: inout JournalText) {
    text.member("route", CaseNames.qualifiedName(of: R.self))
    text.member("mode", routes.mode.rawValue)
    text.member("cfg", object: { base.configuration.write(to: &$0) })
  }

  private func write(
    _ base: JournalBase<R>, _ record: JournalRecord<R>, introduces: Bool, to text: inout JournalText
  ) {
    tree = base.tree
    shown = base.shown
    line("base", record, to: &text) { text in
      if let label { text.member("window", label) }
      text.key("tree")
      write(base.tree, to: &text)
      if let shown = base.shown {
        text.key("shown")
        write(shown, to: &text)
      }
      text.member("id", base.lastEntry)
      text.member("nav", base.lastNavigation)
      text.member("gen", base.lastRequest)
      if !base.guards.isEmpty {
        text.member(
          "guards",
          list: { list in
            for one in base.guards { list.element { $0.object { write(one, to: &$0) } } }
          })
      }
      text.flag("replayable", base.isReplayable)
      text.flag("host", base.hasHost)
      text.member("room", base.room)
      if !base.screens.isEmpty {
        text.member("screens", list: { list in for id in base.screens { list.element(id.rawValue) } })
      }
      if base.lastGuard > 0 { text.member("lastGuard", base.lastGuard) }
      if introduces { introduce(base, &text) }
    }
  }
}

/// A request to a host.
struct JournalAsking<R: Route> {
  var step: Step<Entry<R>>?
  var tree: EntryTree<R>?
}

/// A question: a guard or objection, and the navigation.
struct JournalQuestion: Hashable {
  let navigation: UInt64
  let key: Int
}

extension JournalConfiguration {
  func write(to text: inout JournalText) {
    text.member("matching", matching == .prefixAndSuffix ? "prefixAndSuffix" : "prefix")
    if let timeout { text.member("timeout", Int(timeout.clamped / .microseconds(1))) }
    text.member("redirects", redirectLimit)
    text.member("rounds", roundLimit)
  }
}
