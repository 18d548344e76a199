import WaymarkInspector

/// Which rows are listed: those that contain all of some words, in one window or in all.
struct WatchFilter: Hashable, Sendable {
  /// The greatest length of the text to search for.
  static let limit = 200

  /// The words as they were typed.
  var text = "" {
    didSet { words = text.split { $0.isWhitespace }.map { FilterWord(String($0)) } }
  }

  /// The only window that is listed, if any.
  var window: Int?

  private var words: [FilterWord] = []

  /// Whether everything is listed.
  var isEmpty: Bool { words.isEmpty && window == nil }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ course: NavigationCourse) -> Bool {
    guard window == nil || course.window == window else { return false }
    return words.allSatisfy { word in
      word.isIn(course.title) || word.isIn(course.outcomeText) || word.isIn(number: course.number)
        || course.guards.contains { word.isIn($0.name) || word.isIn($0.result) }
    }
  }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ row: TailRow) -> Bool {
    guard window == nil || row.window == nil || row.window == window else { return false }
    return words.allSatisfy { word in
      word.isIn(row.kind) || word.isIn(row.text) || word.isIn(number: row.navigation)
        || word.isIn(row.fault ?? "") || word.isIn(row.misfit ?? "")
    }
  }
}
