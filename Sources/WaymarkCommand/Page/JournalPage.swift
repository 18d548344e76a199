import WaymarkInspector

/// Collects a journal, and writes it as a page for a browser: one file that needs no network.
///
/// It keeps only the last records, and the page says what it leaves out.
struct JournalPage {
  /// How many faults are listed.
  private static let maximumFaults = 5000

  /// How many kinds of records that are not known there are to choose from.
  private static let maximumOtherKinds = 100

  private var tail = JournalTail()
  private var about: PageAbout
  private var faultCount = 0

  /// - Parameter name: The name of the file.
  init(name: String) {
    about = PageAbout(name: name.harmless(limit: 200))
  }

  /// Takes the next item of the journal.
  ///
  /// - Complexity: O(*n*) in the length of the record; now and then in the size of the trees.
  mutating func take(_ item: JournalItem) {
    let row = tail.take(item).row
    if tail[row]?.isFault == true { faultCount += 1 }
    switch item {
    case .problem: about.problemCount += 1
    case .record(let record): about.take(record)
    }
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - unknownKinds: The number of records of each unknown kind.
  ///   - test: The journal as a Swift test, if there is one.
  ///   - write: Takes the page, piece by piece.
  /// - Throws: What `write` throws.
  mutating func write(
    unknownKinds: [String: Int] = [:], test: String? = nil, to write: (String) throws -> Void
  ) rethrows {
    let first = tail.rows.lowerBound
    let faults = tail.chunks.flatMap { chunk in
      chunk.rows.enumerated().filter { $0.element.isFault }.map { index, row in
        PageRow.fault(row, at: chunk.firstRow + index - first)
      }
    }.suffix(JournalPage.maximumFaults)
    about.rowCount = tail.rows.upperBound
    about.droppedRows = first
    about.droppedFaults = faultCount - faults.count
    about.unknownKinds = unknownKinds
    about.kinds = kinds
    about.unfollowed = tail.unfollowedCount
    let pieces = PageAssets.pieces(around: ["ABOUT", "RECORDS", "WHOLES", "NAVIGATIONS", "PROBLEMS"])
    try write(pieces[0])
    try write(about.text(test: test))
    try write(pieces[1])
    for chunk in tail.chunks { for row in chunk.rows { try write(PageRow.text(of: row)) } }
    try write(pieces[2])
    try writeList(
      tail.chunks.flatMap { chunk in
        chunk.trees.sorted { $0.key < $1.key }.map {
          PageRow.whole($0.key, $0.value, row: chunk.firstRow - first)
        }
      }, write)
    try write(pieces[3])
    try writeList(tail.courses.map { PageRow.text(of: $0, from: first) }, write)
    try write(pieces[4])
    try writeList(Array(faults), write)
    try write(pieces[5])
  }

  /// The kinds of records to choose from: those that are known, and of others so many as somebody would read.
  private var kinds: [String] {
    let all = Set(tail.chunks.lazy.flatMap(\.rows).map(\.kind)).sorted()
    let others = Set(
      all.lazy.filter { !JournalRecord.kinds.contains($0) }.prefix(JournalPage.maximumOtherKinds))
    return all.filter { JournalRecord.kinds.contains($0) || others.contains($0) }
  }

  private func writeList(_ texts: [String], _ write: (String) throws -> Void) rethrows {
    try write("[")
    for (index, text) in texts.enumerated() { try write((index == 0 ? "" : ",\n") + text) }
    try write("]")
  }
}
