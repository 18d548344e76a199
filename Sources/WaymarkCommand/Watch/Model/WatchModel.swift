import WaymarkInspector
import WaymarkTerminal

/// The state of the program: the journal as far as it is known, the rows that are listed, and those that are chosen.
///
/// It knows neither a terminal nor a file.
struct WatchModel {
  private(set) var tail = JournalTail()
  private(set) var navigations = WatchList()
  private(set) var records = WatchList()
  private(set) var problems = WatchList()

  /// The state of the journal's file.
  var source = WatchSource()

  /// Which rows are listed.
  ///
  /// - Complexity: O(*n*) in what is kept, to set.
  var filter = WatchFilter() {
    didSet { if filter != oldValue { listAll() } }
  }

  /// The time that a bar covers, so that nine of ten navigations fit into it.
  private(set) var scale = CourseScale()

  subscript(kind: WatchListKind) -> WatchList {
    get {
      switch kind {
      case .navigations: navigations
      case .records: records
      case .problems: problems
      }
    }
    _modify {
      switch kind {
      case .navigations: yield &navigations
      case .records: yield &records
      case .problems: yield &problems
      }
    }
  }
}

// MARK: - Following

extension WatchModel {
  /// Takes what is new in the journal.
  ///
  /// - Complexity: O(*m*) in what has come, however much there is already; now and then in what is listed.
  mutating func take(_ items: [JournalItem]) {
    var newRecords: [Int] = []
    var newProblems: [Int] = []
    var hasDropped = false
    for item in items {
      let news = tail.take(item)
      hasDropped = hasDropped || news.hasDropped
      if let row = tail[news.row], filter.matches(row) {
        newRecords.append(news.row)
        if row.isFault { newProblems.append(news.row) }
      }
      for id in news.courses {
        guard let course = tail.course(id) else { continue }
        navigations.set(id, isListed: filter.matches(course))
        scale.take(course)
      }
    }
    records.append(newRecords)
    problems.append(newProblems)
    guard hasDropped else { return }
    let first = tail.rows.lowerBound
    records.drop(before: first)
    problems.drop(before: first)
    navigations.keep { tail.course($0) != nil }
  }

  /// Lists all that the filter takes.
  private mutating func listAll() {
    navigations.replace(with: tail.courses.filter(filter.matches).map(\.firstRow))
    let found = tail.rows.filter { tail[$0].map(filter.matches) ?? false }
    records.replace(with: found)
    problems.replace(with: found.filter { tail[$0]?.isFault ?? false })
  }

  /// The number of rows that a list would have without a filter.
  func total(of kind: WatchListKind) -> Int {
    switch kind {
    case .navigations: tail.courses.count
    case .records: tail.rows.count
    case .problems: tail.faultCount
    }
  }
}

// MARK: - Going about

extension WatchModel {
  /// The chosen moment of a list.
  func moment(in kind: WatchListKind) -> WatchMoment? {
    guard let row = self[kind].chosen else { return nil }
    return kind == .navigations ? .navigation(row) : .record(row)
  }

  /// Whether a moment is still kept.
  func has(_ moment: WatchMoment) -> Bool {
    switch moment {
    case .navigation(let id): tail.course(id) != nil
    case .record(let row): tail.rows.contains(row)
    }
  }

  /// Chooses the rows that a moment belongs to, in every list that has them.
  mutating func choose(_ moment: WatchMoment) {
    switch moment {
    case .navigation(let id):
      navigations.choose(nearest: id)
      records.choose(nearest: id)
    case .record(let row):
      records.choose(nearest: row)
      if let course = tail[row]?.course { navigations.choose(nearest: course) }
    }
  }

  /// Chooses the last row of a list that says that something went wrong.
  ///
  /// - Returns: Whether there is one.
  mutating func chooseLastFault(in kind: WatchListKind) -> Bool { chooseFault(in: kind, from: nil, by: -1) }

  /// Chooses the next row that says that something went wrong, after or before the chosen one.
  ///
  /// - Parameters:
  ///   - kind: The list.
  ///   - step: 1 for the next, -1 for the one before.
  /// - Returns: Whether there is one.
  /// - Complexity: O(*n*) in the rows that are passed.
  mutating func chooseFault(in kind: WatchListKind, by step: Int) -> Bool {
    chooseFault(in: kind, from: self[kind].list.index, by: step)
  }

  private mutating func chooseFault(in kind: WatchListKind, from start: Int?, by step: Int) -> Bool {
    let list = self[kind].list
    var index = (start ?? list.count) + step
    while list.items.indices.contains(index) {
      if isFault(list[index], in: kind) {
        self[kind].choose(nearest: list[index])
        return true
      }
      index += step
    }
    return false
  }

  private func isFault(_ row: Int, in kind: WatchListKind) -> Bool {
    guard kind == .navigations else { return tail[row]?.isFault ?? false }
    // Its rows are looked at, because the course leaves out what came after its end, such as a late answer.
    return tail.rows(ofCourse: row).contains { tail[$0]?.isFault ?? false }
  }

  /// A side of a window: the tree that was asked for, or the one on the screen.
  enum Side: Hashable, Sendable {
    case askedFor
    case onScreen
  }

  /// The nearest moment, before or after another one, at which a tree of the same window changed.
  ///
  /// - Parameters:
  ///   - moment: The other one.
  ///   - step: 1 for a later moment, -1 for an earlier one.
  ///   - side: Which of the trees.
  /// - Returns: The moment; `nil` where there is none.
  /// - Complexity: O(*n*) in the rows that are passed.
  func change(nearest moment: WatchMoment, by step: Int, on side: Side) -> WatchMoment? {
    // A navigation is shown with all that it changed, so the search begins outside it.
    if step < 0, case .navigation(let id) = moment { return change(from: id, by: step, likeIn: moment, side) }
    return change(from: lastRow(of: moment), by: step, likeIn: moment, side)
  }

  /// The first moment at which a tree changed in the window of a given moment.
  func firstChange(likeIn moment: WatchMoment, on side: Side) -> WatchMoment? {
    change(from: tail.rows.lowerBound - 1, by: 1, likeIn: moment, side)
  }

  /// The last moment at which a tree changed in the window of a given moment.
  func lastChange(likeIn moment: WatchMoment, on side: Side) -> WatchMoment? {
    change(from: tail.rows.upperBound, by: -1, likeIn: moment, side)
  }

  private func change(from row: Int, by step: Int, likeIn moment: WatchMoment, _ side: Side) -> WatchMoment? {
    guard let window = tail.window(of: lastRow(of: moment)) else { return nil }
    let found = tail.nearestRow(from: row, by: step) {
      $0.window == window && (side == .askedFor ? $0.changesTree : $0.changesShown)
    }
    return found.map { .record($0) }
  }

  private func lastRow(of moment: WatchMoment) -> Int {
    switch moment {
    case .navigation(let id): tail.course(id)?.lastRow ?? id
    case .record(let row): row
    }
  }

  /// The trees before and after a moment.
  func trees(at moment: WatchMoment) -> (before: TreePair, after: TreePair)? {
    let last = lastRow(of: moment)
    guard has(moment), let window = tail.window(of: last) else { return nil }
    if case .navigation(let id) = moment { return tail.trees(of: window, before: id, after: last) }
    return tail.trees(of: window, before: last, after: last)
  }
}
