import Waymark

/// A note on a file, being written.
///
/// It does not let itself be left with text that is not kept: by going back, by going to another tab or by quitting,
/// the user is asked first, and what was wanted goes on after the answer.
@MainActor
public final class NoteModel {
  /// The file that the note is on.
  public let path: FilePath

  /// The name of the text that is kept with the note's place until it is saved.
  static let draftName = "draft"

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores

  /// Makes a model with the note as it is kept.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - context: The note's place in the navigation.
  ///   - stores: Where notes are kept.
  public init(path: FilePath, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.path = path
    self.context = context
    self.stores = stores
    if stores.drafts.isUnsaved(path) {
      // It was being written elsewhere: its file has been moved, or it was left without being asked about.
      context.saved[Self.draftName] = stores.drafts[path]
    } else if let draft: NoteText = context.saved[Self.draftName] {
      stores.drafts[path] = draft
    }
    context.onLeave(.all) {
      stores.drafts.isUnsaved(path) ? .detour(to: .present(.unsavedNote(path), as: .alert)) : .allow
    }
    context.onPhase { phase in
      if phase == .removed { stores.drafts.discard(path) }
    }
  }

  /// The text being written.
  public var text: NoteText {
    get { stores.drafts[path] }
    set {
      stores.drafts[path] = newValue
      context.saved[Self.draftName] = hasUnsavedText ? newValue : nil
    }
  }

  /// Whether there is text that is not kept.
  public var hasUnsavedText: Bool { stores.drafts.isUnsaved(path) }

  /// Goes back to the file.
  public func goBack() { context.close() }

  /// Keeps the text.
  public func save() {
    stores.drafts.save(path)
    context.saved.remove(Self.draftName)
  }
}
