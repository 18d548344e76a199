import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Modals by the hundred, each of which must not cost as much as all those below it.
@MainActor
struct ManyModalsTests {
  /// Counts how often all of them are asked what they hold.
  private final class Counter {
    var count = 0
  }

  private final class CountedStack: UINavigationController {
    var counter: Counter?

    override var viewControllers: [UIViewController] {
      get {
        counter?.count += 1
        return super.viewControllers
      }
      set { super.viewControllers = newValue }
    }
  }

  private func stage(_ counter: Counter? = nil) -> Stage {
    Stage(
      RouteTree("a"),
      prepare: { pages in
        pages.makeStack = { _ in
          let stack = CountedStack(nibName: nil, bundle: nil)
          stack.counter = counter
          return stack
        }
      })
  }

  private func tree(_ count: Int) -> RouteTree<Place> {
    RouteTree(
      .stack("a"), modals: (0..<count).map { Modal(.sheet, RouteStack(root: Place("m\($0)"))) })
  }

  /// How often stacks are looked at while so many modals are presented and dismissed.
  private func looks(_ count: Int, isHidden: Bool) -> Int {
    let counter = Counter()
    let stage = stage(counter)
    stage.window.isHidden = isHidden
    stage.router.set(tree(count))
    if isHidden {
      stage.rest()
      stage.window.isHidden = false
    }
    stage.rest()
    #expect(stage.user.frontmost?.title == "m\(count - 1)")
    #expect(stage.shown?.modals.count == count)
    stage.router.set(tree(0))
    stage.rest()
    #expect(stage.shown == tree(0))
    stage.expectAgreement()
    return counter.count
  }

  /// With twice as many there are twice as many looks, where a square would have four times as many.
  @Test(arguments: [true, false]) func looksGrowAsModalsDo(isHidden: Bool) {
    let (few, many) = (looks(100, isHidden: isHidden), looks(200, isHidden: isHidden))
    #expect(many < 3 * few, "\(few), \(many)")
  }

  @Test func thousandsAtOnce() {
    let count = 3000
    let stage = stage()
    stage.router.set(tree(count))
    stage.rest()
    #expect(stage.shown?.modals.count == count)
    stage.router.set(tree(0))
    stage.rest()
    #expect(stage.shown == tree(0))
  }

  /// What changes below while many come is found when all are there.
  @Test func whatAppCodeChangesBelowMeanwhileIsTold() throws {
    let stage = Stage("a", "b")
    let stack = try #require(stage.stack)
    stage.pages.onPresent = { [unowned pages = stage.pages] _ in
      pages.onPresent = nil
      pages.onMake = { context in
        guard context.route == "m30" else { return }
        stack.popViewController(animated: false)
      }
    }
    stage.router.set(RouteTree(.stack("a", "b"), modals: tree(40).modals))
    stage.rest()
    #expect(stage.tree == tree(40))
    stage.expectAgreement()
  }
}
