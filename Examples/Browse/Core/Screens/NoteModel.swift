import Waymark

/// A note on a file, being written.
///
/// It does not let itself be left with text that is not kept: by going back, by going to another tab or by quitting,
/// the user is asked first, and what was wanted goes on after the answer.
@MainActor
public final class NoteModel {
  /// The file that the note is on.
  public private(set) var path: FilePath

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores

  /// Makes a model with what was being written, or else with the note as it is kept.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - context: The note's place in the navigation.
  ///   - stores: Where notes are kept.
  public init(path: FilePath, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.path = path
    self.context = context
    self.stores = stores
    stores.drafts.begin(path)
    context.onLeave(.all) {
      stores.drafts.isUnsaved(path) ? .detour(to: .present(.unsavedNote(path), as: .alert)) : .allow
    }
  }

  /// The text being written.
  public var text: NoteText {
    get { stores.drafts[path] }
    set { stores.drafts[path] = newValue }
  }

  /// Whether there is text that is not kept.
  public var hasUnsavedText: Bool { stores.drafts.isUnsaved(path) }

  /// Why the text is not kept, or not even on disk; nil where all is well.
  public var problem: String? { stores.drafts.problem(of: path) }

  /// Whether another program that runs is writing this note too, so that saving may come to a question.
  public var isWrittenElsewhere: Bool { stores.drafts.isWrittenElsewhere(path) }

  /// Goes back to the file.
  public func goBack() { context.close() }

  /// Keeps the text.
  ///
  /// Where the note was changed elsewhere meanwhile, the user is asked what is to become of the two. Where it cannot be
  /// kept, ``problem`` says why.
  public func save() {
    path = stores.current(path)
    do throws(NoteRefusal) {
      try stores.drafts.save(path)
    } catch {
      if case .changed = error { context.present(.unsavedNote(path), as: .alert) }
    }
  }
}
