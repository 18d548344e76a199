import Foundation

/// The notes that the user has written on files and folders.
///
/// A note that is being written is a draft, which is on disk with every key and stays until it is saved or discarded.
@MainActor
package final class Notes {
  private struct Draft: Codable {
    var text: String
    /// The note that the draft was begun from.
    var original: String
  }

  // By path, as JSON has only texts for keys.
  private let saved: StoredFile<[String: String]>
  private let drafts: StoredFile<[String: Draft]>

  init(folder: URL) {
    saved = StoredFile("notes.json", in: folder, initial: [:])
    drafts = StoredFile("drafts.json", in: folder, initial: [:])
  }

  /// The note on a file as it was saved.
  package func note(on path: FilePath) -> String? { saved.value[path.rawValue] }

  /// The text of the note as it is being written, or as it was saved.
  package func text(on path: FilePath) -> String {
    drafts.value[path.rawValue]?.text ?? note(on: path) ?? ""
  }

  /// Whether there is a text that is not saved.
  package func isUnsaved(_ path: FilePath) -> Bool { drafts.value[path.rawValue] != nil }

  /// Whether there is a note, saved or not.
  package func has(_ path: FilePath) -> Bool { note(on: path) != nil || isUnsaved(path) }

  /// Keeps a text that is not saved.
  package func write(_ text: String, on path: FilePath) {
    let note = note(on: path) ?? ""
    guard text != self.text(on: path) else { return }
    drafts.update { drafts in
      let original = drafts[path.rawValue]?.original ?? note
      drafts[path.rawValue] = text == note ? nil : Draft(text: text, original: original)
    }
  }

  /// Saves the text.
  ///
  /// - Returns: Whether it is saved; ``problems`` say why it is not.
  package func save(_ path: FilePath) -> Bool {
    guard let draft = drafts.value[path.rawValue] else { return true }
    saved.update { notes in
      let there = notes[path.rawValue] ?? ""
      // Another program may have saved the note meanwhile: both texts are kept.
      let text = there == draft.original || there.isEmpty ? draft.text : there + "\n\n" + draft.text
      notes[path.rawValue] = text.isEmpty ? nil : text
    }
    guard saved.problem == nil else { return false }
    discard(path)
    return true
  }

  /// Forgets what is not saved.
  package func discard(_ path: FilePath) { drafts.update { $0[path.rawValue] = nil } }

  /// The reasons why something was not kept or not read, for people to read.
  package var problems: [String] { [saved.problem, drafts.problem].compactMap(\.self) }
}
