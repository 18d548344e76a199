/// Collects a journal, and writes it as a page for a browser: one file that needs no network.
///
/// It keeps only the last records, and the page says what it leaves out.
package struct JournalPage: Sendable {
  /// How many records a page keeps, unless they take too many bytes.
  package static let minimumRecords = 50_000

  /// How many bytes the records of a page may take before the oldest chunks are left out.
  ///
  /// The last chunk always stays.
  static let maximumBytes = 64 << 20

  /// How many records there are from one place with whole trees to the next.
  static let chunkSize = 1000

  /// How many faults are listed.
  private static let maximumFaults = 5000

  /// How many kinds of records that are not known there are to choose from.
  private static let maximumOtherKinds = 100

  private var chunks: [PageChunk] = []
  private var rowCount = 0
  private var byteCount = 0
  private var droppedRows = 0
  private var courses: [NavigationCourse] = []
  private var faults: [PageFault] = []
  private var droppedFaults = 0
  private var follower = JournalFollower()
  private var tracker = CourseTracker()
  private var about = PageAbout()

  /// - Parameter name: What the file is called.
  package init(name: String) {
    about.name = name.harmless(limit: 200)
  }

  /// Takes the next item of the journal.
  ///
  /// - Complexity: O(*n*) in the length of the record; now and then in the size of the trees.
  package mutating func take(_ item: JournalItem) {
    if (chunks.last?.rows.count ?? JournalPage.chunkSize) >= JournalPage.chunkSize { beginChunk() }
    let row = rowCount
    let (text, kind): (String, String)
    switch item {
    case .problem(let problem):
      (text, kind) = (PageRow.text(of: problem), problem.kind.name)
      about.problemCount += 1
      addFault(
        PageFault(
          row: row, time: nil, window: nil, navigation: nil, name: problem.kind.name, text: problem.message))
    case .record(let record):
      let moment = follower.follow(record)
      let number = tracker.take(moment, row: row, in: record.window.flatMap { follower.windows[$0] })
      about.take(record)
      (text, kind) = (PageRow.text(of: moment, navigation: number), PageRow.kind(of: record))
      if let fault = moment.fault ?? moment.misfit.map({ _ in "does not fit" }) {
        addFault(
          PageFault(
            row: row, time: record.time, window: record.window, navigation: number, name: fault,
            text: moment.misfit ?? moment.text))
      }
      courses += tracker.takeFinished()
    }
    chunks[chunks.count - 1].add(text, kind: kind)
    rowCount += 1
    byteCount += text.utf8.count
    dropOldest()
  }

  private mutating func addFault(_ fault: PageFault) {
    faults.append(fault)
    guard faults.count > 2 * JournalPage.maximumFaults else { return }
    droppedFaults += faults.count - JournalPage.maximumFaults
    faults.removeFirst(faults.count - JournalPage.maximumFaults)
  }

  private mutating func beginChunk() {
    let windows = follower.windows.sorted { $0.key < $1.key }
    let chunk = PageChunk(
      firstRow: rowCount, wholes: windows.map { PageRow.whole($0.key, $0.value, row: rowCount) })
    byteCount += chunk.byteCount
    chunks.append(chunk)
  }

  private mutating func dropOldest() {
    while chunks.count > 1 {
      let isSpare = rowCount - droppedRows - chunks[0].rows.count >= JournalPage.minimumRecords
      guard isSpare || byteCount > JournalPage.maximumBytes else { return }
      let gone = chunks.removeFirst()
      droppedRows += gone.rows.count
      byteCount -= gone.byteCount
      let first = droppedRows
      courses.removeAll { $0.lastRow < first }
      let faultCount = faults.count
      faults.removeAll { $0.row < first }
      droppedFaults += faultCount - faults.count
    }
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - unknownKinds: The number of records of each unknown kind.
  ///   - test: The journal as a Swift test, if there is one.
  ///   - write: Takes the page, piece by piece.
  /// - Throws: What `write` throws.
  package mutating func write(
    unknownKinds: [String: Int] = [:], test: String? = nil, to write: (String) throws -> Void
  ) rethrows {
    tracker.finish()
    courses += tracker.takeFinished()
    let first = droppedRows
    courses.removeAll { $0.lastRow < first }
    courses.sort { ($0.firstRow, $0.number) < ($1.firstRow, $1.number) }
    if faults.count > JournalPage.maximumFaults {
      droppedFaults += faults.count - JournalPage.maximumFaults
      faults.removeFirst(faults.count - JournalPage.maximumFaults)
    }
    about.rowCount = rowCount
    about.droppedRows = droppedRows
    about.droppedFaults = droppedFaults
    about.unknownKinds = unknownKinds
    about.kinds = kinds
    about.unfollowed = follower.unfollowedCount
    let parts = PageAssets.parts
    try write(parts[0])
    try write(about.text(test: test))
    try write(parts[1])
    for chunk in chunks { for row in chunk.rows { try write(row) } }
    try write(parts[2])
    try writeList(chunks.flatMap { chunk in chunk.wholes.map { $0.text(from: first) } }, write)
    try write(parts[3])
    for (index, course) in courses.enumerated() {
      try write((index == 0 ? "[" : ",\n") + PageRow.text(of: course, from: first))
    }
    try write(courses.isEmpty ? "[]" : "]")
    try write(parts[4])
    try writeList(faults.map { $0.text(from: first) }, write)
    try write(parts[5])
  }

  /// The kinds of records to choose from: those that are known, and of others so many as somebody would read.
  private var kinds: [String] {
    let all = chunks.reduce(into: Set<String>()) { $0.formUnion($1.kinds) }.sorted()
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
