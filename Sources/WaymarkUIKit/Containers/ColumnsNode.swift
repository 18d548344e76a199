import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Columns of the tree and the controller that shows the one in front.
@MainActor
final class ColumnsNode<R: Route> {
  let controller: LayerController
  var children: [ContainerNode<R>] = []
  var front = 0

  init(observer: any ContainerObserver) {
    controller = LayerController(observer: observer)
  }

  /// Shows the column in front.
  func showFront() { controller.show(children[front].controller) }
}
