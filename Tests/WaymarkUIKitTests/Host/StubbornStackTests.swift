import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Navigation controllers of a class that does not always do what it is told.
@MainActor
struct StubbornStackTests {
  private func stage(_ stack: RouteStack<Place>) -> Stage {
    Stage(RouteTree(.stack(stack)), prepare: { $0.makeStack = { _ in Stubborn(nibName: nil, bundle: nil) } })
  }

  private func expectNextWorks(_ stage: Stage) {
    (stage.stack as? Stubborn)?.ignoredCalls = 0
    let next = stage.router.push("z")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false], [NavigationOptions.standard, .unanimated])
  func whatIsIgnoredOnceIsDoneAllTheSame(isPush: Bool, options: NavigationOptions) throws {
    let stage = stage(["a", "b"])
    try #require(stage.stack as? Stubborn).ignoredCalls = 1
    let navigation = isPush ? stage.router.push("c", options: options) : stage.router.pop(options: options)
    stage.rest()
    #expect(navigation.currentOutcome == .completed)
    #expect(stage.names == (isPush ? ["a", "b", "c"] : ["a"]))
    stage.expectAgreement()
    expectNextWorks(stage)
  }

  @Test(arguments: [true, false], [NavigationOptions.standard, .unanimated])
  func whatIsAlwaysIgnoredFails(isPush: Bool, options: NavigationOptions) throws {
    let stage = stage(["a", "b"])
    try #require(stage.stack as? Stubborn).ignoredCalls = .max
    let navigation = isPush ? stage.router.push("c", options: options) : stage.router.pop(options: options)
    stage.rest()
    guard case .failed? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))")
      return
    }
    #expect(stage.tree == RouteTree("a", "b"))
    stage.expectAgreement()
    expectNextWorks(stage)
  }

  /// A screen that leaves whenever it is put back.
  @Test func aRootThatTakesItselfOutIsPutBackAsOftenAsNeeded() throws {
    let stage = Stage("a")
    let root = try #require(stage.page("a") as? Page)
    var count = 0
    root.calls[.didAppear] = { [weak root] in
      count += 1
      if count < 4 { root?.navigationController?.popToRootViewController(animated: true) }
    }
    stage.stack?.setViewControllers([Foreign()], animated: true)
    stage.rest()
    #expect(count == 4)
    #expect(stage.user.frontmost === root)
    #expect(stage.router.isSettled)
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
