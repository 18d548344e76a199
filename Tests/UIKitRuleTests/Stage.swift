import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A window to put controllers in, and a way to wait for what they do.
///
/// This file alone knows which of the two worlds it is in. On an Apple platform run these tests in a target
/// that an app hosts: UIKit shows nothing without one. Gestures cannot be made there by code; rules about
/// them are skipped.
@MainActor
final class Stage {
  let window: UIWindow

  init(_ root: UIViewController, log: Log) async {
    #if canImport(UIKit) && !os(watchOS)
      if let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first {
        window = UIWindow(windowScene: scene)
      } else {
        window = UIWindow()
      }
    #else
      window = UIWindow()
    #endif
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    _ = log.take()
  }

  /// A controller in a window, and what is called.
  static func probe() async -> (Stage, Probe, Log) {
    let log = Log()
    let root = Probe("a", log)
    return (await Stage(root, log: log), root, log)
  }

  /// A stack of controllers in a window, and what is called.
  static func stack(_ names: String...) async -> (Stage, UINavigationController, Log) {
    let log = Log()
    let stack = UINavigationController()
    stack.viewControllers = names.map { Probe($0, log) }
    return (await Stage(stack, log: log), stack, log)
  }

  /// Presents a controller without animation.
  func present(_ name: String, from presenter: UIViewController, _ log: Log) async -> Probe {
    let modal = Probe(name, log)
    presenter.present(modal, animated: false)
    await settle()
    return modal
  }

  /// Waits until every transition has ended.
  func settle() async {
    #if canImport(UIKit) && !os(watchOS)
      var quietTurns = 0
      while quietTurns < 3 {
        if let coordinator = runningCoordinator {
          quietTurns = 0
          await withCheckedContinuation { continuation in
            let isTaken = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
            if !isTaken { continuation.resume() }
          }
        }
        window.layoutIfNeeded()
        CATransaction.flush()
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
        quietTurns += 1
      }
    #else
      window.clock.runUntilIdle()
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
    private var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
      var current = window.rootViewController
      while let controller = current {
        if let found = controller.transitionCoordinator { return found }
        let inner: UIViewController? =
          (controller as? UITabBarController)?.selectedViewController
          ?? (controller as? UINavigationController)?.topViewController
          ?? (controller as? UISplitViewController)?.viewControllers.first
        if let found = inner?.transitionCoordinator { return found }
        current = controller.presentedViewController
      }
      return nil
    }
  #endif

  /// Runs what UIKit refuses, and says whether the expected warning was given; true where it cannot be seen.
  func isRefused(_ attempt: () -> Void) -> Bool {
    #if canImport(UIKit) && !os(watchOS)
      attempt()
      return true
    #else
      return !UIKitWarnings.during(attempt).isEmpty
    #endif
  }

  // Gestures.

  #if canImport(UIKit) && !os(watchOS)
    private func gesture<Result>() throws -> Result {
      throw XCTSkip("A gesture, which code cannot make on UIKit")
    }

    func swipeBack(cancelledAfter check: (() -> Void)?) throws { try gesture() as Void }
    func beginSwipeBack() throws -> Bool { try gesture() }
    func tapBack() throws -> Bool { try gesture() }
    func longPressBack(pick index: Int) throws -> Bool { try gesture() }
    func pullDown() throws -> Bool { try gesture() }
    func pullDownAndLetGo() throws { try gesture() as Void }
    func tapOutside() throws -> Bool { try gesture() }
    func tapTab(_ index: Int) throws -> Bool { try gesture() }
    func tapAlert(_ title: String) throws -> Bool { try gesture() }
    #if !os(tvOS)
      func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) throws -> Bool {
        try gesture()
      }
    #endif

    /// Gives what is in the window another width than the device has.
    func useWidth(_ width: UIUserInterfaceSizeClass) throws {
      window.traitOverrides.horizontalSizeClass = width
    }
  #else
    /// Swipes back; with a closure, runs it half-way and gives up.
    func swipeBack(cancelledAfter check: (() -> Void)?) throws {
      let swipe = try XCTUnwrap(window.user.beginSwipeBack())
      swipe.update(0.4)
      guard let check else { return swipe.finish() }
      check()
      swipe.cancel()
    }

    /// Tries to begin a swipe, and gives it up.
    func beginSwipeBack() throws -> Bool {
      guard let swipe = window.user.beginSwipeBack() else { return false }
      swipe.cancel()
      return true
    }

    func tapBack() throws -> Bool { window.user.tapBack() }
    func longPressBack(pick index: Int) throws -> Bool { window.user.longPressBack(pick: index) }
    func pullDown() throws -> Bool { window.user.pullDown() }

    func pullDownAndLetGo() throws {
      let pull = try XCTUnwrap(window.user.beginPullDown())
      pull.update(0.3)
      pull.cancel()
    }

    func tapOutside() throws -> Bool { window.user.tapOutside() }
    func tapTab(_ index: Int) throws -> Bool { window.user.tapTab(index) }
    func tapAlert(_ title: String) throws -> Bool { window.user.tapAlert(title) }

    func dragSheet(to detent: UISheetPresentationController.Detent.Identifier) throws -> Bool {
      window.user.dragSheet(to: detent)
    }

    /// Makes the window as wide as a tablet's or a phone's.
    func useWidth(_ width: UIUserInterfaceSizeClass) throws { window.horizontalSizeClass = width }
  #endif
}
