/// What the user wrote about files.
@MainActor
public final class NoteStore {
  private struct Note: Codable, Sendable {
    var path: FilePath
    var text: String
    var written: Int64
  }

  private let stored: StoredValue<[Note]>

  /// Reads what is kept.
  ///
  /// - Parameter folder: Where it is kept.
  public init(folder: DataFolder) {
    stored = StoredValue("notes.json", in: folder, initial: [])
  }

  /// The note on a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: The text, or nil where there is none.
  public func note(on path: FilePath) -> String? { stored.value.first { $0.path == path }?.text }

  /// Writes a note on a file.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one takes the note away.
  ///   - path: The file.
  ///   - version: The note that was seen before; any may be replaced if nil.
  /// - Throws: Why it is not on disk. The note is then what it was.
  public func write(_ text: String, on path: FilePath, over version: NoteVersion? = nil) throws(NoteRefusal) {
    var found: NoteRefusal?
    do throws(StoreProblem) {
      try stored.commit { notes in
        let current = notes.first { $0.path == path }?.text
        // What two have written alike is no question.
        guard (current ?? "") != text else { return false }
        if let version, NoteVersion(current) != version {
          found = .changed(current)
          return false
        }
        notes.removeAll { $0.path == path }
        if !text.isEmpty { notes.append(Note(path: path, text: text, written: FileDate.now)) }
        return true
      }
    } catch {
      throw .problem(error)
    }
    if let found { throw found }
  }

  /// Takes over what other programs have written.
  func refresh() { stored.refresh() }

  /// Tries again what could not be kept.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept.
  /// - Throws: Why it is not kept.
  public func flush(isPatient: Bool = true) throws(StoreProblem) { try stored.flush(isPatient: isPatient) }

  /// Keeps the notes on what was moved.
  ///
  /// - Parameter move: What was moved.
  func follow(_ move: FileMove) {
    // What another program has kept meanwhile goes along too.
    refresh()
    guard stored.value.contains(where: { move.newPath(of: $0.path) != nil }) else { return }
    stored.update { notes in
      var moved: [Note] = []
      notes.removeAll { note in
        guard let path = move.newPath(of: note.path) else { return false }
        moved.append(Note(path: path, text: note.text, written: note.written))
        return true
      }
      for note in moved {
        // A note may be left of something that was there before: what the user wrote is not thrown away.
        if let index = notes.firstIndex(where: { $0.path == note.path }) {
          notes[index].text = note.text + "\n\n" + notes[index].text
        } else {
          notes.append(note)
        }
      }
    }
  }

  var onProblem: (() -> Void)? {
    get { stored.onProblem }
    set { stored.onProblem = newValue }
  }

  /// What went wrong since this was last asked.
  ///
  /// - Returns: The problems, oldest first.
  public func takeProblems() -> [StoreProblem] { stored.takeProblems() }
}
