package import Waymark

/// Columns of the tree, as a split view is bound to them.
@MainActor
package final class ColumnsModel<R: Route> {
  /// How many columns there can be.
  package let places: Int

  /// Whether only the column in front is shown, whatever room there is, because no split view can be here.
  package let isAlone: Bool

  private var shownColumns: [ContainerModel<R>]
  private var shownFront: Int
  private var shownVisibility = ColumnVisibility.automatic
  private let signal = Signal()

  /// Whether views show one column at a time.
  private(set) var isCompact: Bool

  /// When views last had room for more or fewer columns.
  private(set) var lastTurn: Duration?

  /// Counts the changes that make an earlier wish out of date.
  private(set) var changeCount = 0

  /// The last write of views, until it is known whether the room changes.
  private(set) var wish: ColumnWish?

  /// Whether the visibility was set to show the column in front, and not by the system or the user.
  private var isRevealing = false

  /// The column that the user has just acted in, while it gets the focus because of that.
  private var used: Int?

  /// The state that views are known to have taken up, the column in front and the roots of all: what they write is about these.
  private(set) var drawn: (front: Int, roots: [EntryID])

  /// The last write of what the user did, and its time.
  private var lastWrite: (front: Int, moment: Duration)?

  /// The contents of columns that have gone, by their places, while they may still be seen on their way out.
  private var fading: [Int: ContainerModel<R>] = [:]

  init(_ columns: [ContainerModel<R>], places: Int, front: Int, isCompact: Bool, isAlone: Bool) {
    shownColumns = columns
    shownFront = front
    self.places = places
    self.isCompact = isCompact
    self.isAlone = isAlone
    drawn = (front, columns.map { $0.firstScreen.id })
    reveal(front)
  }

  /// The contents of the filled columns, the first one first.
  package var columns: [ContainerModel<R>] {
    signal.read()
    return shownColumns
  }

  /// The position of the column in front.
  package var front: Int {
    signal.read()
    return shownFront
  }

  /// The column that views show where there is room for one: the one in front, or the one that they have just gone to.
  package var preferred: Int {
    signal.read()
    guard let wish, wish.changeCount == changeCount, shownColumns.indices.contains(wish.column) else {
      return shownFront
    }
    return wish.column
  }

  /// Which columns are shown where there is room.
  package var visibility: ColumnVisibility {
    signal.read()
    return shownVisibility
  }

  /// The contents of a place: what its column holds, or held while it goes.
  ///
  /// - Parameter place: The position of the place.
  /// - Returns: What it shows; `nil` if nothing is chosen.
  package func content(at place: Int) -> ContainerModel<R>? {
    signal.read()
    return shownColumns.indices.contains(place) ? shownColumns[place] : fading[place]
  }

  /// Whether columns are shown beside one another.
  var isSideBySide: Bool { !isCompact && !isAlone }

  /// How many columns fit.
  ///
  /// A column that the system hides counts: it slides in over the others, and no screen that is seen may
  /// count as covered.
  var room: Int { isSideBySide ? places : 1 }

  /// The columns that the user may see, the one in front first.
  ///
  /// - Parameter isCertain: Whether to leave out those that are known to be hidden.
  /// - Returns: Their positions.
  func seen(isCertain: Bool) -> [Int] {
    guard isSideBySide else { return [shownFront] }
    let others = shownColumns.indices.reversed().filter { $0 != shownFront }
    return ([shownFront] + others).filter { !isCertain || !shownVisibility.hides($0, of: places) }
  }

  // MARK: Changes

  func show(_ columns: [ContainerModel<R>], front: Int) {
    let isSame = shownColumns.elementsEqual(columns) { $0.isSame(as: $1) }
    guard !isSame || shownFront != front else { return }
    signal.change {
      let old = shownColumns
      shownColumns = columns
      fading = fading.filter { $0.key >= columns.count }
      // Only the one in front of the columns that go can have been seen.
      if isCompact, !isAlone, shownFront >= columns.count { fading[shownFront] = old[shownFront] }
      guard shownFront != front else { return }
      shownFront = front
      changeCount += 1
      // The user can see the column that they have acted in.
      if front != used { reveal(front) }
    }
  }

  /// Gives the focus to a column that the user has acted in, for which nothing has to be shown or hidden.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - body: Gives it the focus.
  func use(_ column: Int, _ body: () -> Void) {
    used = column
    body()
    used = nil
  }

  /// Shows the column in front if the system would hide it, and hides again what was shown for the one
  /// before.
  private func reveal(_ front: Int) {
    if front == places - 1 {
      if isRevealing { shownVisibility = .automatic }
      isRevealing = false
    } else if shownVisibility == .automatic || shownVisibility.hides(front, of: places) {
      shownVisibility = .all
      isRevealing = true
    }
  }

  /// Whether something that has gone can still be seen.
  var isFading: Bool { !fading.isEmpty }

  /// Forgets the contents of columns that have gone, once they are out of sight.
  func endFading() {
    if isFading { signal.change { fading = [:] } }
  }

  /// Views show other columns, as the system or the user wants it.
  func takeVisibility(_ visibility: ColumnVisibility) {
    guard visibility != shownVisibility else { return }
    signal.change {
      shownVisibility = visibility
      isRevealing = false
    }
  }

  /// Views have room for one column, or for more.
  func turn(_ isCompact: Bool, at moment: Duration) {
    signal.change {
      self.isCompact = isCompact
      fading = [:]
      wish = nil
    }
    lastTurn = moment
    changeCount += 1
    lastWrite = nil
    takeUp()
  }

  // MARK: What views write

  /// Views have written a column.
  ///
  /// - Returns: The wish, if it is a new one; one that is already there then leads to the other column.
  func takeWish(for column: Int, at moment: Duration) -> ColumnWish? {
    let new = wish == nil ? ColumnWish(column, before: drawn, at: moment, changeCount: changeCount) : nil
    signal.change {
      wish = wish ?? new
      wish?.column = column
    }
    if isCompact { go(to: column, at: moment) }
    return new
  }

  /// Whether views have gone to another column, where one is shown at a time, and it is not known yet whose doing that is.
  var isAwaitingRoom: Bool { isCompact && wish != nil }

  /// Ends the wish, once it is known whether the user or the room caused it.
  func endWish() { wish = nil }

  /// The lowest of the columns that the user has left for one before them, by its root; `nil` if none of them is there any more.
  ///
  /// - Parameters:
  ///   - column: The column that the user has gone back to.
  ///   - roots: The roots of the columns that there were.
  /// - Returns: The root.
  func lowest(leftFor column: Int, of roots: [EntryID]) -> EntryID? {
    zip(shownColumns, roots).dropFirst(column + 1).first { $0.firstScreen.id == $1 }?.1
  }

  // MARK: What views show

  /// Views have taken up what the columns show.
  func takeUp() { drawn = (shownFront, shownColumns.map { $0.firstScreen.id }) }

  /// Whether taking up what the columns show takes no transition.
  var isTakenUpAtOnce: Bool { isSideBySide || drawn.front == shownFront }

  /// Views have gone to another column by themselves.
  func go(to column: Int, at moment: Duration) {
    drawn.front = column
    lastWrite = (column, moment)
  }

  /// A screen has come to rest in a column; if it is another than views had gone to, what they write from now on is new.
  func noteRest(in column: Int) {
    if column == shownFront, lastWrite?.front != column { lastWrite = nil }
  }

  /// Whether views repeat what they have just written.
  func isRepeated(_ column: Int, at moment: Duration, within time: Duration) -> Bool {
    guard let lastWrite, moment - lastWrite.moment < time else { return false }
    return lastWrite.front == column
  }

  /// Makes views read again what has not changed, because they have written something else.
  func insist() { signal.change() }
}
