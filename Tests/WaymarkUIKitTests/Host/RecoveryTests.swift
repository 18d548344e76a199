import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Steps that UIKit, the coordinator or a navigation controller does not carry out, and what is left of them.
@MainActor
struct RecoveryTests {
  @Test func aPushThatNeverEndsIsRebuiltAndNavigationGoesOn() {
    let stage = Stage("a")
    let lost = stage.router.push("b")
    // UIKit says nothing while its clock stands still.
    stage.time.advance(by: .seconds(3))
    #expect(lost.currentOutcome == nil)
    stage.settle()
    #expect(lost.currentOutcome == .completed)
    stage.expectAgreement()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    stage.expectAgreement()
  }

  // MARK: UIKit

  @Test func whatUIKitRefusesFailsAndDoesNotComeLater() {
    let stage = Stage("a")
    // UIKit has no room for the router's modal where the app presents first.
    stage.pages.onPresent = { [weak stage] _ in
      var top = stage?.host.rootViewController
      while let next = top?.presentedViewController { top = next }
      top?.present(Foreign(), animated: true)
    }
    let present = stage.router.present("m")
    stage.rest()
    #expect(present.hasFailed)
    #expect(stage.tree == RouteTree("a"))
    stage.pages.onPresent = nil
    stage.host.rootViewController.dismiss(animated: false)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.rest()
    stage.expectAgreement()
    stage.router.push("b")
    stage.settle()
    stage.expectAgreement()
  }

  // MARK: The coordinator

  /// Coordinators that return what cannot be shown.
  enum Odd: CaseIterable {
    case stack, split, alert, shownScreen, holder, shownStack, splitOfAnotherStyle

    var message: String {
      switch self {
      case .stack, .split, .alert: "cannot be on a stack"
      case .shownStack: "shows something already"
      case .splitOfAnotherStyle: "has not the style for 2 columns"
      case .shownScreen, .holder: "is a screen already"
      }
    }
  }

  @Test(arguments: Odd.allCases) func whatCannotBeShownFailsAndSaysWhy(odd: Odd) throws {
    let stage = Stage("a", "b")
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    let (first, shown) = try (#require(stage.page("a")), #require(stage.stack))
    let root = stage.host.rootViewController
    stage.pages.screen = { place in
      guard place == "x" else { return nil }
      return switch odd {
      case .stack: UINavigationController()
      case .split: UISplitViewController(style: .doubleColumn)
      case .alert: UIAlertController(title: "x", message: nil, preferredStyle: .alert)
      case .shownScreen: first
      case .holder: root
      case .shownStack, .splitOfAnotherStyle: nil
      }
    }
    if odd == .shownStack { stage.pages.makeStack = { _ in shown } }
    stage.pages.makeSplit = { _ in ColumnsController(style: .tripleColumn) }
    let navigation =
      switch odd {
      case .shownStack: stage.router.present("x")
      case .splitOfAnotherStyle: stage.router.set(RouteTree(columns: ["y"], capacity: 2, front: 0))
      default: stage.router.push("x")
      }
    stage.rest()
    #expect(navigation.hasFailed)
    #expect(failures.contains { $0.contains(odd.message) })
    #expect(stage.tree == RouteTree("a", "b"))
    stage.expectAgreement()
    (stage.pages.screen, stage.pages.makeStack) = (nil, nil)
    let next = stage.router.push("c")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }

  // MARK: Navigation controllers of the app's own class

  @Test(arguments: [true, false], [1, Int.max])
  func aStackThatIgnoresItsCallsIsToldOnceMore(isPush: Bool, ignored: Int) throws {
    let stage = Stage(
      RouteTree("a", "b"), prepare: { $0.makeStack = { _ in Stubborn(nibName: nil, bundle: nil) } })
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    let stack = try #require(stage.stack as? Stubborn)
    stack.ignoredCalls = ignored
    let navigation = isPush ? stage.router.push("c") : stage.router.pop()
    stage.rest()
    if ignored == 1 {
      #expect(navigation.currentOutcome == .completed)
      #expect(stage.names == (isPush ? ["a", "b", "c"] : ["a"]))
    } else {
      #expect(navigation.hasFailed)
      #expect(failures.contains { $0.contains("did not change its stack") })
      #expect(stage.tree == RouteTree("a", "b"))
    }
    stage.expectAgreement()
    stack.ignoredCalls = 0
    let next = stage.router.push("z")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }
}

/// Does nothing for a number of calls.
private final class Stubborn: StackController {
  var ignoredCalls = 0

  private func ignores() -> Bool {
    if ignoredCalls == 0 { return false }
    ignoredCalls -= 1
    return true
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !ignores() { super.pushViewController(viewController, animated: animated) }
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
  {
    ignores() ? nil : super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if !ignores() { super.setViewControllers(viewControllers, animated: animated) }
  }
}
