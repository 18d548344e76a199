import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// tvOS has neither sheets nor popovers.
#if !os(tvOS)
  @MainActor
  final class SheetRules: XCTestCase {
    /// A modal over a screen, and a delegate of its presentation.
    @MainActor
    private struct World {
      let log: Log
      let stage: Stage
      let root: Probe
      let modal: Probe
      let delegate: Delegate

      /// Presents the modal, or a container that it is in.
      init(
        _ style: UIModalPresentationStyle = .automatic, in container: (Probe) -> UIViewController = { $0 }
      ) async {
        (stage, root, log) = await Stage.probe()
        modal = Probe("b", log)
        delegate = Delegate(log)
        let presented = container(modal)
        if style != .automatic { presented.modalPresentationStyle = style }
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: false)
        await stage.settle()
        _ = log.take()
      }
    }

    /// The stage of a popover in a regular width, what presents it, and the popover.
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

    func testS1ManagerFollowsTheStyle() async {
      let controller = UIViewController()
      XCTAssertNotNil(controller.sheetPresentationController)
      XCTAssertNil(controller.popoverPresentationController)
      controller.modalPresentationStyle = .popover
      XCTAssertNotNil(controller.popoverPresentationController)
      controller.modalPresentationStyle = .fullScreen
      XCTAssertNil(controller.sheetPresentationController)
    }

    func testS2SheetIsLargeUnlessSaid() async {
      let sheet = UIViewController().sheetPresentationController
      XCTAssertEqual(sheet?.detents.count, 1)
      XCTAssertNil(sheet?.selectedDetentIdentifier)
    }

    func testS3PullTellsTheDelegate() async throws {
      let world = await World()
      XCTAssertTrue(try world.stage.pullDown())
      XCTAssertEqual(
        world.log.take("shouldDismiss", "willDismiss", "didDismiss"),
        ["sheet shouldDismiss", "sheet willDismiss"])
      await world.stage.settle()
      XCTAssertEqual(world.log.take("didDisappear", "didDismiss"), ["b didDisappear", "sheet didDismiss"])
      XCTAssertNil(world.root.presentedViewController)
    }

    func testS4DismissByCodeTellsNobody() async {
      let world = await World()
      world.root.dismiss(animated: true)
      await world.stage.settle()
      XCTAssertEqual(world.log.take("shouldDismiss", "willDismiss", "didDismiss", "didAttempt"), [])
    }

    /// Tries to pull the sheet down, which only tells of the attempt.
    private func expectResistance(_ world: World) async throws {
      XCTAssertFalse(try world.stage.pullDown())
      await world.stage.settle()
      XCTAssertEqual(world.log.take("willDismiss", "didDismiss", "didAttempt"), ["sheet didAttempt"])
      XCTAssertNotNil(world.root.presentedViewController)
    }

    func testS5ModalInPresentationResists() async throws {
      let world = await World()
      world.modal.isModalInPresentation = true
      try await expectResistance(world)
    }

    func testS6DelegateResists() async throws {
      let world = await World()
      world.delegate.allows = false
      try await expectResistance(world)
    }

    func testS7ContentOfAContainerResists() async throws {
      let world = await World(in: { UINavigationController(rootViewController: $0) })
      world.modal.isModalInPresentation = true
      try await expectResistance(world)
    }

    func testS8PullGivenUp() async throws {
      let world = await World()
      try world.stage.pullDownAndLetGo()
      await world.stage.settle()
      XCTAssertEqual(
        world.log.take(
          "willDismiss", "didDismiss", "willDisappear", "didDisappear", "willAppear", "didAppear"),
        ["sheet willDismiss", "b willDisappear", "b willAppear", "b didAppear"])
      XCTAssertTrue(world.root.presentedViewController === world.modal)
      XCTAssertFalse(world.modal.isBeingDismissed)
    }

    func testS9FullScreenCannotBePulled() async throws {
      let world = await World(.fullScreen)
      XCTAssertFalse(try world.stage.pullDown())
      await world.stage.settle()
      XCTAssertTrue(world.root.presentedViewController === world.modal)
    }

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

    func testS11PopoverIsASheetInACompactWidth() async throws {
      let world = await World(.popover)
      XCTAssertTrue(try world.stage.pullDown())
      await world.stage.settle()
      XCTAssertNil(world.root.presentedViewController)
    }

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

    func testS12UserChoosesAHeight() async throws {
      final class Detents: NSObject, UISheetPresentationControllerDelegate {
        var changes = 0
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          _ sheetPresentationController: UISheetPresentationController
        ) { changes += 1 }
      }
      let (stage, root, log) = await Stage.probe()
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
