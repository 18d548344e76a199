import Waymark

/// The question what becomes of a note that is left before it was saved, or that was changed elsewhere.
@MainActor
public final class UnsavedNoteModel {
  /// What the user can answer.
  public enum Answer: Hashable, Sendable, CaseIterable {
    /// To keep the text, below what was written elsewhere, and to go.
    case saveBoth
    /// To keep the text, in the place of what was written elsewhere if anything was, and to go.
    case save
    /// To lose the text and to go.
    case discard
    /// To go on writing.
    case stay
  }

  /// Why there is a question.
  public enum Reason: Hashable, Sendable {
    /// The text is not kept.
    case unsaved
    /// The note is not what it was when writing began: what it is now, nil for none.
    case changed(String?)
    /// The text could not be kept: a sentence or two that say why.
    case failed(String)
  }

  /// The file that the note is on.
  public private(set) var path: FilePath

  /// Why there is a question; another one where an answer could not be carried out.
  public private(set) var reason = Reason.unsaved

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
    if case .changed(let note)? = stores.drafts.conflict(of: path) { ask(.changed(note)) }
  }

  /// The answers that make sense, in the order they are offered.
  public var answers: [Answer] {
    if case .changed(_?) = reason { Answer.allCases } else { [.save, .discard, .stay] }
  }

  /// What is asked, in a sentence or two.
  public var question: String {
    let name = path.lastComponent
    return switch reason {
    case .unsaved: "The note on \(name) is not saved."
    case .changed(nil): "The note on \(name) was removed elsewhere while you wrote."
    case .changed(let note?):
      "The note on \(name) was changed elsewhere while you wrote. It says now:\n\n\(SafeText.escapedLines(note))"
    case .failed(let message): "The note on \(name) is still not saved. \(message)"
    }
  }

  /// Answers, and goes on with what was wanted unless the user stays or the text cannot be kept.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: Whether it was carried out; if not, ``question`` says why, and asks again.
  @discardableResult
  public func answer(_ answer: Answer) -> Bool {
    path = stores.current(path)
    switch answer {
    case .saveBoth: accept(keeping: true)
    case .save: accept(keeping: false)
    case .discard: stores.drafts.discard(path)
    case .stay:
      context.close()
      return true
    }
    if answer != .discard {
      do throws(NoteRefusal) {
        try stores.drafts.save(path)
      } catch {
        switch error {
        case .changed(let note): ask(.changed(note))
        case .problem(let problem): ask(.failed(problem.message))
        }
        return false
      }
    }
    context.resume(orClose: true)
    return true
  }

  private func accept(keeping isKept: Bool) {
    if case .changed(let note) = reason { stores.drafts.accept(path, over: note, keeping: isKept) }
  }

  private func ask(_ reason: Reason) {
    self.reason = reason
    choice = answers[0]
  }
}
