import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// What code outside Waymark puts into columns.
@MainActor
struct ColumnAppCodeTests {
  private static let three = RouteTree<Place>(
    columns: ["folders"], ["inbox"], ["m1"], places: 3, front: 2)

  private func foreign(inStack: Bool) -> UIViewController {
    inStack ? UINavigationController(rootViewController: Foreign()) : Foreign()
  }

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
      if !isWide { #expect(stage.columnsOnTheStack == 3) }
      for _ in 0..<2 {
        stage.turn()
        stage.rest()
        #expect(stage.tree == Self.three)
      }
    }
  }

  @Test(arguments: [false, true])
  func aDetailInAnEmptyColumnStaysUntilTheRouterFillsIt(isWide: Bool) {
    for inStack in [false, true] {
      let stage = Stage(.inbox, isWide: isWide)
      let detail = foreign(inStack: inStack)
      stage.page("inbox")?.showDetailViewController(detail, sender: nil)
      stage.rest()
      #expect(stage.tree == .inbox)
      #expect(stage.split?.viewController(for: .secondary) === detail)
      stage.turn()
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

  @Test func goingBackFromADetailOfTheAppsIsNoNavigation() {
    let stage = Stage(.inbox)
    stage.page("inbox")?.showDetailViewController(Foreign(), sender: nil)
    stage.rest()
    #expect(stage.user.swipeBack())
    stage.rest()
    #expect(stage.tree == .inbox)
    #expect(stage.names == ["inbox"])
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
}

extension Stage {
  /// How many columns can be gone back over while collapsed, with the first.
  fileprivate var columnsOnTheStack: Int {
    let base = split?.viewControllers.first as? UINavigationController
    return 1 + (base?.viewControllers.count { $0 is UINavigationController } ?? 0)
  }
}
