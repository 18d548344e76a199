import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// tvOS has neither sheets nor popovers.
#if !os(tvOS)
  final class SheetRules: XCTestCase {
    @MainActor
    private func world(_ modal: UIViewController, _ log: Log) async -> (Stage, Probe, Delegate) {
      let root = Probe("a", log)
      let stage = await Stage(root, log: log)
      let delegate = Delegate(log)
      modal.presentationController?.delegate = delegate
      root.present(modal, animated: false)
      await stage.settle()
      _ = log.take()
      return (stage, root, delegate)
    }

    /// The stage of a popover in a regular width, what presents it, and the popover.
    @MainActor
    private func popover(
      _ delegate: any UIAdaptivePresentationControllerDelegate, _ log: Log
    ) async throws -> (Stage, Probe, Probe) {
      let root = Probe("a", log)
      let stage = await Stage(root, log: log)
      try stage.useWidth(.regular)
      let modal = Probe("b", log)
      modal.modalPresentationStyle = .popover
      modal.popoverPresentationController?.sourceView = root.view
      modal.presentationController?.delegate = delegate
      root.present(modal, animated: false)
      await stage.settle()
      return (stage, root, modal)
    }

    @MainActor
    func testS1ManagerFollowsTheStyle() async {
      let controller = UIViewController()
      XCTAssertNotNil(controller.sheetPresentationController)
      XCTAssertNil(controller.popoverPresentationController)
      controller.modalPresentationStyle = .popover
      XCTAssertNotNil(controller.popoverPresentationController)
      controller.modalPresentationStyle = .fullScreen
      XCTAssertNil(controller.sheetPresentationController)
    }

    @MainActor
    func testS2SheetIsLargeUnlessSaid() async {
      let sheet = UIViewController().sheetPresentationController
      XCTAssertEqual(sheet?.detents.count, 1)
      XCTAssertNil(sheet?.selectedDetentIdentifier)
    }

    @MainActor
    func testS3PullTellsTheDelegate() async throws {
      let log = Log()
      let modal = Probe("b", log)
      let (stage, root, delegate) = await world(modal, log)
      XCTAssertTrue(try stage.pullDown())
      XCTAssertEqual(
        log.take("shouldDismiss", "willDismiss", "didDismiss"), ["sheet shouldDismiss", "sheet willDismiss"])
      await stage.settle()
      XCTAssertEqual(log.take("didDisappear", "didDismiss"), ["b didDisappear", "sheet didDismiss"])
      XCTAssertNil(root.presentedViewController)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS4DismissByCodeTellsNobody() async {
      let log = Log()
      let (stage, root, delegate) = await world(Probe("b", log), log)
      root.dismiss(animated: true)
      await stage.settle()
      XCTAssertEqual(log.take("shouldDismiss", "willDismiss", "didDismiss", "didAttempt"), [])
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS5ModalInPresentationResists() async throws {
      let log = Log()
      let modal = Probe("b", log)
      let (stage, root, delegate) = await world(modal, log)
      modal.isModalInPresentation = true
      XCTAssertFalse(try stage.pullDown())
      await stage.settle()
      XCTAssertEqual(log.take("willDismiss", "didDismiss", "didAttempt"), ["sheet didAttempt"])
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS6DelegateResists() async throws {
      let log = Log()
      let (stage, root, delegate) = await world(Probe("b", log), log)
      delegate.allows = false
      XCTAssertFalse(try stage.pullDown())
      await stage.settle()
      XCTAssertEqual(log.take("willDismiss", "didDismiss", "didAttempt"), ["sheet didAttempt"])
      XCTAssertNotNil(root.presentedViewController)
    }

    @MainActor
    func testS7ContentOfAContainerResists() async throws {
      let log = Log()
      let content = Probe("b", log)
      let modal = UINavigationController(rootViewController: content)
      let (stage, root, delegate) = await world(modal, log)
      content.isModalInPresentation = true
      XCTAssertFalse(try stage.pullDown())
      await stage.settle()
      XCTAssertEqual(log.take("didAttempt"), ["sheet didAttempt"])
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS8PullGivenUp() async throws {
      let log = Log()
      let modal = Probe("b", log)
      let (stage, root, delegate) = await world(modal, log)
      try stage.pullDownAndLetGo()
      await stage.settle()
      XCTAssertEqual(
        log.take("willDismiss", "didDismiss", "willDisappear", "didDisappear", "willAppear", "didAppear"),
        ["sheet willDismiss", "b willDisappear", "b willAppear", "b didAppear"])
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertFalse(modal.isBeingDismissed)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS9FullScreenCannotBePulled() async throws {
      let log = Log()
      let modal = Probe("b", log)
      modal.modalPresentationStyle = .fullScreen
      let (stage, root, delegate) = await world(modal, log)
      XCTAssertFalse(try stage.pullDown())
      await stage.settle()
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS10TapOutsideAPopover() async throws {
      let log = Log()
      let delegate = Delegate(log)
      let (stage, _, _) = try await popover(delegate, log)
      XCTAssertTrue(try stage.tapOutside())
      await stage.settle()
      XCTAssertEqual(
        log.take("shouldDismiss", "willDismiss", "didDismiss"),
        ["sheet shouldDismiss", "sheet willDismiss", "sheet didDismiss"])
    }

    @MainActor
    func testS11PopoverIsASheetInACompactWidth() async throws {
      let log = Log()
      let modal = Probe("b", log)
      modal.modalPresentationStyle = .popover
      let (stage, root, delegate) = await world(modal, log)
      XCTAssertTrue(try stage.pullDown())
      await stage.settle()
      XCTAssertNil(root.presentedViewController)
      XCTAssertTrue(delegate.allows)
    }

    @MainActor
    func testS13PopoverFollowsTheWidth() async throws {
      let log = Log()
      let delegate = Delegate(log)
      let (stage, root, modal) = try await popover(delegate, log)
      for _ in 1...2 {
        try stage.useWidth(.compact)
        await stage.settle()
        try stage.useWidth(.regular)
        await stage.settle()
      }
      XCTAssertTrue(root.presentedViewController === modal)
      try stage.useWidth(.compact)
      await stage.settle()
      XCTAssertTrue(try stage.pullDown())
      await stage.settle()
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(log.take("didDismiss"), ["sheet didDismiss"])
    }

    @MainActor
    func testS14FullScreenInACompactWidthAlone() async throws {
      final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
        var styles: [UIModalPresentationStyle] = []
        func adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
          traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        }
        func presentationController(
          _ presentationController: UIPresentationController,
          willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
          transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { styles.append(style) }
      }
      let log = Log()
      let delegate = Adapting()
      let (stage, root, modal) = try await popover(delegate, log)
      _ = log.take()
      delegate.styles = []
      try stage.useWidth(.compact)
      await stage.settle()
      XCTAssertTrue(log.take("didDisappear").contains("a didDisappear"))
      XCTAssertNil(root.viewIfLoaded?.window)
      try stage.useWidth(.regular)
      await stage.settle()
      XCTAssertTrue(log.take("didAppear").contains("a didAppear"))
      XCTAssertNotNil(root.viewIfLoaded?.window)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertEqual(delegate.styles, [.fullScreen, .none])
    }

    @MainActor
    func testS12UserChoosesAHeight() async throws {
      final class Detents: NSObject, UISheetPresentationControllerDelegate {
        var changes = 0
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          _ sheetPresentationController: UISheetPresentationController
        ) { changes += 1 }
      }
      let log = Log()
      let root = Probe("a", log)
      let stage = await Stage(root, log: log)
      let modal = Probe("b", log)
      let delegate = Detents()
      modal.sheetPresentationController?.detents = [.medium(), .large()]
      modal.sheetPresentationController?.delegate = delegate
      root.present(modal, animated: false)
      await stage.settle()
      modal.sheetPresentationController?.selectedDetentIdentifier = .medium
      XCTAssertEqual(delegate.changes, 0)
      XCTAssertTrue(try stage.dragSheet(to: .large))
      XCTAssertEqual(delegate.changes, 1)
      XCTAssertEqual(modal.sheetPresentationController?.selectedDetentIdentifier, .large)
    }
  }
#endif
