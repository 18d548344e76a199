extension Container {
  /// Calls a closure with every element that is seen where so many columns fit: the tops of selected tabs and of columns.
  ///
  /// - Parameters:
  ///   - room: How many columns fit beside one another.
  ///   - body: Takes an element; those of columns come from the first to the last.
  /// - Complexity: O(*s*), where *s* is the number of elements that are seen.
  package func forEachSeen(room: Int, _ body: (Element) -> Void) {
    switch self {
    case .stack(let stack): body(stack.top)
    case .tabs(let tabs): tabs.selected.container.forEachSeen(room: room, body)
    case .columns(let columns):
      for index in columns.shown(room: room) { columns[index].forEachSeen(room: room, body) }
    }
  }
}
