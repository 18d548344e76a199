/// The notes that are being written, shared by the screen that writes one and the question what becomes of it.
@MainActor
public final class NoteDrafts {
  private let notes: NoteStore
  private var texts: [FilePath: NoteText] = [:]
  /// Notes as they are kept, as texts to begin with and to compare with: neither is to cost the length at every key.
  private var keptTexts: [FilePath: (note: String, text: NoteText)] = [:]

  init(notes: NoteStore) {
    self.notes = notes
  }

  /// The text being written on a file; that of the note as long as nothing was written.
  ///
  /// - Parameter path: The file.
  public subscript(path: FilePath) -> NoteText {
    get { texts[path] ?? keptText(path) }
    set { texts[path] = newValue }
  }

  /// Whether there is text on a file that is not kept.
  ///
  /// - Parameter path: The file.
  /// - Returns: True where it differs from the note.
  public func isUnsaved(_ path: FilePath) -> Bool {
    texts[path].map { !$0.hasSameContents(as: keptText(path)) } ?? false
  }

  private func keptText(_ path: FilePath) -> NoteText {
    let note = notes.note(on: path) ?? ""
    if let known = keptTexts[path], known.note == note { return known.text }
    let text = NoteText(note)
    keptTexts[path] = (note, text)
    return text
  }

  /// Keeps the text on a file.
  ///
  /// - Parameter path: The file.
  public func save(_ path: FilePath) {
    guard let text = texts[path] else { return }
    let note = text.string
    notes.write(note, on: path)
    keptTexts[path] = (note, text)
  }

  /// Keeps what is being written on what was moved.
  ///
  /// - Parameter move: What was moved.
  func follow(_ move: FileMove) {
    for (path, text) in texts {
      guard let new = move.newPath(of: path) else { continue }
      texts[path] = nil
      texts[new] = text
    }
  }

  /// Forgets the text on a file, so that the note is what it was.
  ///
  /// - Parameter path: The file.
  public func discard(_ path: FilePath) {
    texts[path] = nil
    keptTexts[path] = nil
  }
}
