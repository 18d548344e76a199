/// The rows and navigations to list: those that contain all of some words.
///
/// `#5` is the fifth navigation, `w2` the second window, and `!` is in all that went wrong.
package struct JournalFilter: Hashable, Sendable {
  /// The words as they were typed, which are searched for without regard to case.
  package var text: String

  /// - Parameter text: The words; without any, everything is listed.
  package init(_ text: String = "") { self.text = text }

  private var words: [String] {
    // A number is found whole.
    text.lowercased().split { $0.isWhitespace }.map { $0.hasPrefix("#") ? " \($0) " : String($0) }
  }

  /// Whether everything is listed.
  package var isEmpty: Bool { words.isEmpty }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  package func matches(_ navigation: JournalNavigation) -> Bool {
    matches(navigation.window, navigation.number, navigation.hasFault) {
      let guards = navigation.parts.filter { $0.kind == .guarding }.flatMap { [$0.name, $0.result] }
      return [navigation.title, navigation.outcomeText] + guards
    }
  }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  package func matches(_ row: JournalRow) -> Bool {
    matches(row.window, row.navigation?.number, row.fault != nil) { [row.kind, row.text, row.fault ?? ""] }
  }

  private func matches(_ window: Int?, _ number: Int?, _ isFault: Bool, _ texts: () -> [String]) -> Bool {
    let words = words
    if words.isEmpty { return true }
    let signs = [window.map { "w\($0)" }, number.map { "#\($0)" }, isFault ? "!" : nil].compactMap { $0 }
    let text = " \((signs + texts()).joined(separator: " ")) ".lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
