/// The progress of a search for rows to list, which goes from the end to the beginning, because the newest rows
/// matter most.
struct WatchSearch: Hashable, Sendable {
  /// How many rows are searched before the time is checked.
  static let batch = 256

  /// The rows from this one on have been searched.
  private(set) var end: Int

  /// The number of rows at the beginning of the search.
  private let total: Int

  init(in rows: Range<Int>) {
    end = rows.upperBound
    total = rows.count
  }

  /// The next rows to search; empty if none are left.
  func next(in rows: Range<Int>) -> Range<Int> {
    let end = max(self.end, rows.lowerBound)
    return max(rows.lowerBound, end - Self.batch)..<end
  }

  mutating func look(at rows: Range<Int>) { end = rows.lowerBound }

  /// The part of the rows that has been searched, from 0 to 1.
  func progress(in rows: Range<Int>) -> Double {
    total == 0 ? 1 : 1 - Double(max(0, end - rows.lowerBound)) / Double(total)
  }
}
