import HeadlessUIKit
import Testing

/// Presentations that are shown while the window becomes narrower or wider.
@MainActor
struct AdaptationTests {
  /// Says which style a presentation has in a compact width, and records what it is told.
  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    let compact: UIModalPresentationStyle
    var styles: [UIModalPresentationStyle] = []
    var preparations = 0

    init(_ compact: UIModalPresentationStyle) {
      self.compact = compact
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? compact : .none
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style) }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      preparations += 1
    }
  }

  /// Keeps a delegate, which UIKit does not.
  private final class Keeper {
    var delegate: Adapting?
  }

  private let world = StackWindow("a")
  private let keeper = Keeper()
  private let modal: Screen
  private var window: UIWindow { world.window }

  init() {
    modal = world.screen("m")
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.sourceView = world.stack.view
    window.horizontalSizeClass = .regular
  }

  private func present(_ delegate: Adapting? = nil, animated: Bool = false) {
    keeper.delegate = delegate
    modal.presentationController?.delegate = delegate
    world.stack.present(modal, animated: animated)
    delegate?.styles = []
    delegate?.preparations = 0
    if !animated { _ = world.log.take() }
  }

  private func picture(_ kind: String, stackIsVisible: Bool = true) -> String {
    let visible = stackIsVisible ? " visible" : ""
    return "window\n  stack\n    Screen \"a\"\(visible)\n  \(kind)\n    Screen \"m\" visible"
  }

  @Test func aPopoverIsASheetForAsLongAsTheWindowIsNarrow() {
    present()
    #expect(window.snapshot() == picture("popover"))
    window.horizontalSizeClass = .compact
    #expect(window.snapshot() == picture("sheet"))
    #expect(!window.user.tapOutside())
    window.horizontalSizeClass = .regular
    #expect(window.snapshot() == picture("popover"))
    #expect(world.log.take() == [])
    #expect(window.user.beginPullDown() == nil)
    #expect(window.user.tapOutside())
  }

  @Test func theDelegateSaysWhatItIsAndIsTold() {
    let delegate = Adapting(.fullScreen)
    present(delegate)
    window.horizontalSizeClass = .compact
    #expect(delegate.styles == [.fullScreen] && delegate.preparations == 0)
    #expect(window.snapshot() == picture("full screen", stackIsVisible: false))
    #expect(world.log.take() == ["a willDisappear", "a didDisappear"])
    window.horizontalSizeClass = .regular
    #expect(delegate.styles == [.fullScreen, .none] && delegate.preparations == 1)
    #expect(window.snapshot() == picture("popover"))
    #expect(world.log.take() == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  @Test(arguments: [true, false]) func oneThatComesWhileTheWidthChangesFollowsWhenItHasCome(isTurned: Bool) {
    present(animated: true)
    window.clock.advance(by: 0.1)
    window.horizontalSizeClass = .compact
    if isTurned { window.horizontalSizeClass = .regular }
    window.clock.runUntilIdle()
    #expect(window.snapshot() == picture(isTurned ? "popover" : "sheet"))
  }

  @Test func theContainerMayBeAnother() {
    window.variant.adaptingReplacesContainer = true
    present()
    let manager = modal.presentationController
    let old = manager?.containerView
    window.horizontalSizeClass = .compact
    #expect(old?.window == nil && manager?.containerView !== old)
    #expect(modal.view.superview === manager?.containerView && modal.view.window === window)
    #expect(world.log.take() == [])
    #expect(window.user.pullDown())
    window.clock.runUntilIdle()
    #expect(window.snapshot() == "window\n  stack\n    Screen \"a\" visible")
  }
}
