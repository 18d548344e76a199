/// Where the tabs with certain keys are, for those who look for many keys one after the other.
///
/// Most tabs stand where they are expected, and few are so many that a table is worth its allocation.
@usableFromInline
struct TabPositions<Element: TreeElement> {
  /// As many keys are compared one by one sooner than they are hashed.
  @inlinable static var smallCount: Int { 8 }

  @usableFromInline let tabs: [RouteTab<Element>]
  @usableFromInline var table: [Element.R: Int] = [:]

  @inlinable
  init(_ tabs: [RouteTab<Element>]) {
    self.tabs = tabs
  }

  /// The position of the tab with a key.
  ///
  /// - Parameters:
  ///   - key: The key to look for.
  ///   - guess: Where it probably is.
  /// - Returns: The position, or `nil` if no tab has the key.
  /// - Complexity: O(1) on average; the first search that is not guessed right costs O(*n*), where *n* is the number of tabs.
  @inlinable
  mutating func position(of key: Element.R, guess: Int) -> Int? {
    if guess >= 0, guess < tabs.count, tabs[guess].key == key { return guess }
    guard tabs.count > TabPositions.smallCount else { return tabs.firstIndex { $0.key == key } }
    if table.isEmpty {
      table.reserveCapacity(tabs.count)
      for index in tabs.indices { table[tabs[index].key] = index }
    }
    return table[key]
  }

  /// Whether each tab has a key of its own.
  @inlinable
  static func areUnique(_ tabs: [RouteTab<Element>]) -> Bool {
    guard tabs.count > smallCount else {
      for index in tabs.indices.dropFirst() {
        for other in 0..<index where tabs[index].key == tabs[other].key { return false }
      }
      return true
    }
    var keys = Set<Element.R>(minimumCapacity: tabs.count)
    for tab in tabs where !keys.insert(tab.key).inserted { return false }
    return true
  }
}
