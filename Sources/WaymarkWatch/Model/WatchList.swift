import WaymarkJournal
import WaymarkTerminal

/// One of the lists: the rows of the journal that are listed, by number, and which of them is chosen.
///
/// It follows the end until somebody goes elsewhere, and again when they come back to it.
struct WatchList {
  private(set) var list = TerminalList([Int]()) { $0 }

  /// Whether what comes is chosen.
  private(set) var isFollowing = true

  /// The chosen row, if any is listed.
  var chosen: Int? { list.selectedItem }

  var count: Int { list.count }

  /// The row that is to be chosen once what comes before it in the list has been found.
  private var sought: Int?

  /// Adds what has come, in order.
  ///
  /// - Complexity: O(*m*) in what has come.
  mutating func append(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    list.items += rows
    if isFollowing { list.move(to: list.count - 1) }
  }

  /// Lists something, or no longer, which may have been there before.
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

  /// Leaves out all before a row.
  ///
  /// - Complexity: O(*m*) in what goes, and in what stays to be moved in memory.
  mutating func drop(before row: Int) {
    let count = list.items.partitioningIndex { $0 >= row }
    guard count > 0 else { return }
    let wasDropped = list.index < count
    list.items.removeFirst(count)
    // Nobody is sent to the end for having looked at what is gone.
    if wasDropped { list.move(to: 0) }
  }

  /// Leaves out what is not kept any more.
  ///
  /// - Complexity: O(*n*) in what is listed.
  mutating func keep(where isKept: (Int) -> Bool) {
    guard !list.items.allSatisfy(isKept) else { return }
    replace(with: list.items.filter(isKept))
  }

  /// Lists nothing, until it is found what to list.
  mutating func begin() {
    sought = isFollowing ? nil : sought ?? chosen
    list.items = []
  }

  /// Lists what was found before all that is listed; the row that was chosen is chosen again, or the one nearest to it.
  ///
  /// - Parameters:
  ///   - rows: What was found, in order.
  ///   - isAll: Whether no more will be.
  /// - Complexity: O(*n*) in what is listed, to be moved in memory.
  mutating func prepend(_ rows: some Collection<Int>, isAll: Bool) {
    let place = list.index + rows.count
    let hadAny = !list.items.isEmpty
    list.items.insert(contentsOf: rows, at: 0)
    if isFollowing {
      list.move(to: list.count - 1)
    } else if let sought {
      list.move(to: list.items.partitioningIndex { $0 >= sought })
    } else if hadAny {
      list.move(to: place)
    }
    if isAll { sought = nil }
  }

  /// Lists something else, with the same row chosen, or the one nearest to it.
  mutating func replace(with rows: [Int]) {
    let before = chosen
    list.items = rows
    if isFollowing {
      list.move(to: list.count - 1)
    } else if let before {
      // Nobody is sent to the end for having looked at what is gone.
      list.move(to: list.items.partitioningIndex { $0 >= before })
    }
  }

  /// Chooses a row; where it is not listed, the one after it.
  mutating func choose(nearest row: Int) {
    sought = nil
    list.move(to: list.items.partitioningIndex { $0 >= row })
    isFollowing = list.index >= list.count - 1
  }

  /// Moves as the keys for lists say.
  ///
  /// - Returns: Whether it was such a key.
  mutating func handle(_ key: Key) -> Bool {
    guard list.handle(key, letters: true) else { return false }
    sought = nil
    isFollowing = list.index >= list.count - 1
    return true
  }
}
