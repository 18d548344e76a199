/// How far it has been looked for what is listed: from the end back to the beginning, as the newest is wanted first.
struct WatchSearch: Hashable, Sendable {
  /// How many rows are looked at before it is looked how long that took.
  static let batch = 256

  /// The row before which it has not been looked yet.
  private(set) var end: Int

  /// How many rows there were to be looked at.
  private let total: Int

  init(in rows: Range<Int>) {
    end = rows.upperBound
    total = rows.count
  }

  /// The next rows to be looked at; empty where none are left.
  func next(in rows: Range<Int>) -> Range<Int> {
    let end = max(self.end, rows.lowerBound)
    return max(rows.lowerBound, end - Self.batch)..<end
  }

  mutating func look(at rows: Range<Int>) { end = rows.lowerBound }

  /// How much has been looked at, from 0 to 1.
  func progress(in rows: Range<Int>) -> Double {
    total == 0 ? 1 : 1 - Double(max(0, end - rows.lowerBound)) / Double(total)
  }
}
