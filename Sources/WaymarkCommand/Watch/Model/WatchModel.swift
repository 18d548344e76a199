import WaymarkInspector
import WaymarkTerminal

/// The moment that the user looks at: a whole navigation, by the number of its first row, or one record.
enum WatchMoment: Hashable, Sendable {
  case navigation(Int)
  case record(Int)
}

/// The lists.
enum WatchListKind: String, Hashable, Sendable, CaseIterable {
  case navigations = "Navigations"
  case records = "Records"
  case problems = "Went wrong"

  /// The name of its rows.
  var noun: String { self == .problems ? "faults" : rawValue.lowercased() }
}

/// The state of the program: the journal as far as it is known, the rows that are listed, and those that are chosen.
///
/// It knows neither a terminal nor a file.
struct WatchModel {
  private(set) var timeline = Timeline()
  private var lists = Dictionary(uniqueKeysWithValues: WatchListKind.allCases.map { ($0, WatchList()) })

  /// The widest values of what is listed, which columns are as wide as.
  private(set) var widths = (number: 2, outcome: 9, took: 6, kind: 4, fault: 4)

  /// Which rows are listed.
  ///
  /// - Complexity: O(*n*) in what is kept, to set.
  var filter = JournalFilter() {
    didSet { if filter != oldValue { list() } }
  }

  /// How many microseconds a bar covers, so that nine of ten navigations fit into it.
  private(set) var span = 1000

  /// Whether a choice has been made at the beginning.
  private var hasBegun = false

  subscript(kind: WatchListKind) -> WatchList {
    get { lists[kind] ?? WatchList() }
    set { lists[kind] = newValue }
  }
}

// MARK: - Following

extension WatchModel {
  /// Takes what is new in the journal, and lists it.
  ///
  /// - Complexity: O(*n*) in what is kept.
  mutating func take(_ records: [JournalRecord]) {
    for record in records { timeline.take(record) }
    list()
  }

  /// Lists all that the filter takes.
  private mutating func list() {
    let navigations = timeline.navigations.filter(filter.matches)
    let rows = timeline.keptRows.filter(filter.matches)
    self[.navigations].show(navigations.map(\.id))
    self[.records].show(rows.map(\.number))
    self[.problems].show(rows.filter { $0.fault != nil }.map(\.number))
    let times = timeline.navigations.compactMap { navigation in navigation.end.map { $0 - navigation.begin } }
      .sorted()
    span = times.isEmpty ? 1000 : times[times.count * 9 / 10]
    widths.number = "#\(navigations.reduce(9) { max($0, $1.number) })".count
    widths.outcome = navigations.reduce(9) { max($0, OutcomeLook($1.outcome).word.count) } + 2
    widths.took = navigations.reduce(6) { max($0, $1.duration?.inWords.count ?? 0) }
    widths.kind = rows.reduce(4) { max($0, $1.kind.count) }
    widths.fault = rows.reduce(4) { max($0, $1.fault?.count ?? 0) }
  }

  /// Chooses where to begin when the file has been read for the first time: the first navigation that went wrong.
  mutating func begin() {
    guard !hasBegun, !timeline.rows.isEmpty else { return }
    hasBegun = true
    if let first = timeline.navigations.first(where: \.hasFault) { choose(.navigation(first.id)) }
    if let first = self[.problems].list.items.first { self[.problems].choose(nearest: first) }
  }
}

// MARK: - Going about

extension WatchModel {
  /// The chosen moment of a list.
  func moment(in kind: WatchListKind) -> WatchMoment? {
    self[kind].chosen.map { kind == .navigations ? .navigation($0) : .record($0) }
  }

  /// Chooses the rows that a moment belongs to, in every list that has them.
  mutating func choose(_ moment: WatchMoment) {
    switch moment {
    case .navigation(let id):
      self[.navigations].choose(nearest: id)
      self[.records].choose(nearest: id)
    case .record(let row):
      self[.records].choose(nearest: row)
      if let navigation = timeline[row]?.navigation { self[.navigations].choose(nearest: navigation.id) }
    }
  }

  /// The nearest moment, before or after another one, at which a tree of the same window changed.
  ///
  /// - Parameters:
  ///   - moment: The other one.
  ///   - step: 1 for a later moment, -1 for an earlier one.
  /// - Returns: The moment; `nil` where there is none.
  /// - Complexity: O(*n*) in the rows that are passed.
  func change(from moment: WatchMoment, by step: Int) -> WatchMoment? {
    let rows = self.rows(of: moment)
    let window = timeline.row(before: rows.upperBound, where: { $0.window != nil })?.window
    func isWanted(_ row: JournalRow) -> Bool {
      row.window == window && (row.changesShown || row.changesTree)
    }
    // A navigation is shown with all that it changed, so the search begins outside it.
    let found =
      step < 0
      ? timeline.row(before: rows.lowerBound, where: isWanted)
      : timeline.row(after: rows.upperBound - 1, where: isWanted)
    return found.map { .record($0.number) }
  }

  /// The trees before and after a moment.
  func trees(at moment: WatchMoment) -> (before: TreePair, after: TreePair)? {
    let rows = self.rows(of: moment)
    guard timeline.rows.contains(rows.upperBound - 1) else { return nil }
    return timeline.trees(before: rows.lowerBound, after: rows.upperBound - 1)
  }

  private func rows(of moment: WatchMoment) -> Range<Int> {
    switch moment {
    case .navigation(let id): id..<((timeline.navigation(id)?.lastRow ?? id) + 1)
    case .record(let row): row..<(row + 1)
    }
  }
}
