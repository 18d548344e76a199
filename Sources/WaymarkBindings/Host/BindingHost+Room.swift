import Waymark

/// The number of columns that there is room for.
extension BindingHost {
  /// The window has room for one column, or for more.
  ///
  /// Views call this before the host is attached and whenever the room changes. Columns begin with the window's
  /// room, until their split view calls ``setCompact(_:of:)``.
  ///
  /// - Parameter isCompact: Whether there is room for one.
  package func setCompact(_ isCompact: Bool) {
    self.isCompact = isCompact
    lookAtRoom()
  }

  /// A split view has room for one column, or for more: that of a sheet may be narrow in a wide window.
  ///
  /// The tree stays as it is, and so do the screens.
  ///
  /// - Parameters:
  ///   - isCompact: Whether there is room for only one.
  ///   - columns: The model that the split view is bound to.
  package func setCompact(_ isCompact: Bool, of columns: ColumnsModel<R>) {
    let arrangement: ColumnsModel<R>.Arrangement = isCompact ? .compact : .sideBySide
    guard !columns.isAlone, columns.arrangement != arrangement else { return }
    lastTurn = timer.now
    lastChange = timer.now
    revision += 1
    columns.turn(arrangement)
    lookAtRoom()
    for wait in waits {
      switch wait.sign {
      case .rendering, .appearance: wait.sign = .turning
      default: break
      }
    }
    endWaits { if case .room(let turned) = $0 { turned === columns } else { false } }
  }

  /// Tells the router how many columns fit.
  func lookAtRoom() {
    guard let router, !isDisplaced, router.host.columnsThatFit != room else { return }
    router.host.columnsThatFit = room
  }

  /// The number of columns that fit in the topmost layer with columns.
  private var room: Int {
    let columns = layers.last { !$0.node.seenColumns.isEmpty }?.node.seenColumns.first
    return columns?.room ?? (isCompact ? 1 : 2)
  }
}
