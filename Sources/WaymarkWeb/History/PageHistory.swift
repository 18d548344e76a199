/// The entries of a page's history as far as they are known, and the one rule by which they follow the tree.
///
/// A tree that an entry keeps is gone to, where the browser is not there already. Another one replaces the current entry if the user
/// sees the same place or one that was below it, and is a new entry otherwise.
struct PageHistory {
  /// The event that the history waits for.
  private enum State {
    case resting
    /// The browser is on its way to an entry.
    case going(Int)
  }

  /// Something that the browser has to do.
  enum Act: Equatable {
    case push(PageEntry)
    case replace(PageEntry)
    case go(Int)
  }

  /// The entries, of which a browser keeps few.
  private var entries: [PageEntry]
  /// The position where the browser is.
  private(set) var current: Int
  /// The position of the entry whose tree was on the screen last.
  private var base: Int
  /// The position where the user went last, until the page makes an entry: a guard may have the user wait.
  private var wanted: Int?
  private var state = State.resting

  init(at first: PageEntry, knowing known: [PageEntry]) {
    (current, base) = (first.index, first.index)
    entries = known
    keep(first)
  }

  var isGoing: Bool { if case .going = state { true } else { false } }

  /// Numbers an entry that the browser has added after the current one, as for a link that was typed.
  mutating func added(_ link: String) -> PageEntry {
    entries = entries.filter { $0.index <= current }
    return PageEntry(link: link, index: current + 1, tree: nil)
  }

  /// Notes where the browser has gone, sent by the user or by the page.
  ///
  /// - Returns: Whether the user wants another tree.
  mutating func traversed(to entry: PageEntry) -> Bool {
    keep(entry)
    current = entry.index
    if case .going(let index) = state {
      state = .resting
      if index == entry.index { return false }
    }
    wanted = entry.index
    return true
  }

  /// Notes that the browser has not gone where it was sent.
  mutating func gaveUp() {
    if case .going(let index) = state { entries = entries.filter { $0.index != index } }
    base = current
    state = .resting
  }

  /// Has the browser's entry keep a tree.
  ///
  /// - Parameters:
  ///   - link: The link of the place that the user sees.
  ///   - tree: The tree as text.
  ///   - isSamePlace: Whether the user sees the place of the tree before, or one that was below it.
  /// - Returns: What the browser has to do; `nil` if its entry keeps the tree already, or it is on its way.
  mutating func next(_ link: String, _ tree: String, isSamePlace: Bool) -> Act? {
    guard !isGoing else { return nil }
    if let index = index(of: tree) {
      base = index
      return go(to: index)
    }
    let isNew = self.tree(at: current) == nil
    if !isNew, current != base { return go(to: base) }
    let isReplaced = isNew || isSamePlace
    // Browsers forget the oldest of more than fifty.
    if !isReplaced { entries = entries.filter { $0.index <= current && $0.index > current - 48 } }
    base = isReplaced ? current : current + 1
    wanted = nil
    let entry = PageEntry(link: link, index: base, tree: tree)
    keep(entry)
    current = base
    return isReplaced ? .replace(entry) : .push(entry)
  }

  /// The entry that keeps a tree: the one that the user wants, or the nearest.
  private func index(of tree: String) -> Int? {
    if let wanted, self.tree(at: wanted) == tree { return wanted }
    return entries.filter { $0.tree == tree }.map { $0.index }.min {
      (abs($0 - base), $0) < (abs($1 - base), $1)
    }
  }

  private func tree(at index: Int) -> String? { entries.first { $0.index == index }?.tree }

  private mutating func keep(_ entry: PageEntry) {
    entries = entries.filter { $0.index != entry.index } + [entry]
  }

  private mutating func go(to index: Int) -> Act? {
    guard index != current else { return nil }
    state = .going(index)
    return .go(index - current)
  }
}
