import Waymark

/// A row of a ``Timeline``: a record, or a problem that the reader has come upon.
package struct JournalRow: Sendable {
  /// Its number, from 0.
  package let number: Int
  /// The kind of the record, or what is wrong.
  package let kind: String
  /// The line of the journal, from 1, and what is written in it; nothing where the reader has come upon a problem.
  package let line: Int
  private let bytes: [UInt8]
  /// The record's number in the journal, its time, and its window, if it has one.
  package let sequence: Int?
  package let time: Int
  package let window: Int?
  /// The navigation that the record belongs to, even if it only names a step of it, with its number.
  package internal(set) var navigation: (id: Int, number: Int)?
  /// The record as one line of text that is safe to show.
  package let text: String
  /// The fault, in a word or two; `nil` if there is none.
  package let fault: String?
  /// The trees of the record's window after it, as far as they are known, and whether it changed them.
  package internal(set) var trees = TreePair()
  package internal(set) var changesTree = false
  package internal(set) var changesShown = false

  /// The record as it is written, in JSON that is safe to show; of a long one only how long it is.
  package var written: String {
    guard bytes.count <= 8192 else {
      return "a record of \(bytes.count) bytes, which is too long to be shown"
    }
    return String(decoding: bytes, as: UTF8.self).escapedInJSON
  }

  /// About how many bytes of memory it takes.
  var weight: Int {
    let tree = changesTree ? trees.tree?.placeCount ?? 0 : 0
    let shown = changesShown ? trees.shown?.placeCount ?? 0 : 0
    return 500 + text.utf8.count + bytes.count + 80 * (tree + shown)
  }

  /// - Parameters:
  ///   - number: Its number.
  ///   - record: The record.
  ///   - text: The record in words.
  ///   - misfit: The part that does not fit the records before, as a sentence.
  init(_ number: Int, _ record: JournalRecord, _ text: RecordText, misfit: String?) {
    self.number = number
    (line, bytes, sequence) = (record.line, record.bytes, record.sequence)
    (time, window) = (record.time, record.window)
    kind = record.kind.harmless(limit: 40)
    self.text = text.line + (misfit.map { "; \($0); it is not known until the next whole one" } ?? "")
    fault = text.fault ?? misfit.map { _ in "does not fit" }
  }
}

/// The trees of a window: the one that was committed, and the one on the screen, as far as they are known.
package struct TreePair: Equatable, Sendable {
  package var tree: JournalTree?
  package var shown: JournalTree?
}
