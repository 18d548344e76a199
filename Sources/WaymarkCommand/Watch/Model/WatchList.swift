import WaymarkInspector
import WaymarkTerminal

/// A list of rows: the numbers of the journal's rows that it shows, and which of them is chosen.
///
/// The newest row stays chosen until the user chooses another one, and again once the user returns to the end.
struct WatchList {
  private(set) var list = TerminalList([Int]()) { $0 }

  /// Whether the newest row is chosen as rows are added.
  private(set) var isFollowing = true

  /// The chosen row, if any is listed.
  var chosen: Int? { list.selectedItem }

  var count: Int { list.count }

  /// Lists rows, in order.
  ///
  /// The same row stays chosen, or else the nearest one is.
  mutating func show(_ rows: [Int]) {
    let before = chosen
    list.items = rows
    list.move(to: isFollowing ? list.count - 1 : rows.partitioningIndex { $0 >= before ?? 0 })
  }

  /// Chooses a row, or the one after it if the row is not listed.
  mutating func choose(nearest row: Int) {
    list.move(to: list.items.partitioningIndex { $0 >= row })
    isFollowing = list.index >= list.count - 1
  }

  /// Moves the choice by the keys for lists.
  ///
  /// - Returns: Whether it was such a key.
  mutating func handle(_ key: Key) -> Bool {
    guard list.handle(key, letters: true) else { return false }
    isFollowing = list.index >= list.count - 1
    return true
  }
}
