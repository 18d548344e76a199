import WaymarkInspector
import WaymarkTerminal

/// A list of rows: the numbers of the journal's rows that it shows, and which of them is chosen.
///
/// The newest row stays chosen until the user chooses another one, and again once the user returns to the
/// end.
struct WatchList {
  private(set) var list = TerminalList([Int]()) { $0 }

  /// Whether the newest row is chosen as rows are added.
  private(set) var isFollowing = true

  /// The chosen row, if any is listed.
  var chosen: Int? { list.selectedItem }

  var count: Int { list.count }

  /// Adds new rows, in order.
  ///
  /// - Complexity: O(*m*) in what has come.
  mutating func append(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    list.items += rows
    if isFollowing { list.move(to: list.count - 1) }
  }

  /// Adds a row to the list or removes it.
  ///
  /// The row may be listed already.
  ///
  /// - Complexity: O(log *n*) where it is there already or comes last; O(*n*) otherwise.
  mutating func set(_ row: Int, isListed: Bool) {
    let place = list.items.partitioningIndex { $0 >= row }
    let isThere = place < list.count && list.items[place] == row
    guard isThere != isListed else { return }
    if !isListed {
      list.items.remove(at: place)
    } else if place == list.count {
      return append([row])
    } else {
      list.items.insert(row, at: place)
    }
    if isFollowing { list.move(to: list.count - 1) }
  }

  /// Removes the rows before a row.
  ///
  /// - Complexity: O(*m*) in what goes, and in what stays to be moved in memory.
  mutating func drop(before row: Int) {
    let count = list.items.partitioningIndex { $0 >= row }
    guard count > 0 else { return }
    let wasDropped = list.index < count
    list.items.removeFirst(count)
    // If the chosen row is gone, choose the nearest one and do not jump to the end.
    if wasDropped { list.move(to: 0) }
  }

  /// Removes the rows that are no longer kept.
  ///
  /// - Complexity: O(*n*) in what is listed.
  mutating func keep(where isKept: (Int) -> Bool) {
    guard !list.items.allSatisfy(isKept) else { return }
    replace(with: list.items.filter(isKept))
  }

  /// Replaces the rows.
  ///
  /// The same row stays chosen, or else the nearest one is.
  mutating func replace(with rows: [Int]) {
    let before = chosen
    list.items = rows
    if isFollowing {
      list.move(to: list.count - 1)
    } else if let before {
      // If the chosen row is gone, choose the nearest one and do not jump to the end.
      list.move(to: list.items.partitioningIndex { $0 >= before })
    }
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
