/// The notes that are being written, shared by the screen that writes one and the question what becomes of it.
@MainActor
public final class NoteDrafts {
  private let notes: NoteStore
  private var texts: [FilePath: NoteText] = [:]

  init(notes: NoteStore) {
    self.notes = notes
  }

  /// The text being written on a file; that of the note as long as nothing was written.
  ///
  /// - Parameter path: The file.
  public subscript(path: FilePath) -> NoteText {
    get { texts[path] ?? NoteText(notes.note(on: path) ?? "") }
    set { texts[path] = newValue }
  }

  /// Whether there is text on a file that is not kept.
  ///
  /// - Parameter path: The file.
  /// - Returns: True where it differs from the note.
  public func isUnsaved(_ path: FilePath) -> Bool {
    texts[path].map { $0.string != notes.note(on: path) ?? "" } ?? false
  }

  /// Keeps the text on a file.
  ///
  /// - Parameter path: The file.
  public func save(_ path: FilePath) {
    if let text = texts[path] { notes.write(text.string, on: path) }
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
  }
}
