import Waymark

/// How many columns there is room for.
extension BindingHost {
  /// The window has room for one column, or for more.
  ///
  /// Views say it before the host is attached and whenever it changes. Columns begin with it, until their
  /// split view says what room it has.
  ///
  /// - Parameter isCompact: Whether there is room for one.
  package func setCompact(_ isCompact: Bool) {
    self.isCompact = isCompact
    lookAtRoom()
  }

  /// A split view has room for one column, or for more: that of a sheet may be narrow in a wide window.
  ///
  /// It changes no tree, and ends no screen.
  ///
  /// - Parameters:
  ///   - isCompact: Whether there is room for only one.
  ///   - columns: The model that the split view is bound to.
  package func setCompact(_ isCompact: Bool, of columns: ColumnsModel<R>) {
    let arrangement: ColumnsModel<R>.Arrangement = isCompact ? .compact : .sideBySide
    guard !columns.isAlone, columns.arrangement != arrangement else { return }
    lastTurn = timer.now
    lastChange = timer.now
    changeSignal.change { changeCount += 1 }
    columns.turn(arrangement)
    lookAtRoom()
    reconsiderWaits()
    // A screen for which there was no room may come now.
    if request?.stage == .shown, let new = tops.first(where: { !appeared.contains($0) }) {
      wait(for: .appearance(new))
    }
    endWaits { if case .room(let turned) = $0 { turned === columns } else { false } }
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
      layer.node.forEachSeenColumns { room = room ?? $0.room }
      if let room { return room }
    }
    return isCompact ? 1 : 2
  }
}
