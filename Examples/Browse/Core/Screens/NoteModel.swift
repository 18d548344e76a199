import Waymark

/// A note on a file, being written.
///
/// It does not let itself be left with text that is not saved: by going back, by opening something else in its place, by going to
/// another tab or by quitting, the user is asked first, and what was wanted goes on after the answer.
@MainActor
package final class NoteModel {
  /// The file that the note is on.
  package let path: FilePath

  private let context: ScreenContext<BrowseRoute>
  private let notes: Notes

  init(_ path: FilePath, _ context: ScreenContext<BrowseRoute>, _ notes: Notes) {
    self.path = path
    self.context = context
    self.notes = notes
    context.onLeave(.all) { _ in
      guard notes.isUnsaved(path) else { return .allow }
      return .ask(UnsavedNoteModel.question(about: path)) {
        $0 == true ? .allow : .stay("The note is not saved")
      }
    }
  }

  /// The text, of which each change is kept at once.
  package var text: String {
    get { notes.text(on: path) }
    set { notes.write(newValue, on: path) }
  }

  /// Whether there is text that is not saved.
  package var isUnsaved: Bool { notes.isUnsaved(path) }

  /// Why the text is not on disk; nil where all is well.
  package var problem: String? { notes.problems.first }

  /// Saves the text.
  package func save() { _ = notes.save(path) }

  /// Goes back, which asks first.
  package func goBack() { context.close() }
}

/// The question what becomes of a note that is left before it was saved.
@MainActor
package final class UnsavedNoteModel {
  /// The answers, of which the first is chosen to begin with.
  package enum Answer: String, CaseIterable, Sendable {
    case save = "Save"
    case discard = "Discard"
    case stay = "Stay"
  }

  /// The question about a note, whose answer says whether the note may be left.
  static func question(about path: FilePath) -> Question<BrowseRoute, Bool> {
    Question(.unsavedNote(path), as: .alert)
  }

  /// The question.
  package private(set) var question: String

  private let path: FilePath
  private let context: ScreenContext<BrowseRoute>
  private let notes: Notes

  init(_ path: FilePath, _ context: ScreenContext<BrowseRoute>, _ notes: Notes) {
    self.path = path
    self.context = context
    self.notes = notes
    question = "The note on \(path.name) is not saved."
  }

  /// Does what the user has chosen, and goes on with what the question had come between.
  ///
  /// - Parameters:
  ///   - answer: The user's choice.
  ///   - options: How to carry out what follows.
  /// - Returns: Whether the question is answered; a note that cannot be saved is asked about again.
  @discardableResult
  package func answer(_ answer: Answer, options: NavigationOptions = .standard) -> Bool {
    switch answer {
    case .stay:
      context.close(options: options)
      return true
    case .discard: notes.discard(path)
    case .save:
      guard notes.save(path) else {
        question = "The note on \(path.name) cannot be saved. \(notes.problems.first ?? "")"
        return false
      }
    }
    context.answer(Self.question(about: path), true, options: options)
    return true
  }
}
