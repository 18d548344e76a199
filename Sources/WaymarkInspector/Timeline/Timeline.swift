import Waymark
package import WaymarkStorage

/// The course of a journal that may grow: its last records as rows, with the trees after each, and its navigations.
///
/// The page, the watch, the log, the trace and the graph are printed from it. Memory is limited: as many rows are kept as somebody
/// would look through.
package struct Timeline: Sendable {
  /// How many rows are kept, unless they take too many bytes.
  private let maximumRows: Int

  /// How many bytes the rows may take before the oldest are left out.
  private static let maximumWeight = 96 << 20

  /// How many rows are left out at once.
  private static let droppedAtOnce = 5000

  private struct Key: Hashable {
    let window: Int?
    let number: Int
  }

  /// The rows that are kept, the oldest first.
  package private(set) var keptRows: [JournalRow] = []
  private var weight = 0
  /// The last navigation with each number.
  private var latest: [Key: Int] = [:]

  /// The navigations in the order in which they began, including those under way.
  package private(set) var navigations: [JournalNavigation] = []

  /// The windows that exist now, by number.
  package private(set) var windows: [Int: JournalWindow] = [:]

  /// The number of rows that say that something went wrong.
  package private(set) var faultCount = 0

  /// Whether several windows have been seen, so that a row has to name its window.
  package private(set) var hasSeveralWindows = false

  /// When the journal began, in microseconds since 1970, and the members of its first record, if that was there.
  package private(set) var beginning = 0
  package private(set) var opening: JSONValue?

  /// - Parameter maximumRows: How many rows are kept, unless they take too many bytes.
  package init(keeping maximumRows: Int = 50_000) { self.maximumRows = maximumRows }
}

// MARK: - Taking

extension Timeline {
  /// Takes the next record of the journal.
  ///
  /// - Returns: Its row.
  /// - Complexity: O(*n*) in the length of the record and in the containers that it changes.
  @discardableResult
  package mutating func take(_ record: JournalRecord) -> JournalRow {
    let row = follow(record)
    keptRows.append(row)
    weight += row.weight
    if row.fault != nil { faultCount += 1 }
    dropOldest()
    return row
  }

  private mutating func follow(_ record: JournalRecord) -> JournalRow {
    if record.kind == "open" {
      if opening == nil {
        (beginning, opening) = (JournalRecord.beginning(of: record.value) ?? 0, record.value)
      }
      // With another run of the app, numbers begin again.
      if record["part"]?.integer ?? 1 <= 1 { latest = [:] }
    }
    let before = windows.removeValue(forKey: record.window ?? 0) ?? JournalWindow()
    var window = before
    let (change, misfit) = window.take(record)
    let text = RecordText(record: record, window: before, change: change)
    var row = JournalRow(rows.upperBound, record, text, misfit: misfit)
    row.trees = TreePair(tree: window.tree, shown: window.shown)
    row.changesTree = window.tree != before.tree
    row.changesShown = window.shown != before.shown
    let id = navigation(of: record, row, before)
    if let id, let index = index(ofNavigation: id) {
      navigations[index].take(row, record, text)
      row.navigation = (id, navigations[index].number)
    }
    if record.kind == "step" {
      window.step = JournalWindow.Step(number: record["g"]?.integer, value: record.value, navigation: id)
    }
    if let number = record.window, record.kind != "gone" {
      windows[number] = window
      if windows.count > 1 { hasSeveralWindows = true }
    }
    return row
  }

  /// The navigation that a record names, or whose step it names; if none has its number, one begins.
  private mutating func navigation(
    of record: JournalRecord, _ row: JournalRow, _ window: JournalWindow
  ) -> Int? {
    guard let number = record.navigation else {
      return record["g"] != nil && record["g"]?.integer == window.step?.number ? window.step?.navigation : nil
    }
    let key = Key(window: record.window, number: number)
    if let id = latest[key] { return id }
    let isAsked = ["submit", "travel", "user"].contains(record.kind)
    let title = isAsked ? row.text : "begun before what this journal has"
    let id = row.number
    navigations.append(
      JournalNavigation(
        id: id, window: record.window, number: number, title: title, begin: record.time, lastRow: id))
    latest[key] = id
    return id
  }

  /// Leaves out the oldest rows if there are too many, and the navigations that have none left.
  private mutating func dropOldest() {
    guard
      keptRows.count >= maximumRows + Self.droppedAtOnce
        || (weight > Self.maximumWeight && keptRows.count > 1)
    else { return }
    // No slice is kept, so that removing its rows copies nothing.
    let count = min(Self.droppedAtOnce, keptRows.count - 1)
    for row in keptRows[..<count] {
      weight -= row.weight
      if row.fault != nil { faultCount -= 1 }
    }
    keptRows.removeFirst(count)
    let first = rows.lowerBound
    navigations.removeAll { $0.lastRow < first }
    latest = latest.filter { index(ofNavigation: $0.value) != nil }
  }
}

// MARK: - Looking

extension Timeline {
  /// The numbers of the rows that are kept.
  package var rows: Range<Int> {
    let first = keptRows.first?.number ?? 0
    return first..<(first + keptRows.count)
  }

  /// The row with a number, if it is kept.
  package subscript(row: Int) -> JournalRow? { rows.contains(row) ? keptRows[row - rows.lowerBound] : nil }

  /// The navigation that begins with a row, if it is kept.
  package func navigation(_ id: Int) -> JournalNavigation? { index(ofNavigation: id).map { navigations[$0] } }

  private func index(ofNavigation id: Int) -> Int? {
    let place = navigations.partitioningIndex { $0.id >= id }
    return place < navigations.count && navigations[place].id == id ? place : nil
  }

  /// The rows of a navigation that are kept, including those after its end.
  ///
  /// - Complexity: O(*n*) in the rows between its first and its last.
  package func rows(of navigation: JournalNavigation) -> [JournalRow] {
    let all = rows.clamped(to: navigation.id..<(navigation.lastRow + 1))
    return all.compactMap { self[$0] }.filter { $0.navigation?.id == navigation.id }
  }

  /// The nearest row before or after another that meets a condition.
  ///
  /// - Complexity: O(*n*) in the rows that are passed.
  package func row(before row: Int, where isWanted: (JournalRow) -> Bool) -> JournalRow? {
    keptRows.prefix(max(0, row - rows.lowerBound)).last(where: isWanted)
  }

  package func row(after row: Int, where isWanted: (JournalRow) -> Bool) -> JournalRow? {
    keptRows.dropFirst(max(0, row + 1 - rows.lowerBound)).first(where: isWanted)
  }

  /// The trees before one row and after another, in the window that the other is about, or the nearest one before it.
  package func trees(before first: Int, after last: Int) -> (before: TreePair, after: TreePair)? {
    guard let after = row(before: last + 1, where: { $0.window != nil }) else { return nil }
    let before = row(before: first) { $0.window == after.window }
    return (before?.trees ?? TreePair(), after.trees)
  }
}

extension Array {
  /// The position of the first element that meets a condition, in an array in which all such elements come last.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
