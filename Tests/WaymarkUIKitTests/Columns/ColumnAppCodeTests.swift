import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Columns that code outside Waymark changes.
@MainActor
struct ColumnAppCodeTests {
  private static let three = RouteTree<Place>(
    columns: ["folders"], ["inbox"], ["m1"], capacity: 3, front: 2)

  private func foreign(inStack: Bool) -> UIViewController {
    inStack ? UINavigationController(rootViewController: Foreign()) : Foreign()
  }

  // MARK: Put right

  @Test(
    arguments: [UISplitViewController.Column.primary, .supplementary, .secondary],
    [(false, false), (false, true), (true, false), (true, true)])
  func whatComesIntoAFilledColumnGoesAgain(column: UISplitViewController.Column, flags: (Bool, Bool)) {
    let (isWide, pushes) = flags
    for controller in [nil, foreign(inStack: false), foreign(inStack: true)] {
      let stage = Stage(Self.three, isWide: isWide)
      stage.window.variant.settingSecondaryPushes = pushes
      let own = stage.split?.viewController(for: column)
      stage.split?.setViewController(controller, for: column)
      stage.rest()
      #expect(stage.tree == Self.three)
      #expect(stage.split?.viewController(for: column) === own)
      for _ in 0..<2 {
        stage.turn()
        stage.rest()
        #expect(stage.tree == Self.three)
      }
    }
  }

  // MARK: Left alone

  @Test(arguments: [false, true], [false, true])
  func aDetailInAnEmptyColumnStaysUntilTheRouterFillsIt(isWide: Bool, isPlain: Bool) {
    for inStack in [false, true] {
      let stage = Stage(
        .inbox, isWide: isWide,
        prepare: { pages in
          if isPlain { pages.makeSplit = { _ in UISplitViewController(style: .doubleColumn) } }
        })
      let detail = foreign(inStack: inStack)
      stage.page("inbox")?.showDetailViewController(detail, sender: nil)
      stage.rest()
      #expect(stage.tree == .inbox)
      #expect(stage.split?.viewController(for: .secondary) === detail)
      stage.router.fill(.stack("m1"), column: 1)
      stage.rest()
      stage.expectAgreement()
      stage.turn()
      stage.rest()
      stage.expectAgreement()
    }
  }

  @Test(arguments: [false, true])
  func whatIsPushedInAColumnStaysThereAndGoesWithIt(isWide: Bool) {
    let stage = Stage(.mail, isWide: isWide)
    weak let stack = stage.page("m1")?.navigationController
    stack?.pushViewController(Foreign(), animated: false)
    weak let pushed = stack?.topViewController
    for _ in 0..<2 {
      stage.turn()
      stage.rest()
      #expect(stage.tree == .mail)
      #expect(pushed?.navigationController === stack && pushed != nil)
    }
    stage.router.clearColumns(from: 1)
    stage.rest()
    stage.expectAgreement()
    #expect(pushed == nil)
  }

  // MARK: Taken over

  @Test func theAppShowsAColumnWhileCollapsed() {
    let stage = Stage(RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 0))
    stage.split?.show(.secondary)
    stage.settle()
    stage.rest()
    #expect(stage.tree == RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 1))
    stage.expectAgreement()
  }
}
