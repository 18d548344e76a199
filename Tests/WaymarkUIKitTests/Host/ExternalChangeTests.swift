import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// The host takes over, or puts right, the changes of code outside Waymark to the router's screens.
@MainActor
struct ExternalChangeTests {
  // MARK: Taken over

  enum Fact: CaseIterable {
    case pop, popToRoot, setWithoutTop, dismissTop, dismissAll, dismissAlert
  }

  @Test(arguments: Fact.allCases, [true, false])
  func whatOtherCodeHasDoneIsAFact(fact: Fact, animated: Bool) {
    let modals: [Modal<Place>] =
      switch fact {
      case .dismissTop, .dismissAll: [Modal(.sheet, ["m"]), Modal(.fullScreen, ["n"])]
      case .dismissAlert: [Modal(.alert, ["sure?"])]
      default: []
      }
    let stage = Stage(RouteTree(.stack("a", "b", "c"), modals: modals))
    stage.router.addGuard { _ in .block("no") }
    let stack = stage.stack
    switch fact {
    case .pop: stack?.popViewController(animated: animated)
    case .popToRoot: stack?.popToRootViewController(animated: animated)
    case .setWithoutTop:
      stack?.setViewControllers(Array(stack?.viewControllers.prefix(2) ?? []), animated: animated)
    case .dismissTop: stage.page("m")?.dismiss(animated: animated)
    case .dismissAll: stage.host.rootViewController.dismiss(animated: animated)
    case .dismissAlert: stage.page("sure?")?.dismiss(animated: animated)
    }
    stage.rest()
    let tree: RouteTree<Place> =
      switch fact {
      case .pop, .setWithoutTop: RouteTree("a", "b")
      case .popToRoot: RouteTree("a")
      case .dismissTop: RouteTree(.stack("a", "b", "c"), modals: [Modal(.sheet, ["m"])])
      case .dismissAll, .dismissAlert: RouteTree("a", "b", "c")
      }
    #expect(stage.tree == tree)
    stage.expectAgreement()
  }

  // MARK: Put right

  @Test(arguments: [0, 3]) func aStackWithoutItsRootGetsItBackThoughThatIsUndoneAtOnce(times: Int) {
    let stage = Stage("a", "b")
    stage.rest()
    let intruder = Intruder(stage.stack, times: times)
    stage.stack?.setViewControllers([intruder], animated: false)
    stage.rest()
    #expect(intruder.times == 0)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}

/// Puts itself back where it was taken from, some times.
private final class Intruder: UIViewController {
  private weak var stack: UINavigationController?
  private(set) var times: Int

  init(_ stack: UINavigationController?, times: Int) {
    self.stack = stack
    self.times = times
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    guard times > 0 else { return }
    times -= 1
    stack?.setViewControllers([self], animated: false)
  }
}
