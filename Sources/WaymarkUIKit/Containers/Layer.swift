import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A layer of the tree and what UIKit knows of it: the root of the window, or a modal.
@MainActor
final class Layer<R: Route>: HostLayer {
  /// The number of layers below it, which only go when it goes too.
  let index: Int

  /// How the modal lies over what is below it; `nil` for the root.
  let style: Presentation.Style?

  /// The entry that a modal is known by.
  let root: EntryID

  /// The route at the bottom.
  let route: R

  /// The controller that is presented: a ``LayerController``, or the alert itself.
  let controller: UIViewController

  var node: ContainerNode<R>

  /// Whether UIKit has been asked to present it; not while the host is off the screen.
  var isPresented = false

  /// The end of its presentation, as long as UIKit may still tell of it.
  weak var coming: Ending?

  /// Whether UIKit has said that it is dismissed.
  var isDismissed = false

  var transitioning: ModalTransitioning?

  init(
    _ index: Int, _ style: Presentation.Style?, root: Entry<R>, controller: UIViewController,
    node: ContainerNode<R>
  ) {
    self.index = index
    self.style = style
    self.root = root.id
    route = root.route
    self.controller = controller
    self.node = node
  }

  /// Whether it was presented and is not any more.
  var isGone: Bool {
    isPresented && (isDismissed || controller.presentingViewController == nil)
  }

  /// Whether UIKit is presenting it, and has not said how that ended.
  var isComing: Bool { coming?.isOver == false }
}
