import Waymark

/// The question what becomes of a note that is left before it was saved.
@MainActor
public final class UnsavedNoteModel {
  /// What the user can answer.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// To keep the text and to go.
    case save
    /// To lose the text and to go.
    case discard
    /// To go on writing.
    case stay
  }

  /// The file that the note is on.
  public let path: FilePath

  /// The answer that is chosen.
  public var choice = Answer.save

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - path: The file that the note is on.
  ///   - context: The question's place in the navigation.
  ///   - stores: Where notes are kept.
  public init(path: FilePath, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.path = path
    self.context = context
    self.stores = stores
  }

  /// Answers, and goes on with what was wanted unless the user stays.
  ///
  /// - Parameter answer: The answer.
  public func answer(_ answer: Answer) {
    switch answer {
    case .save: stores.drafts.save(path)
    case .discard: stores.drafts.discard(path)
    case .stay:
      context.close()
      return
    }
    if context.resume() == nil { context.close() }
  }
}
