import WaymarkInspector

/// Which rows are listed: those that contain all of some words, in one window or in all.
struct WatchFilter: Hashable, Sendable {
  /// The greatest length of the text to search for.
  static let limit = 200

  /// The words as they were typed, which are searched for without regard to case.
  var text = "" {
    didSet { words = text.lowercased().split { $0.isWhitespace }.map(String.init) }
  }

  /// The only window that is listed, if any.
  var window: Int?

  private var words: [String] = []

  /// Whether everything is listed.
  var isEmpty: Bool { words.isEmpty && window == nil }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ navigation: JournalNavigation) -> Bool {
    let guards = navigation.parts.lazy.filter { $0.kind == .guarding }.flatMap { [$0.name, $0.result] }
    return matches(
      navigation.window, ["#\(navigation.number)", navigation.title, navigation.outcomeText] + guards)
  }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ row: JournalRow) -> Bool {
    let number = row.navigation.map { "#\($0.number)" } ?? ""
    return row.window == nil && words.isEmpty
      || matches(row.window ?? window, [number, row.kind, row.text, row.fault ?? "", row.misfit ?? ""])
  }

  private func matches(_ window: Int?, _ texts: @autoclosure () -> [String]) -> Bool {
    guard self.window == nil || window == self.window else { return false }
    guard !words.isEmpty else { return true }
    let text = texts().joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
