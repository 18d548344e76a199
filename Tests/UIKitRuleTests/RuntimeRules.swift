#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import XCTest

  /// The rules that the UIKit host relies on and the model lacks, for want of an Objective-C runtime.
  @MainActor
  final class RuntimeRules: XCTestCase {
    /// Says that it can do what it is asked for, and counts how often it is asked.
    private final class Asked: NSObject, UINavigationControllerDelegate {
      nonisolated(unsafe) var questions = 0

      override func responds(to aSelector: Selector?) -> Bool {
        let didShow = #selector(
          (any UINavigationControllerDelegate).navigationController(_:didShow:animated:))
        if aSelector == didShow { questions += 1 }
        return super.responds(to: aSelector)
      }
    }

    func testR1DelegateIsAskedWhatItCanDoWhenItIsSet() async {
      let stack = UINavigationController()
      let delegate = Asked()
      stack.delegate = delegate
      XCTAssertNotEqual(delegate.questions, 0)
      let asked = delegate.questions
      stack.delegate = nil
      stack.delegate = delegate
      XCTAssertNotEqual(delegate.questions, asked)
    }

    func testR2ForwardedCallsReachTheirTarget() async {
      final class Target: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []

        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { shown.append(viewController.title ?? "") }
      }
      final class Forwarding: NSObject, UINavigationControllerDelegate {
        nonisolated(unsafe) var target: Target?

        override func responds(to aSelector: Selector?) -> Bool {
          super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
        }
        override func forwardingTarget(for aSelector: Selector?) -> Any? { target }
      }
      let log = Log()
      let stack = UINavigationController(rootViewController: Probe("a", log))
      let target = Target()
      let forwarding = Forwarding()
      forwarding.target = target
      stack.delegate = forwarding
      let stage = await Stage(stack, log: log)
      stack.pushViewController(Probe("b", log), animated: false)
      await stage.settle()
      XCTAssertEqual(target.shown.last, "b")
    }

    #if os(iOS) || os(visionOS)
      func testR3SwipeInTheContentHasARecognizerOfItsOwn() async {
        let name = "interactiveContentPopGestureRecognizer"
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        guard #available(iOS 26, visionOS 26, *) else {
          XCTAssertFalse(stack.responds(to: NSSelectorFromString(name)))
          return
        }
        XCTAssertNotNil(stack.value(forKey: name) as? UIGestureRecognizer)
      }
    #endif
  }
#endif
