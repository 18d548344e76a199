import Waymark

/// What split views write.
extension BindingHost {
  /// A split view writes which column it shows where there is room for one.
  ///
  /// Where there is room for one, a column before those that views have shown means that the user has gone back, and so closed
  /// the columns after it. Any other column has got the focus.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - columns: The model that the split view is bound to.
  package func write(front column: Int, to columns: ColumnsModel<R>) {
    guard column != columns.front else { return }
    // The system may make another column of it when the room changes, and nobody has asked for that.
    let isTurning = columns.lastTurn.map { timer.now - $0 < writeDelay } ?? false
    guard mayWrite, !isTurning, !columns.isAlone, isInReach(ObjectIdentifier(columns)),
      column != columns.drawn.front, !columns.isRepeated(column, at: timer.now, within: writeDelay)
    else { return insist(columns) }
    guard columns.isCompact else { return focusUnlessItTurns(column, of: columns) }
    if column < columns.drawn.front {
      goBack(to: column, of: columns)
    } else {
      focus(column, of: columns)
    }
  }

  /// The user has gone back to a column.
  private func goBack(to column: Int, of columns: ColumnsModel<R>) {
    let gone = columns.drawn.roots.enumerated().dropFirst(column + 1)
    columns.go(to: column, at: timer.now)
    guard columns.columns.indices.contains(column),
      let lowest = gone.first(where: { columns.isColumn($0.element, at: $0.offset) })
    else { return insist(columns) }
    wait(toSee: column, of: columns)
    close(lowest.element)
    // Written after a transition, when what goes is out of sight already.
    if revealing == nil { columns.endFading() }
    // What came meanwhile stays.
    if columns.front != column { insist(columns) }
  }

  /// The user has given the focus to a column.
  private func focus(_ column: Int, of columns: ColumnsModel<R>) {
    guard columns.columns.indices.contains(column), var tree = displayed,
      let place = layers.place(where: { $0.identity == ObjectIdentifier(columns) })
    else { return insist(columns) }
    let address = place.address.appending(.column(column))
    guard let path = address.path(in: tree), let shown = router?.shown,
      let shownPath = address.path(in: shown)
    else {
      return insist(columns)
    }
    columns.go(to: column, at: timer.now)
    tree.select(path)
    if columns.isCompact { wait(toSee: column, of: columns) }
    takeOver(.selected(shownPath), as: tree)
    if columns.front != column { insist(columns) }
  }

  /// Gives the focus to a column, if the room does not change at once, which views may have written before they said so.
  private func focusUnlessItTurns(_ column: Int, of columns: ColumnsModel<R>) {
    let count = columns.changeCount
    timer.schedule(at: timer.moment(after: writeDelay)) { [weak self, weak columns] in
      guard let self, let columns else { return }
      guard mayWrite, columns.changeCount == count, isInReach(ObjectIdentifier(columns)) else {
        return insist(columns)
      }
      focus(column, of: columns)
    }
  }

  /// Has steps wait for the column that the user has gone to.
  private func wait(toSee column: Int, of columns: ColumnsModel<R>) {
    guard case .stack(let stack) = columns.columns[column].visible,
      layers.last?.content.canSee(ObjectIdentifier(columns)) == true, !appeared.contains(stack.top.id)
    else { return }
    reveal(stack.top.id)
  }

  private func insist(_ columns: ColumnsModel<R>) {
    lastChange = timer.now
    transact(false) { columns.insist() }
  }
}

extension ColumnsModel {
  /// Whether a column is known by an entry, so that it goes when that is closed.
  fileprivate func isColumn(_ id: EntryID, at place: Int) -> Bool {
    columns.indices.contains(place) && columns[place].firstScreen.id == id
  }
}
