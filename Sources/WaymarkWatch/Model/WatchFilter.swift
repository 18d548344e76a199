import WaymarkJournal

/// What is listed: what has all of some words in it, and one window or all.
struct WatchFilter: Hashable, Sendable {
  /// How long what is looked for may be.
  static let limit = 200

  /// The words as they were typed.
  var text = "" {
    didSet { words = text.lowercased().split { $0.isWhitespace }.map { Array($0.utf8) } }
  }

  /// The only window that is listed, if any.
  var window: Int?

  private var words: [[UInt8]] = []

  /// Whether everything is listed.
  var isEmpty: Bool { words.isEmpty && window == nil }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ course: NavigationCourse) -> Bool {
    guard window == nil || course.window == window else { return false }
    guard !words.isEmpty else { return true }
    let guards = course.guards.lazy.map { "\($0.name) \($0.result)" }.joined(separator: " ")
    return matches("#\(course.number) \(course.title) \(course.outcomeText) \(guards)")
  }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ row: TailRow) -> Bool {
    guard window == nil || row.window == nil || row.window == window else { return false }
    guard !words.isEmpty else { return true }
    let number = row.navigation.map { "#\($0)" } ?? ""
    return matches("\(row.kind) \(number) \(row.text) \(row.fault ?? "") \(row.misfit ?? "")")
  }

  private func matches(_ text: String) -> Bool {
    var text = text.lowercased()
    return text.withUTF8 { bytes in words.allSatisfy { WatchFilter.contains(bytes, $0) } }
  }

  private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
    }
    return false
  }
}
