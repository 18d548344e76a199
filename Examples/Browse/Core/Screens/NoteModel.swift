import Waymark

/// A note on a file, being written.
@MainActor
public final class NoteModel {
  /// The file that the note is on.
  public let path: FilePath

  /// The text being written.
  public var text: NoteText

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores
  private var saved: String

  /// Makes a model with the note as it is kept.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - context: The note's place in the navigation.
  ///   - stores: Where notes are kept.
  public init(path: FilePath, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.context = context
    self.path = path
    self.stores = stores
    saved = stores.notes.note(on: path) ?? ""
    text = NoteText(saved)
  }

  /// Whether there is text that is not kept.
  public var hasUnsavedText: Bool { text.string != saved }

  /// Goes back to the file.
  public func goBack() { context.close() }

  /// Keeps the text.
  public func save() {
    let written = text.string
    stores.notes.write(written, on: path)
    saved = written
  }

  /// Goes back to the text that is kept.
  public func discard() {
    text = NoteText(saved)
  }
}
