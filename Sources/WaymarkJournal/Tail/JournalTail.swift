/// The last records of a journal that may grow, with the trees at each of them and the courses of navigations, for somebody who
/// goes about in them.
///
/// Rows are numbered from the first record on, however many of them have been left out since. Memory is bounded: the rows kept are
/// as many as an inspector page has.
package struct JournalTail {
  /// What changed with a record, for lists that follow.
  package struct News: Sendable {
    /// The row that came.
    package let row: Int
    /// The courses that it began or changed, by the rows that they begin with, in order.
    package internal(set) var courses: [Int] = []
    /// Whether rows have been left out at the beginning.
    package internal(set) var hasDropped = false
  }

  private struct Key: Hashable {
    let window: Int?
    let number: Int
  }

  private var chunks: [TailChunk] = []
  private var byteCount = 0
  private var follower = JournalFollower()
  private var tracker = CourseTracker()
  private var latest: [Key: Int] = [:]
  private var rowsByCourse: [Int: [Int]] = [:]
  private var known = KnownTrees()

  /// After how many rows trees are remembered on the way to others.
  private static let stride = 64

  /// The rows that are kept.
  package private(set) var rows = 0..<0

  /// The courses in the order in which they began, those among them that are under way.
  package private(set) var courses: [NavigationCourse] = []

  /// How many of the rows say that something went wrong.
  package private(set) var faultCount = 0

  /// How many records belong to windows beyond those that are followed.
  package var unfollowedCount: Int { follower.unfollowedCount }

  /// The windows that are there now, by number.
  package var windows: [Int: JournalWindow] { follower.windows }

  /// Whether several windows have been seen, so that a row has to say which it is about.
  package var hasSeveralWindows: Bool { follower.hasSeveralWindows }

  package init() {}
}

// MARK: - Taking

extension JournalTail {
  /// Takes what comes next in the journal.
  ///
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the length of the record; now and then in the size of the trees.
  package mutating func take(_ item: JournalItem) -> News {
    // A copy that goes on otherwise has other trees.
    if !isKnownUniquelyReferenced(&known) { known = KnownTrees() }
    if (chunks.last?.rows.count ?? JournalPage.chunkSize) >= JournalPage.chunkSize { beginChunk() }
    var news = News(row: rows.upperBound)
    let row: TailRow
    switch item {
    case .problem(let problem): row = TailRow(problem)
    case .record(let record):
      if record.kind == "open" { begin(record) }
      let moment = follower.follow(record)
      let window = record.window.flatMap { follower.windows[$0] }
      let number = tracker.take(moment, row: news.row, in: window)
      for ended in tracker.takeFinished() { keep(ended, &news) }
      let course = number.flatMap { follow($0, record.window, &news) }
      news.courses.sort()
      row = TailRow(moment, navigation: number, course: course)
      if let course { rowsByCourse[course, default: []].append(news.row) }
    }
    let last = chunks.count - 1
    byteCount -= chunks[last].byteCount
    chunks[last].add(row)
    byteCount += chunks[last].byteCount
    if row.isFault { faultCount += 1 }
    rows = rows.lowerBound..<(news.row + 1)
    news.hasDropped = dropOldest()
    return news
  }

  private mutating func begin(_ record: JournalRecord) {
    // Numbers begin again with another run.
    if record["part"]?.integer ?? 1 <= 1 { latest = [:] }
  }

  /// Takes over what the tracker knows of the courses that a record changed.
  ///
  /// - Returns: The course that it belongs to.
  private mutating func follow(_ number: Int, _ window: Int?, _ news: inout News) -> Int? {
    if let open = tracker.openCourse(number, in: window) { keep(open, &news) }
    return latest[Key(window: window, number: number)]
  }

  private mutating func keep(_ course: NavigationCourse, _ news: inout News) {
    let place = index(ofCourse: course.firstRow)
    if place < courses.count, courses[place].firstRow == course.firstRow {
      courses[place] = course
    } else if course.lastRow >= rows.lowerBound {
      courses.insert(course, at: place)
      latest[Key(window: course.window, number: course.number)] = course.firstRow
    } else {
      return
    }
    news.courses.append(course.firstRow)
  }

  private mutating func beginChunk() {
    let trees = follower.windows.mapValues { TreePair(tree: $0.tree, shown: $0.shown) }
    let chunk = TailChunk(firstRow: rows.upperBound, trees: trees)
    byteCount += chunk.byteCount
    chunks.append(chunk)
  }

