import Waymark

/// How many columns there is room for.
extension BindingHost {
  /// The window has room for one column, or for more.
  ///
  /// Views say it before the host is attached and whenever it changes, for all columns at the bottom of the
  /// window, shown or not.
  ///
  /// - Parameter isCompact: Whether there is room for one.
  package func setCompact(_ isCompact: Bool) {
    self.isCompact = isCompact
    var columns: [ColumnsModel<R>] = []
    layers.first?.content.forEachColumns { columns.append($0) }
    for one in columns { turn(one, isCompact) }
    lookAtRoom()
    beginWhenIdle()
  }

  /// A split view has room for one column, or for more: that of a sheet may be narrow in a wide window.
  ///
  /// It changes no tree, and ends no screen.
  ///
  /// - Parameters:
  ///   - isCompact: Whether there is room for only one.
  ///   - columns: The model that the split view is bound to.
  package func setCompact(_ isCompact: Bool, of columns: ColumnsModel<R>) {
    turn(columns, isCompact)
    lookAtRoom()
    beginWhenIdle()
  }

  private func turn(_ columns: ColumnsModel<R>, _ isCompact: Bool) {
    guard columns.isCompact != isCompact else { return }
    let others = seenBeforeTurn.flatMap { $0.moment == timer.now ? $0.stacks : nil } ?? []
    seenBeforeTurn = (seenStacks.union(others), timer.now)
    lastChange = timer.now
    changeSignal.change { changeCount += 1 }
    columns.turn(isCompact, at: timer.now)
    lookAtWhatIsAwaited()
    lookAtObjections()
  }

  /// Continues a request that waits for a screen for which there is no more room, or which has come by
  /// itself.
  private func lookAtWhatIsAwaited() {
    if let awaited = revealing, !isTop(awaited) {
      revealing = nil
      beginWhenIdle()
    }
    guard let request, request.isUnderWay else { return }
    request.hasTurned = true
    guard case .appearance(let id) = request.completion else { return }
    if isTop(id), !appeared.contains(id) { return }
    wait(for: request.isModal ? arrival(from: appeared) : .rendering, request)
  }

  /// A split view shows more or fewer columns, which is the system's doing and no navigation.
  ///
  /// - Parameters:
  ///   - visibility: Which columns it shows.
  ///   - columns: The model that the split view is bound to.
  package func write(visibility: ColumnVisibility, to columns: ColumnsModel<R>) {
    columns.takeVisibility(visibility)
  }

  /// Tells the router how many columns fit.
  func lookAtRoom() {
    guard let router, !isDisplaced, router.host.columnsThatFit != room else { return }
    router.host.columnsThatFit = room
  }

  /// How many columns fit in the topmost layer that has some.
  private var room: Int {
    for layer in layers.reversed() {
      var room: Int?
      layer.content.forEachSeenColumns { room = room ?? $0.room }
      if let room { return room }
    }
    return isCompact ? 1 : 2
  }
}
