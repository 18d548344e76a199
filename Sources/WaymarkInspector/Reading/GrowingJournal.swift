import WaymarkStorage

/// Reads a journal that is being written: waits for its file, reads what has been appended, and goes on if the file is
/// turned over, shortened or replaced.
package struct GrowingJournal: ~Copyable {
  /// The states of the file.
  package enum State: Hashable, Sendable {
    /// It does not exist, or not any more.
    case missing
    /// It cannot be read, for a reason.
    case unreadable(String)
    case followed
  }

  /// How many bytes at the end of a longer file are read.
  ///
  /// They hold more records than are kept, unless the records are large.
  package static let tailSize = 32 << 20

  private let path: SystemPath
  private let tailSize: Int
  private var reader = JournalReader(LineReader(ByteSource([]), isGrowing: true))
  /// The file that is read, as it was when it was last looked at.
  private var status: FileStatus?
  /// Items to return before reading on.
  private var waiting: [JournalItem] = []
  /// Whether another file has replaced the one that is read, which may still have got its last lines.
  private var isReplaced = false

  /// The state of the file, as far as it is known.
  package private(set) var state = State.missing

  /// How many bytes at the beginning of the current file were left out.
  package private(set) var skippedBytes = 0

  /// Whether the file is no journal, so that it is not read any further.
  package var isForeign: Bool { reader.isForeign }

  /// Whether the last line has no end yet.
  package var hasBegunLine: Bool { reader.lines.hasBegunLine }

  /// How much of the file has been read, from 0 to 1.
  package var progress: Double {
    guard let status, status.size > skippedBytes else { return 1 }
    return min(1, Double(reader.lines.byteCount) / Double(status.size - skippedBytes))
  }

  /// - Parameters:
  ///   - path: The file, which need not be there yet.
  ///   - tailSize: How many bytes at the end of the first file are read at most.
  package init(path: String, tailSize: Int = GrowingJournal.tailSize) {
    self.path = SystemPath(path)
    self.tailSize = tailSize
  }

  /// Why a file cannot be followed, or `nil` if it can, or may come to be.
  package static func problem(with path: String) -> String? {
    var journal = GrowingJournal(path: path)
    _ = journal.next()
    guard case .unreadable(let problem) = journal.state else { return nil }
    return problem
  }

  /// Reads on.
  ///
  /// - Returns: What comes next; `nil` if there is nothing more at the moment.
  /// - Complexity: O(*n*) in the length of the line; where nothing has been appended, a question about the file.
  package mutating func next() -> JournalItem? {
    repeat {
      if !waiting.isEmpty { return waiting.removeFirst() }
      do throws(SystemFault) {
        if let item = try reader.next() { return item }
      } catch {
        state = .unreadable(error.description)
        return nil
      }
    } while goesOn()
    return nil
  }

  /// Looks at the file after it was read to its end.
  ///
  /// - Returns: Whether there may be more to read now.
  private mutating func goesOn() -> Bool {
    do throws(SystemFault) {
      let now = try FileStatus(at: path)
      guard now.kind == .file else {
        state = .unreadable(
          now.kind == .folder
            ? "a folder cannot be followed" : "a pipe or a device cannot be followed, only a file")
        return false
      }
      guard let status else {
        try begin(now, from: max(0, now.size - tailSize))
        return true
      }
      if now.isSameFile(as: status) {
        self.status = now
        state = .followed
        guard now.size < skippedBytes + reader.lines.byteCount else { return false }
        waiting.append(
          .problem(JournalProblem(.gap, line: 1, "the file was written anew, and begins again here")))
      } else if !isReplaced {
        isReplaced = true
        return true
      } else {
        // The old file may end with an incomplete line.
        reader.lines.isGrowing = false
        if let item = try reader.next() { waiting.append(item) }
      }
      try begin(now, from: 0)
      return true
    } catch {
      state = error.isMissing ? .missing : .unreadable(error.description)
      return false
    }
  }

  private mutating func begin(_ status: FileStatus, from offset: Int) throws(SystemFault) {
    let source = try ByteSource(path: path.text)
    try source.seek(to: offset)
    reader.goOn(with: source)
    (self.status, state, skippedBytes, isReplaced) = (status, .followed, offset, false)
    guard offset > 0 else { return }
    // The part may begin in the middle of a line.
    _ = try reader.lines.next()
    let notice = "the first \(offset >> 20) MB of the file were not read; lines are counted from here"
    waiting.append(.problem(JournalProblem(.gap, line: 1, notice)))
  }
}
