/// Reads a journal that is being written: waits for its file, reads what has been appended, and goes on if the file is
/// rotated, truncated or replaced.
package struct GrowingJournal: ~Copyable {
  /// The next thing in the file.
  package enum Event {
    case item(JournalItem)
    /// There is more to read, which takes long: call again.
    case more
    /// There is nothing more at the moment.
    case rest
  }

  /// The states of the file.
  package enum State: Hashable, Sendable {
    /// It does not exist, or not any more.
    case missing
    /// It cannot be read.
    case unreadable(SystemError)
    case followed
  }

  /// How many older files, `.1` and so on, are searched for the one that was being read.
  private static let olderFiles = 100

  /// How many bytes at the end of a longer file are read.
  ///
  /// They hold more records than are kept, unless the records are large.
  package static let tailSize = 32 << 20

  private let path: String
  private let tailSize: Int
  private var reader = JournalReader(LineReader(ByteSource([]), isGrowing: true))
  private var identity: FileIdentity?
  private var beginning: [UInt8] = []
  /// Items to return before reading on.
  private var waiting: [JournalItem] = []

  /// Whether the last read found nothing more.
  private var isResting = false
  /// Whether another file has replaced the one that is read.
  private var isReplaced = false

  /// The state of the file, as far as it is known.
  package private(set) var state = State.missing

  /// How many bytes at the beginning of the first file were left out.
  package private(set) var skippedBytes = 0

  /// Whether the file is no journal, so that it is not read any further.
  package var isForeign: Bool { reader.isForeign }

  /// The number of records of each unknown kind.
  package var unknownKinds: [String: Int] { reader.unknownKinds }

  /// Whether the last line has no end yet.
  package var hasBegunLine: Bool { reader.hasBegunLine }

  /// How much of the file has been read, from 0 to 1.
  package var progress: Double {
    guard let identity, identity.size > skippedHere else { return 1 }
    return min(1, Double(reader.byteCount) / Double(identity.size - skippedHere))
  }

  /// How many bytes at the beginning of the current file were left out.
  private var skippedHere = 0

  /// - Parameters:
  ///   - path: The file, which need not be there yet.
  ///   - tailSize: How many bytes at the end of the first file are read at most.
  package init(path: String, tailSize: Int = GrowingJournal.tailSize) {
    self.path = path
    self.tailSize = tailSize
  }

  /// Reads on.
  ///
  /// - Returns: What there is.
  /// - Complexity: O(*n*) in the length of the line; where nothing has been appended, a question about the file.
  package mutating func next() -> Event {
    if identity == nil { return open() ? .more : .rest }
    if isResting {
      isResting = false
      // Look before reading, because the file may have been rewritten.
      lookAgain()
    }
    if !waiting.isEmpty { return .item(waiting.removeFirst()) }
    do throws(SystemError) {
      if let item = try reader.next() { return .item(item) }
    } catch {
      state = .unreadable(error)
      return .rest
    }
    guard reader.isAtRest else { return .more }
    if isReplaced {
      // The old file will not grow any more.
      isReplaced = false
      if let identity, goOn(with: successor(of: identity), isAnew: false) {
        lookAgain()
        return .more
      }
    }
    isResting = true
    return .rest
  }

  /// Checks whether the file was replaced or rewritten.
  private mutating func lookAgain() {
    guard let old = identity else { return }
    let now: FileIdentity
    do throws(SystemError) {
      now = try FileIdentity(at: path)
    } catch {
      _ = fail(error)
      return
    }
    state = .followed
    if now.isSameFile(as: old) {
      defer { if identity?.isSameFile(as: now) ?? false { identity = now } }
      let count = reader.byteCount + skippedHere
      if now.size < count || (now != old && !beginsAsBefore()) { _ = goOn(with: path, isAnew: true) }
    } else {
      isReplaced = true
    }
  }

  /// Whether the file still begins with the text that it had when it was opened.
  private func beginsAsBefore() -> Bool {
    guard let bytes = try? FileBeginning.read(path) else { return true }
    return bytes.starts(with: beginning)
  }

  /// The file that was begun after another one, which may have been moved aside several times since.
  private func successor(of old: FileIdentity) -> String {
    for number in 1...GrowingJournal.olderFiles {
      guard let found = try? FileIdentity(at: "\(path).\(number)") else { break }
      if found.isSameFile(as: old) { return number == 1 ? path : "\(path).\(number - 1)" }
    }
    return path
  }

  /// Goes on with another file, if it can be opened.
  ///
  /// - Parameters:
  ///   - path: The other file.
  ///   - isAnew: Whether it is the same file, rewritten, so that the old text cannot be read to its end.
  /// - Returns: Whether it could be opened.
  private mutating func goOn(with path: String, isAnew: Bool) -> Bool {
    do throws(SystemError) {
      let source = try ByteSource(growingFile: path)
      beginning = try FileBeginning.read(path)
      if isAnew {
        waiting.append(
          .problem(JournalProblem(.gap, line: 1, "the file was written anew, and begins again here")))
      } else {
        // The old file may end with an incomplete line.
        reader.endGrowing()
        if let item = try reader.next() { waiting.append(item) }
      }
      identity = source.identity
      skippedHere = 0
      reader.goOn(with: source)
      return true
    } catch {
      return fail(error)
    }
  }

  /// Opens the first file, at its beginning or, if it is long, at the part of its end that is read.
  private mutating func open() -> Bool {
    let tailSize = tailSize
    var skipped = 0
    do throws(SystemError) {
      let source = try ByteSource(growingFile: path) { size in
        skipped = max(0, size - tailSize)
        return skipped
      }
      beginning = try FileBeginning.read(path)
      identity = source.identity
      reader.goOn(with: source)
      // The part may begin in the middle of a line.
      if skipped > 0 { try reader.skipLine() }
      (skippedBytes, skippedHere, state) = (skipped, skipped, .followed)
      if skipped > 0 {
        let notice = "the first \(skipped >> 20) MB of the file were not read; lines are counted from here"
        waiting.append(.problem(JournalProblem(.gap, line: 1, notice)))
      }
      return true
    } catch {
      return fail(error)
    }
  }

  private mutating func fail(_ error: SystemError) -> Bool {
    state = error.isMissing ? .missing : .unreadable(error)
    return false
  }
}
