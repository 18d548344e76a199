import WaymarkStorage

/// Reads a journal that is being written: waits for its file, reads what has been appended, and goes on if the file is
/// turned over, shortened or replaced.
package struct GrowingJournal {
  /// The states of the file.
  package enum State: Hashable, Sendable {
    /// It does not exist, or not any more.
    case missing
    /// It cannot be read, for a reason.
    case unreadable(String)
    case followed
  }

  private let path: String
  private var reader = JournalReader(LineReader(nil, isGrowing: true))
  /// The file that is read, as it was when it was opened.
  private var status: FileStatus?
  /// Whether another file has replaced the one that is read, which may still have got its last lines.
  private var isReplaced = false

  /// The state of the file, as far as it is known.
  package private(set) var state = State.missing

  /// - Parameter path: The file, which need not be there yet.
  package init(path: String) {
    self.path = path
  }

  /// Reads on.
  ///
  /// - Returns: What comes next; `nil` if there is nothing more at the moment.
  /// - Complexity: O(*n*) in the length of the line; where nothing has been appended, a question about the file.
  package mutating func next() -> JournalRecord? {
    repeat {
      do throws(SystemFault) {
        if let record = try reader.next() { return record }
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
      guard now.isFile else {
        state = .unreadable("only a file can be followed, and no folder, pipe or device")
        return false
      }
      if let status, now.isSameFile(as: status) {
        state = .followed
        guard now.size < reader.lines.byteCount else { return false }
      } else if status != nil, !isReplaced {
        isReplaced = true
        return true
      }
      reader.lines = LineReader(try SystemFile(path), isGrowing: true)
      (status, state, isReplaced) = (now, .followed, false)
      return true
    } catch {
      state = error.isMissing ? .missing : .unreadable(error.description)
      return false
    }
  }
}
