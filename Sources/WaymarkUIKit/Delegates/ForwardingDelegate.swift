#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A delegate of the host's that stands in front of one of the app's and leaves it nothing out.
@MainActor
class ForwardingDelegate: NSObject {
  /// The host.
  weak var observer: (any ContainerObserver)?

  /// The app's delegate.
  // Read where the Objective-C runtime asks, which is on the main thread too but cannot say so.
  nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?

  // UIKit asks for calls that a delegate may leave out: those that this one does not know go on.
  #if canImport(UIKit) && !os(watchOS)
    override func responds(to aSelector: Selector?) -> Bool {
      super.responds(to: aSelector) || appDelegate?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector?) -> Any? {
      guard let appDelegate, appDelegate.responds(to: aSelector) else {
        return super.forwardingTarget(for: aSelector)
      }
      return appDelegate
    }
  #endif
}
