import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A host whose router another host shows now.
@MainActor
struct ReplacedHostTests {
  /// Goes back to the root of its stack as soon as it is in it.
  private final class Popping: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      navigationController?.popToRootViewController(animated: false)
    }
  }

  /// The router takes a modal of before to be shown when the host is back, and does not want it.
  @Test func whatAScreenDoesAsItIsBuiltAnewIsTold() {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    let other = RecordingHost<Place>()
    other.attach(to: stage.router)
    other.answer = .later
    stage.router.dismiss()
    stage.pages.screen = { $0 == "b" ? Popping() : nil }
    stage.clock.endsUnanimatedAtOnce = false
    stage.router.host.attach(stage.host)
    stage.rest()
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  /// What the host was just making is not wanted any more, and half of it is there.
  @Test(arguments: [Page.Moment.didLoad, .didMove, .willAppear, .didAppear], [true, false])
  func oneThatIsAttachedAgainByAScreenThatComesShowsTheTree(moment: Page.Moment, endsAtOnce: Bool) {
    let stage = Stage("a")
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    var context: ScreenContext<Place>?
    stage.pages.onMake = { context = $0 }
    stage.pages.screen = { [weak stage, unowned pages = stage.pages] place in
      guard place == "s", let stage, let context else { return nil }
      pages.screen = nil
      let page = Page(context, pages.log)
      page.calls[moment] = { [weak page] in
        page?.calls = [:]
        stage.router.host.attach(stage.host)
      }
      return page
    }
    // While a transition of the app's is waited for, the router is not at work.
    stage.page("a")?.present(Foreign(), animated: true)
    let tabs = RouteTabs<Place>(RouteTab("t", ["t", "u"]), RouteTab("s"), selectedKey: "s")
    stage.router.present(Modal(.sheet, .tabs(tabs)), options: .unanimated)
    stage.router.dismiss(options: .unanimated)
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.shown == stage.tree)
    #expect(stage.user.frontmost is Foreign)
    stage.router.push("w")
    stage.rest()
    #expect(stage.page("a")?.navigationController?.viewControllers.map(\.title) == ["a", "w"])
    let lines = stage.log.take()
    #expect(lines.last { $0.hasPrefix("t ") } == "t released")
    #expect(lines.last { $0.hasPrefix("s ") } == "s released")
  }

  /// UIKit takes down no modal while another goes.
  @Test(arguments: [true, false], [true, false])
  func oneThatComesBackWhileTheAppDismissesShowsTheTree(animated: Bool, isTop: Bool) {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    RecordingHost<Place>().attach(to: stage.router)
    stage.pages.onMake = { [weak stage] _ in
      stage?.pages.onMake = nil
      let root = stage?.host.rootViewController
      (isTop ? root?.presentedViewController : root)?.dismiss(animated: animated)
    }
    stage.router.host.attach(stage.host)
    stage.rest()
    stage.expectAgreement()
    #expect(stage.page("b")?.parent != nil)
  }

  /// Another host may show tabs in the place where these were.
  @Test func theTabThatOtherCodeSelectsThereIsNotTold() {
    let stage = Stage(RouteTree(.tabs(RouteTabs(RouteTab("a"), RouteTab("b")))))
    let new = RouteTree<Place>(.tabs(RouteTabs(RouteTab("x"), RouteTab("y"))))
    RecordingHost<Place>().attach(to: stage.router)
    stage.router.set(new)
    stage.user.frontmost?.tabBarController?.selectedIndex = 1
    stage.rest()
    #expect(stage.tree == new)
  }

  @Test func aModalThatWaitedThereIsNotPresentedWhenTheRouterIsElsewhere() {
    let stage = Stage("a")
    stage.window.isHidden = true
    stage.router.present("m")
    RecordingHost<Place>().attach(to: stage.router)
    stage.router.set(RouteTree("x"))
    stage.window.isHidden = false
    stage.rest()
    #expect(stage.host.rootViewController.presentedViewController == nil)
  }

  /// The other host still shows what this one did, though the router's tree has none of it any more.
  @Test func whatGoesThereIsNotTold() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let other = RecordingHost<Place>()
    other.attach(to: stage.router)
    other.answer = .later
    stage.router.set(RouteTree("x"))
    var reports = 0
    stage.router.onEvent { if case .reported = $0.kind { reports += 1 } }
    stage.host.rootViewController.dismiss(animated: false)
    stage.settle()
    #expect(reports == 0)
    #expect(stage.shown == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
  }

  /// Does something once when a stack has shown a screen.
  private final class ShowDelegate: NSObject, UINavigationControllerDelegate {
    private var didShow: (() -> Void)?

    init(_ didShow: @escaping () -> Void) { self.didShow = didShow }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      didShow.take()?()
    }
  }

  /// The host takes the column out before it tells, which ends what is under way.
  @Test func whatIsFoundThereIsNotToldWhenAnotherHostComesInTheMiddle() throws {
    let stage = Stage(.mail)
    stage.clock.endsUnanimatedAtOnce = false
    let other = RecordingHost<Place>()
    let delegate = ShowDelegate { other.attach(to: stage.router) }
    let base = try #require(stage.page("inbox")?.navigationController)
    base.delegate = delegate
    base.popToRootViewController(animated: false)
    stage.rest()
    #expect(stage.tree == .mail)
    #expect(other.displayed?.routes == .mail)
  }

  /// What the user does there is seen there alone: the tree is another one's.
  @Test func whatTheUserTapsThereIsNotAskedOfTheRouter() {
    let tree = RouteTree<Place>(.tabs(RouteTabs(RouteTab("a", ["a", "b"]), RouteTab("c"))))
    let stage = Stage(tree)
    let other = RecordingHost<Place>()
    other.attach(to: stage.router)
    var asked = 0
    stage.router.addGuard { _ in
      asked += 1
      return .block("no")
    }
    stage.user.tapBack()
    stage.user.tapTab(0)
    stage.user.tapTab(1)
    stage.settle()
    #expect(asked == 0)
    #expect(stage.tree == tree)
    #expect(stage.user.frontmost?.tabBarController?.selectedIndex == 1)
    stage.router.host.attach(stage.host)
    stage.rest()
    stage.expectAgreement()
  }

  @Test func anObjectionOfWhatIsShownElsewhereHoldsNoGestureThere() {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    RecordingHost<Place>().attach(to: stage.router)
    stage.router.tree.forEachElement { entry in
      stage.router.host.context(for: entry).onLeave { _ in .stay("no") }
    }
    #expect(stage.user.pullDown())
    stage.settle()
    #expect(stage.user.swipeBack())
    stage.settle()
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
  }

  /// The tabs of the other one may have the same keys, and lead to other screens.
  @Test(arguments: [true, false])
  func aTabThatIsTappedThereIsNotSelectedElsewhere(isAnswered: Bool) {
    let stage = Stage(RouteTree(.tabs(RouteTabs(RouteTab("a"), RouteTab("c")))))
    let other = RecordingHost<Place>()
    if !isAnswered { other.answer = .later }
    other.attach(to: stage.router)
    let new = RouteTree<Place>(.tabs(RouteTabs(RouteTab("a", ["x"]), RouteTab("c", ["y"]))))
    stage.router.set(new)
    stage.user.tapTab(1)
    stage.settle()
    #expect(stage.tree == new)
  }

  /// An alert is there until somebody taps one of its buttons.
  @Test(arguments: [true, false])
  func whatTheUserAnswersThereIsNotAnsweredElsewhere(isWrapped: Bool) {
    let stage = Stage("a")
    if isWrapped {
      stage.router.host.attach(Passing(stage.host))
      stage.rest()
    }
    let alert = stage.router.present("q?", as: .alert)
    stage.settle()
    RecordingHost<Place>().attach(to: stage.router)
    #expect(stage.user.tapAlert("Yes"))
    stage.rest()
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.alert, ["q?"])]))
    #expect(alert.currentOutcome == .completed)
  }

  /// Passes on what it is asked for.
  private final class Passing: NavigationHost {
    private let host: UIKitHost<Place>

    init(_ host: UIKitHost<Place>) { self.host = host }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      host.perform(step, acknowledgement)
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      host.rebuild(tree, acknowledgement)
    }
  }

  @Test func oneThatAnotherPassesRequestsToAsksItsRouter() {
    let stage = Stage(RouteTree(.tabs(RouteTabs(RouteTab("a"), RouteTab("c", ["c", "d"])))))
    stage.router.host.attach(Passing(stage.host))
    stage.rest()
    stage.user.tapTab(1)
    stage.rest()
    stage.user.tapBack()
    stage.rest()
    #expect(stage.tree == RouteTree(.tabs(RouteTabs(RouteTab("a"), RouteTab("c"), selectedKey: "c"))))
    stage.expectAgreement()
  }

  /// A context stands for an entry, whoever shows that: a model that has kept it goes on working.
  @Test func appCodeNavigatesWithTheContextOfAScreenThereAsLongAsItsEntryIsInTheTree() async throws {
    var contexts: [String: ScreenContext<Place>] = [:]
    let stage = Stage(RouteTree(.stack("a", "b")), prepare: { $0.onMake = { contexts[$0.route.name] = $0 } })
    let answer = stage.router.asking("m", as: .sheet, for: Int.self)
    stage.settle()
    let (pushed, modal) = try (#require(contexts["b"]), #require(contexts["m"]))
    let other = RecordingHost<Place>()
    other.attach(to: stage.router)
    #expect(pushed.phase == .removed)
    var asked = 0
    pushed.onLeave { _ in
      asked += 1
      return .stay("no")
    }
    #expect(modal.close(returning: 7).currentOutcome == .completed)
    #expect(try await answer.value == 7)
    #expect(pushed.push("c").currentOutcome == .completed)
    #expect(other.displayed?.routes == RouteTree<Place>(.stack("a", "b", "c")))
    #expect(pushed.pop().currentOutcome == .completed)
    #expect(asked == 0)
    #expect(pushed.push("c").currentOutcome == .failed(.screenGone))
    #expect(stage.tree == RouteTree("a"))
    stage.router.host.attach(stage.host)
    stage.rest()
    stage.expectAgreement()
  }
}