  /// Leaves out the oldest rows where there are too many.
  ///
  /// - Returns: Whether there were.
  private mutating func dropOldest() -> Bool {
    let before = rows.lowerBound
    while chunks.count > 1 {
      let isSpare = rows.count - chunks[0].rows.count >= JournalPage.minimumRecords
      guard isSpare || byteCount > JournalPage.maximumBytes else { break }
      let gone = chunks.removeFirst()
      byteCount -= gone.byteCount
      faultCount -= gone.faultCount
      rows = (gone.firstRow + gone.rows.count)..<rows.upperBound
      // Also of a course that goes on and on.
      for (course, rows) in Dictionary(grouping: gone.rows.compactMap(\.course), by: { $0 }) {
        rowsByCourse[course]?.removeFirst(rows.count)
      }
    }
    guard rows.lowerBound > before else { return false }
    let first = rows.lowerBound
    for course in courses where course.lastRow < first {
      let key = Key(window: course.window, number: course.number)
      if latest[key] == course.firstRow { latest[key] = nil }
      rowsByCourse[course.firstRow] = nil
    }
    courses.removeAll { $0.lastRow < first }
    return true
  }
}

// MARK: - Looking

extension JournalTail {
  /// A row that is kept.
  package subscript(row: Int) -> TailRow? {
    guard rows.contains(row), let chunk = chunk(of: row) else { return nil }
    return chunk.rows[row - chunk.firstRow]
  }

  /// A course by the row that it begins with, if it is kept.
  package func course(_ firstRow: Int) -> NavigationCourse? {
    let place = index(ofCourse: firstRow)
    return place < courses.count && courses[place].firstRow == firstRow ? courses[place] : nil
  }

  /// The courses that begin with one of some rows.
  ///
  /// - Complexity: O(log *n*).
  package func courses(beginningIn rows: Range<Int>) -> ArraySlice<NavigationCourse> {
    courses[index(ofCourse: rows.lowerBound)..<index(ofCourse: rows.upperBound)]
  }

  /// The rows that are kept and belong to a course, also after its end.
  package func rows(ofCourse firstRow: Int) -> [Int] {
    rowsByCourse[firstRow] ?? []
  }

  /// The window that a row is about; of a row about all, the one before it that is about one.
  package func window(of row: Int) -> Int? {
    guard let chunk = chunk(of: row) else { return nil }
    let before = chunk.rows[...(row - chunk.firstRow)]
    return before.last { $0.window != nil }?.window ?? chunk.trees.keys.min()
  }

  /// The trees of a window before a row and after another one.
  ///
  /// - Complexity: O(*n* + *m*) in the size of the trees and in a bounded number of rows.
  package func trees(of window: Int, before first: Int, after last: Int) -> (
    before: TreePair, after: TreePair
  ) {
    let after = trees(of: window, upTo: last)
    // What changed nothing is seen at once, without another copy of what there is.
    let isSame =
      last - first < 1000
      && !(first...max(first, last)).contains { row in
        self[row].map { $0.window == window && $0.isChange } ?? false
      }
    return (isSame ? after : trees(of: window, upTo: first - 1), after)
  }

  /// The trees of a window after a row.
  ///
  /// - Complexity: O(*n* + *m*) in the size of the trees and in the rows since the nearest place before that is known.
  private func trees(of window: Int, upTo row: Int) -> TreePair {
    // Before the first row that is kept stand the trees of its part.
    guard let chunk = chunk(of: row) ?? chunks.first else { return TreePair() }
    let first = chunk.firstRow
    guard row >= first else { return chunk.trees[window] ?? TreePair() }
    var (at, trees) =
      known.last(of: window, in: first..<(row + 1)) ?? (first - 1, chunk.trees[window] ?? TreePair())
    if at == row { return trees }
    while at < row {
      at += 1
      let each = chunk.rows[at - first]
      if each.window == window { trees.take(each) }
      if at % Self.stride == 0, at < row { known.keep(trees, of: window, after: at) }
    }
    known.keep(trees, of: window, after: row)
    return trees
  }

  /// The nearest row in a direction that is as wanted.
  ///
  /// - Parameters:
  ///   - row: Where the search begins; that row is not looked at.
  ///   - step: 1 to go on, -1 to go back.
  ///   - isWanted: Whether a row is as wanted.
  /// - Returns: The row; `nil` where there is none.
  /// - Complexity: O(*n*) in the rows that are passed.
  package func nearestRow(from row: Int, by step: Int, where isWanted: (TailRow) -> Bool) -> Int? {
    var row = row + step
    while rows.contains(row) {
      if let found = self[row], isWanted(found) { return row }
      row += step
    }
    return nil
  }

  private func chunk(of row: Int) -> TailChunk? {
    guard rows.contains(row) else { return nil }
    let place = chunks.partitioningIndex { $0.firstRow > row }
    return chunks[place - 1]
  }

  private func index(ofCourse firstRow: Int) -> Int { courses.partitioningIndex { $0.firstRow >= firstRow } }
}

extension Array {
  /// Where the elements begin that are as asked, which come after all others.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
