import Waymark

/// The writes of split views.
extension BindingHost {
  /// A split view writes which column it shows where there is room for one.
  ///
  /// With room for one, a column before those that views have shown means that the user has gone back, and so
  /// closed the columns after it. Any other column has got the focus. Both count only if the room does not
  /// change at once, because views may write before they say so.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - columns: The model that the split view is bound to.
  package func write(front column: Int, to columns: ColumnsModel<R>) {
    guard column != columns.front else { return }
    // The system may make another column of it when the room changes, and nobody has asked for that.
    let isTurning = columns.lastTurn.map { timer.now - $0 < writeDelay } ?? false
    guard mayWrite, !isTurning, !columns.isAlone, isInReach(ObjectIdentifier(columns)),
      columns.columns.indices.contains(column), column != columns.drawn.front,
      !columns.isRepeated(column, at: timer.now, within: writeDelay)
    else { return insist(columns) }
    let before = columns.wish?.before ?? columns.drawn
    if columns.isCompact, column < before.front, columns.lowest(leftFor: column, of: before.roots) == nil {
      // A column that came meanwhile stays.
      columns.go(to: column, at: timer.now)
      return insist(columns)
    }
    guard let wish = columns.takeWish(for: column, at: timer.now) else { return }
    timer.schedule(at: timer.moment(after: writeDelay)) { [weak self, weak columns] in
      if let columns { self?.grant(wish, in: columns) }
      self?.beginWhenIdle()
    }
  }

  /// Treats what views have written as what the user has done, if the room has not changed.
  private func grant(_ wish: ColumnWish, in columns: ColumnsModel<R>) {
    guard columns.wish === wish else { return }
    columns.endWish()
    guard !isDisplaced, layers.place(where: { $0.identity == ObjectIdentifier(columns) }) != nil else {
      return
    }
    if columns.isCompact, wish.isBack { return goBack(by: wish, in: columns) }
    guard mayWrite, columns.changeCount == wish.changeCount, wish.column != wish.before.front,
      isInReach(ObjectIdentifier(columns))
    else { return insist(columns) }
    focus(wish.column, in: columns, since: wish.moment)
  }

  /// The user has gone back to a column.
  private func goBack(by wish: ColumnWish, in columns: ColumnsModel<R>) {
    columns.go(to: wish.column, at: wish.moment)
    guard let lowest = columns.lowest(leftFor: wish.column, of: wish.before.roots) else {
      return insist(columns)
    }
    wait(toSee: wish.column, of: columns)
    close(lowest)
    // Written after a transition, when what goes is out of sight already.
    if revealing == nil { columns.endFading() }
    // A column that came meanwhile stays.
    if columns.front != wish.column { insist(columns) }
  }

  /// The user has given the focus to a column.
  func focus(_ column: Int, in columns: ColumnsModel<R>, since moment: Duration) {
    guard columns.columns.indices.contains(column), var tree = displayed,
      let place = layers.place(where: { $0.identity == ObjectIdentifier(columns) })
    else { return insist(columns) }
    let path = place.path.appending(branch: column)
    guard tree.container(at: path) != nil, router?.host.shown?.container(at: path) != nil else {
      return insist(columns)
    }
    columns.go(to: column, at: moment)
    tree.select(path)
    if columns.isCompact { wait(toSee: column, of: columns) }
    takeOver(.selected(path), as: tree)
    if columns.front != column { insist(columns) }
  }

  /// Makes steps wait for the column that the user has gone to.
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
