extension UIViewController {
  /// A transition of the system's that a controller prefers to come and go with.
  ///
  /// The model asks for the view that a zoom starts from, as UIKit does, and takes the usual time.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The options of a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// A gesture that would dismiss the zoomed controller.
      public struct InteractionContext {
        /// Whether it would begin by default.
        public let willBegin: Bool
      }

      /// Decides whether such a gesture may begin.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    }

    /// The controllers between which a zoom runs.
    public struct ZoomSourceViewProviderContext {
      /// The controller with the view that the zoom starts from.
      public let sourceViewController: UIViewController
      /// The controller that grows out of it.
      public let zoomedViewController: UIViewController
    }

    /// Whether a gesture begins by default, which a scrolled view prevents in UIKit; not part of UIKit.
    public var begins = true

    /// The view that the last zoom started from, or ended in; not part of UIKit.
    public private(set) weak var lastSource: UIView?

    private let options: ZoomOptions?
    private let provider: (ZoomSourceViewProviderContext) -> UIView?

    private init(_ options: ZoomOptions?, _ provider: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
      self.options = options
      self.provider = provider
    }

    /// A zoom out of a view, and back into it.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(options, sourceViewProvider) }

    /// Whether a gesture may begin to dismiss the controller.
    var allowsDismissal: Bool { options?.interactiveDismissShouldBegin?(.init(willBegin: begins)) ?? begins }

    func zoom(_ zoomed: UIViewController, over below: UIViewController) {
      lastSource = provider(.init(sourceViewController: below, zoomedViewController: zoomed))
    }
  }
}
