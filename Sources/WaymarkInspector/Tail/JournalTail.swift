/// The last records of a journal that may grow, with the trees at each record and the courses of navigations.
///
/// Rows are numbered from the first record on, even after the oldest have been left out. Memory is limited: as many rows are kept
/// as somebody would look through.
package struct JournalTail {
  /// The changes that a record made, for lists that follow the journal.
  package struct News: Sendable {
    /// The number of the new row.
    package let row: Int
    /// The courses that it began or changed, as the numbers of their first rows, in order.
    package internal(set) var courses: [Int] = []
    /// Whether rows at the beginning were left out.
    package internal(set) var hasDropped = false
  }

  private struct Key: Hashable {
    let window: Int?
    let number: Int
  }

  package private(set) var chunks: [TailChunk] = []
  private var byteCount = 0
  private var follower = JournalFollower()
  private var tracker = CourseTracker()
  private var latest: [Key: Int] = [:]
  private var rowsByCourse: [Int: [Int]] = [:]

  /// How many rows are kept, unless they take too many bytes.
  package static let minimumRecords = 50_000

  /// How many bytes the rows may take before the oldest chunks are left out.
  ///
  /// The last chunk always stays.
  private static let maximumBytes = 64 << 20

  /// How many rows there are from one place with whole trees to the next.
  private static let chunkSize = 1000

  /// The rows that are kept.
  package private(set) var rows = 0..<0

  /// The courses in the order in which they began, including those under way.
  package private(set) var courses: [NavigationCourse] = []

  /// The number of rows that say that something went wrong.
  package private(set) var faultCount = 0

  /// The number of records of windows that are not followed, because there are too many windows.
  package var unfollowedCount: Int { follower.unfollowedCount }

  /// The windows that exist now, by number.
  package var windows: [Int: JournalWindow] { follower.windows }

  /// Whether several windows have been seen, so that a row has to name its window.
  package var hasSeveralWindows: Bool { follower.hasSeveralWindows }

  package init() {}
}

// MARK: - Taking

extension JournalTail {
  /// Takes the next item of the journal.
  ///
  /// - Returns: What changed.
  /// - Complexity: O(*n*) in the length of the record; now and then in the size of the trees.
  package mutating func take(_ item: JournalItem) -> News {
    if (chunks.last?.rows.count ?? Self.chunkSize) >= Self.chunkSize { beginChunk() }
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
    // With another run of the app, numbers begin again.
    if record["part"]?.integer ?? 1 <= 1 { latest = [:] }
  }

  /// Takes over from the tracker the course that a record changed.
  ///
  /// - Returns: The course that the record belongs to.
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

  /// Leaves out the oldest rows if there are too many.
  ///
  /// - Returns: Whether rows were left out.
  private mutating func dropOldest() -> Bool {
    let before = rows.lowerBound
    while chunks.count > 1 {
      let isSpare = rows.count - chunks[0].rows.count >= Self.minimumRecords
      guard isSpare || byteCount > Self.maximumBytes else { break }
      let gone = chunks.removeFirst()
      byteCount -= gone.byteCount
      faultCount -= gone.faultCount
      rows = (gone.firstRow + gone.rows.count)..<rows.upperBound
      // This matters for a course that never ends.
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
  /// The row with a number, if it is kept.
  package subscript(row: Int) -> TailRow? {
    guard rows.contains(row), let chunk = chunk(of: row) else { return nil }
    return chunk.rows[row - chunk.firstRow]
  }

  /// The course that begins with a row, if it is kept.
  package func course(_ firstRow: Int) -> NavigationCourse? {
    let place = index(ofCourse: firstRow)
    return place < courses.count && courses[place].firstRow == firstRow ? courses[place] : nil
  }

  /// The rows of a course that are kept, including those after its end.
  package func rows(ofCourse firstRow: Int) -> [Int] {
    rowsByCourse[firstRow] ?? []
  }

  /// The window that a row is about.
  ///
  /// For a row about all windows, it is the window of the nearest earlier row that has one.
  package func window(of row: Int) -> Int? {
    guard let chunk = chunk(of: row) else { return nil }
    let before = chunk.rows[...(row - chunk.firstRow)]
    return before.last { $0.window != nil }?.window ?? chunk.trees.keys.min()
  }

  /// The trees of a window before one row and after another.
  ///
  /// - Complexity: O(*n* + *m*) in the size of the trees and in a bounded number of rows.
  package func trees(of window: Int, before first: Int, after last: Int) -> (
    before: TreePair, after: TreePair
  ) {
    let before = trees(of: window, upTo: first - 1)
    guard last - first < Self.chunkSize else { return (before, trees(of: window, upTo: last)) }
    var after = before
    for row in first..<(last + 1) { take(row, of: window, into: &after) }
    return (before, after)
  }

  /// The trees of a window after a row.
  ///
  /// - Complexity: O(*n* + *m*) in the size of the trees and in the rows of a chunk.
  private func trees(of window: Int, upTo row: Int) -> TreePair {
    // The trees before the first row that is kept are those of its chunk.
    guard let chunk = chunk(of: row) ?? chunks.first else { return TreePair() }
    var trees = chunk.trees[window] ?? TreePair()
    guard row >= chunk.firstRow else { return trees }
    for row in chunk.firstRow..<(row + 1) { take(row, of: window, into: &trees) }
    return trees
  }

  private func take(_ row: Int, of window: Int, into trees: inout TreePair) {
    if let row = self[row], row.window == window { trees.take(row) }
  }

  /// The nearest row in a direction that meets a condition.
  ///
  /// - Parameters:
  ///   - row: Where the search begins. This row itself is not checked.
  ///   - step: 1 to search forwards, -1 to search backwards.
  ///   - isWanted: Whether a row meets the condition.
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
  /// The position of the first element that meets a condition, in an array in which all such elements come
  /// last.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
