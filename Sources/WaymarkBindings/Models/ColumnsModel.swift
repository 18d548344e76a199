package import Waymark

/// Columns of the tree, as a split view is bound to them.
@MainActor
package final class ColumnsModel<R: Route> {
  /// The way in which columns lie.
  enum Arrangement {
    /// A split view shows several at once.
    case sideBySide
    /// A split view shows one at a time.
    case compact
    /// The column in front is shown without a split view, because none can be here.
    case alone
  }

  /// The largest number of columns.
  package let capacity: Int

  /// The contents of the filled columns, the first one first.
  @Shown package private(set) var columns: [ContainerModel<R>]

  /// The position of the column in front.
  @Shown package private(set) var front: Int

  /// The number of places, counted from the last, that a split view with room shows; `nil` if the system decides.
  ///
  /// The system and the user change it, which is no navigation.
  @Shown package private(set) var shownPlaces: Int?

  @Shown private(set) var arrangement: Arrangement

  /// The column that views have written, until the host knows whether the user or the room caused it.
  @Shown private(set) var written: Int?

  /// The contents of columns that have gone, by their places, while the user may see them on their way out.
  @Shown private var fading: [Int: ContainerModel<R>] = [:]

  /// Whether the model shows all places so that the user sees the column in front.
  private var isRevealing = false

  /// The column in front and the roots of the columns that views show, which their writes are about.
  private(set) var drawn: (front: Int, roots: [EntryID])

  init(_ columns: [ContainerModel<R>], capacity: Int, front: Int, _ arrangement: Arrangement) {
    _columns = Shown(wrappedValue: columns)
    _front = Shown(wrappedValue: front)
    _arrangement = Shown(wrappedValue: arrangement)
    self.capacity = capacity
    drawn = (front, columns.map { $0.firstScreen.id })
    reveal(front)
  }

  /// Whether the column in front is shown without a split view.
  package var isAlone: Bool { arrangement == .alone }

  /// The column that views show where there is room for one: the one in front, or the one that they have just gone to.
  package var preferred: Int { written ?? front }

  /// The contents of the column at a place, or of one that is on its way out there.
  ///
  /// - Parameter place: The position of the place.
  /// - Returns: The contents; `nil` if nothing is chosen.
  package func content(at place: Int) -> ContainerModel<R>? {
    columns.indices.contains(place) ? columns[place] : fading[place]
  }

  /// The number of columns that fit.
  ///
  /// A column that the system hides counts, because it slides in over the others, and its screen must not count as
  /// covered then.
  var room: Int { arrangement == .sideBySide ? capacity : 1 }

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
      // The user can have seen only one of the columns that go: the one in front.
      if arrangement == .compact, self.front >= new.count { fading[self.front] = columns[self.front] }
      if let written, written >= new.count { self.written = nil }
      columns = new
    }
    guard self.front != front else { return }
    // Side by side, the router's choice of a column counts, and not the one that views have written before.
    if arrangement == .sideBySide { written = nil }
    self.front = front
    reveal(front)
  }

  /// Shows all places if the system would hide the column in front, and leaves the choice to the system again
  /// when the last column is in front.
  private func reveal(_ front: Int) {
    if front == capacity - 1 {
      if isRevealing { shownPlaces = nil }
      isRevealing = false
    } else if shownPlaces == nil || isHidden(front) {
      shownPlaces = capacity
      isRevealing = true
    }
  }

  /// Whether a column is known to be hidden.
  private func isHidden(_ column: Int) -> Bool { shownPlaces.map { column < capacity - $0 } ?? false }

  /// Forgets the contents of columns that have gone.
  func endFading() {
    if !fading.isEmpty { fading = [:] }
  }

  // MARK: Reports of views

  /// The system or the user shows other places.
  ///
  /// - Parameter shownPlaces: Their number, counted from the last; `nil` if the system decides.
  package func write(shownPlaces: Int?) {
    guard shownPlaces != self.shownPlaces else { return }
    self.shownPlaces = shownPlaces
    isRevealing = false
  }

  /// The split view has room for one column, or for more.
  func turn(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    written = nil
    endFading()
    takeUp()
  }

  /// Views have written a column; the host finds out whether the user or the room caused it.
  func write(_ column: Int) { written = column }

  /// Forgets the column that views have written.
  ///
  /// - Returns: The column; `nil` if the room has changed or the write is out of date.
  func settleWrite() -> Int? {
    defer { if written != nil { written = nil } }
    return written
  }

  /// Views show the columns as the model has them, unless they have written another one.
  func takeUp() {
    if written == nil { drawn = (front, columns.map { $0.firstScreen.id }) }
  }

  /// Whether views show a change of the columns without a transition.
  var isTakenUpAtOnce: Bool { arrangement == .sideBySide || drawn.front == front }

  /// Views show another column.
  func go(to column: Int) { drawn.front = column }

  /// The root of the lowest column after another one that views showed and that is still there.
  func lowest(leftFor column: Int) -> EntryID? {
    zip(columns, drawn.roots).dropFirst(column + 1).first { $0.firstScreen.id == $1 }?.1
  }

  /// Makes views read the column in front again, because they have written another one.
  func insist() { _front.insist() }
}

extension BindingHost {
  func model(
    of columns: RouteColumns<Entry<R>>, in old: ContainerModel<R>?, _ isInColumns: Bool
  ) -> ColumnsModel<R> {
    var kept: ColumnsModel<R>?
    if case .columns(let old)? = old, old.capacity == columns.capacity { kept = old }
    let models = columns.filled.enumerated().map { index, column in
      var old = kept?.columns.dropFirst(index).first
      // A column with another root is another column.
      if index > 0, old?.firstScreen.id != column.root.id { old = nil }
      return model(of: column, in: old, isInColumns: true)
    }
    guard let kept else {
      let isAlone = isInColumns || showsColumnsAlone
      return ColumnsModel(
        models, capacity: columns.capacity, front: columns.front,
        isAlone ? .alone : isCompact ? .compact : .sideBySide)
    }
    kept.show(models, front: columns.front)
    return kept
  }
}
