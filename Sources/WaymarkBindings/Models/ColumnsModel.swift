import Waymark

/// Columns of the tree, of which views show the one in front.
@MainActor
package final class ColumnsModel<R: Route> {
  private var shownColumns: [ContainerModel<R>]
  private var shownFront: Int
  private let signal = Signal()

  init(_ columns: [ContainerModel<R>], front: Int) {
    shownColumns = columns
    shownFront = front
  }

  /// What the columns hold that are filled, the first one first.
  package var columns: [ContainerModel<R>] {
    signal.read()
    return shownColumns
  }

  /// The position of the column in front.
  package var front: Int {
    signal.read()
    return shownFront
  }

  func show(_ columns: [ContainerModel<R>], front: Int) {
    let isSame = shownColumns.elementsEqual(columns) { $0.isSame(as: $1) }
    guard !isSame || shownFront != front else { return }
    signal.change {
      shownColumns = columns
      shownFront = front
    }
  }
}
