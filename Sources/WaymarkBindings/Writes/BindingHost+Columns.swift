import Waymark

/// The columns that split views write, and those in which the user touches a screen.
extension BindingHost {
  /// A split view writes which column it shows where there is room for one.
  ///
  /// With room for one, a column before those that views have shown means that the user has gone back, and so
  /// closed the columns after it. Any other column has got the focus. Both count only if the room does not
  /// change within ``writeDelay``, because views may write a column before they report other room.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - columns: The model that the split view is bound to.
  package func write(front column: Int, to columns: ColumnsModel<R>) {
    guard column != columns.front else { return }
    defer { insist(unless: columns.preferred == column) { columns.insist() } }
    // The system may write another column when the room changes, which is not the user's doing.
    let isTurning = lastTurn.map { timer.now - $0 < writeDelay } ?? false
    guard mayWrite, !isTurning, !columns.isAlone, isInReach(columns),
      columns.columns.indices.contains(column), column != columns.drawn.front
    else { return }
    let isWaitedFor = columns.written != nil
    columns.write(column)
    reconsiderWaits()
    if !isWaitedFor { wait(for: .room(columns), writeDelay) }
  }

  /// Counts the column that views have written as the user's choice, since the room has not changed.
  func grant(_ columns: ColumnsModel<R>) {
    guard let column = columns.settleWrite(), !isDisplaced, place(of: columns) != nil else { return }
    // A column that came in the meantime stays, and a column that has gone gets no focus.
    defer { insist(unless: columns.front == column) { columns.insist() } }
    if columns.arrangement == .compact, column < columns.drawn.front {
      goBack(to: column, in: columns)
    } else {
      focus(column, in: columns)
    }
  }

  /// The user has gone back to a column.
  private func goBack(to column: Int, in columns: ColumnsModel<R>) {
    let lowest = columns.lowest(leftFor: column)
    columns.go(to: column)
    if let lowest {
      waitToSee(column, of: columns)
      close(lowest)
    }
  }

  /// The user has given the focus to a column.
  private func focus(_ column: Int, in columns: ColumnsModel<R>) {
    guard mayWrite, isInReach(columns), var tree = displayed,
      let path = place(of: columns)?.appending(branch: column),
      tree.container(at: path) != nil, router?.host.shown?.container(at: path) != nil
    else { return }
    columns.go(to: column)
    tree.select(path)
    if columns.arrangement == .compact { waitToSee(column, of: columns) }
    takeOver(.selected(path), as: tree)
  }

  /// Makes steps wait for the column that the user has gone to.
  private func waitToSee(_ column: Int, of columns: ColumnsModel<R>) {
    guard case .stack(let stack) = columns.columns[column].visible,
      layers.last?.node.canSee(columns) == true, !appeared.contains(stack.top.id)
    else { return }
    wait(for: .appearance(stack.top.id))
  }

  /// The user has touched a screen, or gone to it by keyboard: its column gets the focus.
  ///
  /// No screen is asked, because none goes. A touch has no effect while the host shows a step or waits for a sign.
  ///
  /// - Parameter screen: The screen.
  package func screenWasUsed(_ screen: ScreenNode<R>) {
    guard mayWrite, request == nil, waits.isEmpty, router?.isSettled == true,
      screens[screen.id] === screen, let (columns, index) = column(beside: screen)
    else { return }
    focus(index, in: columns)
  }

  /// The column with a screen on top, if another column beside it is in front.
  private func column(beside screen: ScreenNode<R>) -> (columns: ColumnsModel<R>, index: Int)? {
    for columns in layers.last?.node.seenColumns ?? [] where columns.arrangement == .sideBySide {
      let index = columns.columns.firstIndex { $0.hasOnTop(screen) }
      if let index, index != columns.front { return (columns, index) }
    }
    return nil
  }
}
