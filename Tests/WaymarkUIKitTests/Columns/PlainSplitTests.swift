import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// A split view controller of the coordinator's own that is none of the host's.
@MainActor
struct PlainSplitTests {
  private func stage(_ tree: RouteTree<Place>, isWide: Bool) -> Stage {
    Stage(
      tree, isWide: isWide,
      prepare: { pages in
        pages.makeSplit = { UISplitViewController(style: $0 == 2 ? .doubleColumn : .tripleColumn) }
      })
  }

  @Test(arguments: [false, true], [false, true])
  func aDetailThatCodeShowsInAFilledColumnGoesAgain(isWide: Bool, isFrontFirst: Bool) {
    for pushes in [false, true] {
      let tree = RouteTree<Place>(
        columns: ["inbox"], ["m1", "reply"], places: 2, front: isFrontFirst ? 0 : 1)
      let stage = stage(tree, isWide: isWide)
      stage.window.variant.settingSecondaryPushes = pushes
      let own = stage.split?.viewController(for: .secondary)
      let screen = isWide ? stage.page("inbox") : stage.page(isFrontFirst ? "inbox" : "reply")
      screen?.showDetailViewController(Foreign(), sender: nil)
      stage.rest()
      #expect(stage.split?.viewController(for: .secondary) === own)
      // A column that code shows on top while collapsed may come to front with it.
      let mayMove = !isWide && isFrontFirst
      #expect(stage.tree == tree || mayMove && stage.tree == .mail)
      stage.turn()
      stage.rest()
      // What was pushed on the column's stack stays there.
      if !pushes { stage.expectAgreement() }
      #expect(stage.tree == tree || mayMove && stage.tree == .mail)
    }
  }

  @Test(arguments: [false, true])
  func aDetailThatCodeShowsInAnEmptyColumnStays(isWide: Bool) {
    let stage = stage(.inbox, isWide: isWide)
    let detail = Foreign()
    stage.page("inbox")?.showDetailViewController(detail, sender: nil)
    stage.rest()
    #expect(stage.tree == .inbox)
    #expect(stage.split?.viewController(for: .secondary) === detail)
    stage.router.fill(.stack("m1"), column: 1)
    stage.rest()
    stage.expectAgreement()
  }

  @Test(arguments: [false, true])
  func whatCodeShowsInTheFirstColumnStaysThere(isWide: Bool) {
    let stage = stage(.mail, isWide: isWide)
    let shown = Foreign()
    stage.split?.show(shown, sender: nil)
    stage.rest()
    #expect(stage.tree == .mail)
    stage.turn()
    stage.rest()
    #expect(stage.tree == .mail)
    #expect(shown.splitViewController === stage.split)
  }

  /// What the app's own delegate has shown is its own affair, and it is asked.
  @Test func theAppsDelegateIsAskedFirst() {
    final class Showing: UISplitViewControllerDelegate {
      var shown = 0
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        shown += 1
        return true
      }
    }
    let delegate = Showing()
    let stage = Stage(
      .inbox, isWide: true,
      prepare: { pages in
        pages.makeSplit = { _ in
          let split = UISplitViewController(style: .doubleColumn)
          split.delegate = delegate
          return split
        }
      })
    stage.page("inbox")?.showDetailViewController(Foreign(), sender: nil)
    stage.rest()
    #expect(delegate.shown == 1)
    #expect(stage.split?.viewController(for: .secondary) == nil)
    stage.expectAgreement()
  }
}
