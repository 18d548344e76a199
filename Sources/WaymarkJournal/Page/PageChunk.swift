/// Some records of a page in a row, with the trees as they were before the first of them.
struct PageChunk: Sendable {
  let firstRow: Int
  private(set) var rows: [String] = []
  /// What kinds of records there are among the rows.
  private(set) var kinds: Set<String> = []
  let wholes: [Whole]
  private(set) var byteCount: Int

  /// The trees of a window at a place of the journal.
  struct Whole: Sendable {
    let row: Int
    let window: Int
    /// The two trees as they are written in the page.
    let trees: String

    func text(from first: Int) -> String { "{\"row\":\(row - first),\"w\":\(window),\"b\":\(trees)}" }
  }

  init(firstRow: Int, wholes: [Whole]) {
    self.firstRow = firstRow
    self.wholes = wholes
    byteCount = wholes.reduce(0) { $0 + $1.trees.utf8.count }
  }

  mutating func add(_ row: String, kind: String) {
    rows.append(row)
    kinds.insert(kind)
    byteCount += row.utf8.count
  }
}
