/// Reads a journal that is being written: waits for its file, reads what has been appended, and goes on where the file turns
/// over, was cut or was replaced.
package struct GrowingJournal: ~Copyable {
  /// What there is next.
  package enum Event {
    case item(JournalItem)
    /// There is more, which takes long to read: ask again.
    case more
    /// Nothing more has come.
    case rest
  }

  /// What is known of the file.
  package enum State: Hashable, Sendable {
    /// There is none yet, or there is none any more.
    case missing
    /// It cannot be read.
    case unreadable(SystemError)
    case followed
  }

  /// How many older files, `.1` and so on, are looked at for the one that was being read.
  private static let olderFiles = 100

  /// Of a file that is longer than this, only so much of its end is read.
  ///
  /// There are more records in it than are kept, unless they are large.
  package static let tailSize = 32 << 20

  private let path: String
  private let tailSize: Int
  private var reader = JournalReader(LineReader(ByteSource([]), isGrowing: true))
  private var identity: FileIdentity?
  private var beginning: [UInt8] = []
  /// What comes before all that is read next.
  private var waiting: [JournalItem] = []

  /// Whether nothing more had come when it was last read.
  private var isResting = false
  /// Whether another file has taken the place of the one that is read.
  private var isReplaced = false

  /// What is known of the file.
  package private(set) var state = State.missing

  /// How many bytes at the beginning of the first file were left out.
  package private(set) var skippedBytes = 0

  /// Whether it is the file of another program, which is not read any further.
  package var isForeign: Bool { reader.isForeign }

  /// How many records there were of each kind that is not known.
  package var unknownKinds: [String: Int] { reader.unknownKinds }

  /// Whether the last line has no end yet.
  package var hasBegunLine: Bool { reader.hasBegunLine }

  /// How much of the file has been read, from 0 to 1.
  package var progress: Double {
    guard let identity, identity.size > skippedHere else { return 1 }
    return min(1, Double(reader.byteCount) / Double(identity.size - skippedHere))
  }

  /// The bytes that were left out of the file that is being read.
  private var skippedHere = 0

  /// - Parameters:
  ///   - path: The file, which need not be there yet.
  ///   - tailSize: How many bytes of it are read at most, when it is opened first.
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
      // Before anything is read, as it may be of another text.
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
      // Nothing more comes of this one.
      isReplaced = false
      if let identity, goOn(with: successor(of: identity), isAnew: false) {
        lookAgain()
        return .more
      }
    }
    isResting = true
    return .rest
  }

  /// Looks whether another file has taken the place of the one that is read, or another text.
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

  /// Whether there is still the text at the beginning of the file that was there when it was opened.
  private func beginsAsBefore() -> Bool {
    guard let bytes = try? FileBeginning.read(path) else { return true }
    return bytes.starts(with: beginning)
  }

  /// The file that was begun after another one, which may have been moved aside more than once by now.
  private func successor(of old: FileIdentity) -> String {
    for number in 1...GrowingJournal.olderFiles {
      guard let found = try? FileIdentity(at: "\(path).\(number)") else { break }
      if found.isSameFile(as: old) { return number == 1 ? path : "\(path).\(number - 1)" }
    }
    return path
  }

  /// Reads on in another file, where it can be opened.
  ///
  /// - Parameters:
  ///   - path: The other file.
  ///   - isAnew: Whether it is the same one with another text, so that nothing more can come of the one before.
  /// - Returns: Whether it could be opened.
  private mutating func goOn(with path: String, isAnew: Bool) -> Bool {
    do throws(SystemError) {
      let source = try ByteSource(growingFile: path)
      beginning = try FileBeginning.read(path)
      if isAnew {
        waiting.append(
          .problem(JournalProblem(.gap, line: 1, "the file was written anew, and begins again here")))
      } else {
        // The last line may have been written without an end.
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

  /// Opens the first file, at its beginning or so far before its end as is read of it.
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
      // There is no telling where in a line it begins.
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
