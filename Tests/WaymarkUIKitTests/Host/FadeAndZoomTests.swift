import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// The transitions that the host knows: fades, zooms and none, and who says which.
@MainActor
struct FadeAndZoomTests {
  private let stage = Stage("a", "b")
  private let thumbnail = UIView()

  init() {
    stage.page("b")?.view.addSubview(thumbnail)
    thumbnail.transitionSource("five")
  }

  /// The seconds until nothing moves: a fade takes 0.25, UIKit's own transitions take longer.
  private func duration(of act: () -> Void) -> Double {
    act()
    var seconds = 0.0
    while stage.isAnimating {
      stage.clock.advance(by: 0.01)
      seconds += 0.01
    }
    stage.expectAgreement()
    return seconds
  }

  private func isFade(_ act: () -> Void) -> Bool { abs(duration(of: act) - 0.25) < 0.02 }

  // MARK: Origins of a transition

  @Test func theOptionsGoBeforeTheCoordinator() {
    #expect(!isFade { stage.router.push("c") })
    #expect(isFade { stage.router.pop(options: .init(transition: .fade)) })
    stage.pages.transition = .fade
    #expect(isFade { stage.router.push("c") })
    #expect(isFade { stage.router.pop() })
    #expect(duration { stage.router.push("c", options: .init(transition: .none)) } == 0)
    stage.pages.transition = .none
    #expect(duration { stage.router.pop() } == 0)
    #expect(isFade { stage.router.push("c", options: .init(transition: .fade)) })
  }

  @Test func aModalMovesAsItsPresentationSays() throws {
    stage.pages.transition = .none
    let isSlow = { act in duration(of: act) > 0 }
    #expect(isSlow { stage.router.present("m", as: .fullScreen.transition(.fade)) })
    let modal = try #require(stage.user.frontmostPresented)
    #expect(modal.modalTransitionStyle == .crossDissolve)
    #expect(isSlow { stage.router.dismiss() })
    #expect(!isSlow { stage.router.present("m", as: .sheet) })
    #expect(stage.user.frontmostPresented?.modalTransitionStyle == .coverVertical)
    #expect(isSlow { stage.router.dismiss(options: .init(transition: .fade)) })
  }

  @Test func anAppsOwnFadeGoesBeforeTheHosts() {
    stage.host.transitions[.fade] = UIKitTransition { _ in SlowAnimator() }
    #expect(abs(duration { stage.router.push("c", options: .init(transition: .fade)) } - 0.3) < 0.02)
  }

  // MARK: Zooms

  @Test func aZoomStartsFromTheMarkedViewAndGoesBackIntoIt() {
    stage.router.push("c", options: .init(transition: .zoom(from: "five")))
    let transition = stage.page("c")?.preferredTransition
    #expect(transition?.lastSource === thumbnail)
    stage.settle()
    thumbnail.transitionSource(nil)
    let other = UIView()
    stage.page("b")?.view.addSubview(other)
    other.transitionSource("five")
    stage.router.pop()
    #expect(transition?.lastSource === other)
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aZoomWithoutItsViewIsTheUsualTransition() {
    let push = stage.router.push("c", options: .init(transition: .zoom(from: "six")))
    stage.settle()
    #expect(stage.page("c")?.preferredTransition == nil)
    #expect(push.currentOutcome == .completed)
    thumbnail.transitionSource("seven")
    #expect(thumbnail.subviews.count == 1)
  }

  @Test func aModalZoomsToo() {
    stage.router.present("m", as: .fullScreen.transition(.zoom(from: "five")))
    let transition = stage.user.frontmostPresented?.preferredTransition
    #expect(transition?.lastSource === thumbnail)
    stage.settle()
    stage.router.dismiss()
    stage.settle()
    #expect(transition?.lastSource === thumbnail)
    stage.expectAgreement()
  }

  @Test func aZoomIsSwipedBackOrGivenUpUnlessUIKitOrTheScreenObjects() {
    stage.router.push("c", options: .init(transition: .zoom(from: "five")))
    stage.settle()
    let swipe = stage.user.beginSwipeBack()
    swipe?.update(0.4)
    swipe?.cancel()
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    let page = stage.page("c") as? Page
    let objection = page?.context.onLeave { _ in .stay("unsaved") }
    #expect(stage.user.beginSwipeBack() == nil)
    objection?.cancel()
    page?.preferredTransition?.begins = false
    #expect(stage.user.beginSwipeBack() == nil)
    page?.preferredTransition?.begins = true
    #expect(stage.user.swipeBack())
    stage.settle()
    #expect(stage.names == ["a", "b"])
    stage.expectAgreement()
  }
}
