package import Waymark

/// Columns of the tree, as a split view is bound to them.
@MainActor
package final class ColumnsModel<R: Route> {
  /// How columns lie.
  enum Arrangement {
    /// A split view has room for several.
    case sideBySide
    /// A split view has room for one.
    case compact
    /// The column in front is shown without a split view, which cannot be here.
    case alone
  }

  /// How many columns there can be.
  package let places: Int

  /// The contents of the filled columns, the first one first.
  @Shown package private(set) var columns: [ContainerModel<R>]

  /// The position of the column in front.
  @Shown package private(set) var front: Int

  /// How many places are shown where there is room, counted from the last; as many as the system thinks fit if `nil`.
  ///
  /// The system and the user decide it, and it is no navigation.
  @Shown package private(set) var shownPlaces: Int?

  @Shown private(set) var arrangement: Arrangement

  /// The column that views have written, until it is known whether the user or the room caused it.
  @Shown private(set) var written: Int?

  /// The contents of columns that have gone, by their places, while they may still be seen on their way out.
  @Shown private var fading: [Int: ContainerModel<R>] = [:]

  /// Whether all places are shown for the column in front, and not because the system or the user shows them.
  private var isRevealing = false

  /// The column that the user has just acted in, while it gets the focus because of that.
  private var used: Int?

  /// The column in front and the roots of all that views are known to have taken up: writes are about these.
  private(set) var drawn: (front: Int, roots: [EntryID])

  init(_ columns: [ContainerModel<R>], places: Int, front: Int, _ arrangement: Arrangement) {
    _columns = Shown(wrappedValue: columns)
    _front = Shown(wrappedValue: front)
    _arrangement = Shown(wrappedValue: arrangement)
    self.places = places
    drawn = (front, columns.map { $0.firstScreen.id })
    reveal(front)
  }

  /// Whether only the column in front is shown, whatever room there is, because no split view can be here.
  package var isAlone: Bool { arrangement == .alone }

  /// The column that views show where there is room for one: the one in front, or the one that they have just gone to.
  package var preferred: Int { written ?? front }

  /// The contents of a place: its column's, or those of the column that goes from there.
  ///
  /// - Parameter place: The position of the place.
  /// - Returns: The contents; `nil` if nothing is chosen.
  package func content(at place: Int) -> ContainerModel<R>? {
    columns.indices.contains(place) ? columns[place] : fading[place]
  }

  /// How many columns fit.
  ///
  /// A column that the system hides counts: it slides in over the others, and no screen that is seen may
  /// count as covered.
  var room: Int { arrangement == .sideBySide ? places : 1 }

  /// The columns that the user may see, the one in front first.
  ///
  /// - Parameter isCertain: Whether to leave out those that are known to be hidden.
  /// - Returns: Their contents.
  func seen(isCertain: Bool) -> [ContainerModel<R>] {
    guard arrangement == .sideBySide else { return [columns[preferred]] }
    let others = columns.indices.reversed().filter { $0 != front }
    return ([front] + others).filter { !isCertain || !isHidden($0) }.map { columns[$0] }
  }

  // MARK: Changes

  func show(_ new: [ContainerModel<R>], front: Int) {
    if !columns.elementsEqual(new, by: { $0.isSame(as: $1) }) {
      fading = fading.filter { $0.key >= new.count }
      // Only the one in front of the columns that go can have been seen.
      if arrangement == .compact, self.front >= new.count { fading[self.front] = columns[self.front] }
      if let written, written >= new.count { self.written = nil }
      columns = new
    }
    guard self.front != front else { return }
    // Side by side a column that views have written is out of date with the next change.
    if arrangement == .sideBySide { written = nil }
    self.front = front
    // The user can see the column that they have acted in.
    if front != used { reveal(front) }
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

  /// Shows the column in front if the system would hide it, and hides again the one that was shown before for
  /// that reason.
  private func reveal(_ front: Int) {
    if front == places - 1 {
      if isRevealing { shownPlaces = nil }
      isRevealing = false
    } else if shownPlaces == nil || isHidden(front) {
      shownPlaces = places
      isRevealing = true
    }
  }

  /// Whether a column is known to be hidden.
  private func isHidden(_ column: Int) -> Bool { shownPlaces.map { column < places - $0 } ?? false }

  /// Forgets the contents of columns that have gone, once they are out of sight.
  func endFading() {
    if !fading.isEmpty { fading = [:] }
  }

  // MARK: Reports of views

  /// Views show other columns, as the system or the user wants it, which is no navigation.
  ///
  /// - Parameter shownPlaces: How many places they show, counted from the last; `nil` if the system decides.
  package func write(shownPlaces: Int?) {
    guard shownPlaces != self.shownPlaces else { return }
    self.shownPlaces = shownPlaces
    isRevealing = false
  }

  /// Views have room for one column, or for more.
  func turn(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    written = nil
    endFading()
    takeUp()
  }

  /// Views have gone to a column by themselves; the caller finds out whose doing that is.
  func write(_ column: Int) { written = column }

  /// Ends the doubt about the column that views have written.
  ///
  /// - Returns: The column; `nil` if the room has changed or the write is out of date.
  func settleWrite() -> Int? {
    defer { if written != nil { written = nil } }
    return written
  }

  /// Views have taken up what the columns show, unless they have gone elsewhere by themselves.
  func takeUp() {
    if written == nil { drawn = (front, columns.map { $0.firstScreen.id }) }
  }

  /// Whether taking up what the columns show takes no transition.
  var isTakenUpAtOnce: Bool { arrangement == .sideBySide || drawn.front == front }

  /// Views show another column.
  func go(to column: Int) { drawn.front = column }

  /// The root of the lowest column that the user has left for one before it; `nil` if none of those that
  /// views showed is there any more.
  func lowest(leftFor column: Int) -> EntryID? {
    zip(columns, drawn.roots).dropFirst(column + 1).first { $0.firstScreen.id == $1 }?.1
  }

  /// Makes views read the column again, because they have written another one.
  func insist() { _front.insist() }
}
