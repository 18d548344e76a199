import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Two things that a hostile app or its user does, and one that the router is asked for, in every order, each in the
/// middle of the one before.
///
/// `WAYMARK_STRIDE` tries more of them, and `WAYMARK_START` others.
@MainActor
struct HostilePairTests {
  enum Ground: String, CaseIterable {
    case stack, sheet, full, popover, alert, tabs, narrow, wide, three, columnsInTab, tabsInColumn,
      columnsInSheet

    var isWide: Bool { self == .wide || self == .popover || self == .tabsInColumn || self == .columnsInSheet }

    var tree: RouteTree<Place> {
      switch self {
      case .stack: RouteTree("a", "b", "c")
      case .sheet: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m", "n"])])
      case .full:
        RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["m", "n"]), Modal(.sheet, ["o"])])
      case .popover: RouteTree(.stack("a", "b"), modals: [Modal(.popover, ["m", "n"])])
      case .alert: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.alert, ["why?"])])
      case .tabs:
        RouteTree(
          tabs: RouteTab("x", .stack("x", "x2")),
          RouteTab("y", .stack("y", "y2")))
      case .narrow, .wide: RouteTree(columns: ["a", "b"], ["c", "d"], places: 2, front: 1)
      case .three: RouteTree(columns: ["a"], ["b"], ["c", "d"], places: 3, front: 2)
      case .columnsInTab:
        RouteTree(
          tabs: RouteTab("x", Self.someColumns),
          RouteTab("y", .stack("y", "y2")))
      case .tabsInColumn:
        RouteTree(
          RouteColumns(places: 2, filled: [.stack("a", "b"), Self.someTabs], front: 1).map { .columns($0) }
            ?? .stack("a"))
      case .columnsInSheet:
        RouteTree(.stack("a"), modals: [Modal(.sheet, Self.someColumns)])
      }
    }

    private static var someColumns: Container<Place> {
      .columns(RouteColumns(["c", "d"], ["e", "f"], places: 2, front: 1))
    }

    private static var someTabs: Container<Place> {
      RouteTabs(
        checking: [RouteTab("x", .stack("x", "x2")), RouteTab("y", .stack("y"))],
        selectedKey: "x"
      ).map { .tabs($0) } ?? .stack("x")
    }
  }

  /// What is done besides what ``HostileAppTests`` does.
  enum Deed: CaseIterable {
    case act(HostileAppTests.Act, Bool)
    case verb(HostileAppTests.Verb)
    case attach, tapYes, tapOutside, takeTab, emptyColumn, ownColumn, dismissTop, presentFullForeign
    case holdSwipe, letSwipeGo, giveSwipeUp, holdPull, letPullGo, givePullUp

    static var allCases: [Deed] {
      HostileAppTests.Act.allCases.flatMap { [.act($0, true), .act($0, false)] }
        + HostileAppTests.Verb.allCases.map { .verb($0) }
        + [
          .attach, .tapYes, .tapOutside, .takeTab, .emptyColumn, .ownColumn, .dismissTop, .presentFullForeign,
          .holdSwipe, .letSwipeGo, .giveSwipeUp, .holdPull, .letPullGo, .givePullUp,
        ]
    }
  }

  @MainActor
  final class Hands {
    var swipe: SwipeBack?
    var pull: PullDown?

    func perform(_ deed: Deed, _ stage: Stage) {
      switch deed {
      case .act(let act, let animated): act.perform(stage, animated: animated)
      case .verb(let verb): if let page = stage.host.visibleScreen as? Page { verb.perform(stage, page) }
      case .attach: stage.router.host.attach(stage.host)
      case .tapYes: stage.user.tapAlert("Yes")
      case .tapOutside: stage.user.tapOutside()
      case .takeTab: _ = stage.user.frontmostTabs?.viewControllers?.removeLast()
      case .emptyColumn: stage.split?.setViewController(nil, for: .secondary)
      case .ownColumn: stage.split?.setViewController(Foreign(), for: .primary)
      case .dismissTop: stage.user.frontmostPresented?.dismiss(animated: true)
      case .presentFullForeign:
        let foreign = Foreign()
        foreign.modalPresentationStyle = .fullScreen
        stage.user.frontmost?.present(foreign, animated: true)
      case .holdSwipe:
        if swipe == nil { swipe = stage.user.beginSwipeBack() }
        swipe?.update(0.3)
      case .letSwipeGo: swipe.take()?.finish()
      case .giveSwipeUp: swipe.take()?.cancel()
      case .holdPull:
        if pull == nil { pull = stage.user.beginPullDown() }
        pull?.update(0.3)
      case .letPullGo: pull.take()?.finish()
      case .givePullUp: pull.take()?.cancel()
      }
    }

    func letGo() {
      swipe.take()?.cancel()
      pull.take()?.finish()
    }
  }

  static func stage(_ ground: Ground, isPlain: Bool) -> Stage {
    let stage = Stage(
      ground.tree, isShown: false, isWide: ground.isWide,
      prepare: { pages in
        pages.item = { UITabBarItem(title: $0.name, image: nil, tag: 0) }
        guard isPlain else { return }
        pages.makeStack = { _ in UINavigationController() }
        pages.makeTabs = { UITabBarController() }
        pages.makeSplit = { UISplitViewController(style: $0 == 2 ? .doubleColumn : .tripleColumn) }
      })
    stage.window.makeKeyAndVisible()
    stage.rest()
    return stage
  }

  /// What is wrong at rest.
  static func faults(_ stage: Stage, _ ground: Ground) -> [String] {
    var found: [String] = []
    if !stage.router.isSettled { found.append("not settled") }
    let tree = stage.tree
    if stage.shown != tree { found.append("shown \(stage.shown?.notation ?? "-") tree \(tree.notation)") }
    let seen = WindowReading.tree(of: stage.window, as: stage.shown)
    if seen?.notation.replacing("*", with: "") != tree.notation.replacing("*", with: "") {
      found.append("seen \(seen?.notation ?? "-") tree \(tree.notation)")
    }
    var names: [String: Int] = [:]
    tree.forEachElement { names[$0.name, default: 0] += 1 }
    var alive: [String: Int] = [:]
    for line in stage.log.lines {
      if line.hasSuffix(" made") { alive[String(line.dropLast(5)), default: 0] += 1 }
      if line.hasSuffix(" released") { alive[String(line.dropLast(9)), default: 0] -= 1 }
    }
    for (name, count) in alive where !name.hasSuffix("?") && count != names[name, default: 0] {
      // What other code has in its own window or keeps is not the host's.
      found.append("\(count) of \(name) alive, \(names[name, default: 0]) in the tree \(tree.notation)")
    }
    return found
  }

  private func run(_ ground: Ground, isPlain: Bool, _ deeds: [Deed], delays: [TimeInterval]) -> [String] {
    let stage = Self.stage(ground, isPlain: isPlain)
    var counts: [NavigationID: Int] = [:]
    stage.router.onEvent { event in
      if case .finished = event.kind { counts[event.navigationID, default: 0] += 1 }
    }
    let hands = Hands()
    for (deed, delay) in zip(deeds, delays) {
      hands.perform(deed, stage)
      stage.clock.advance(by: delay)
      stage.time.advance(by: .milliseconds(Int64(delay * 1000)))
    }
    hands.letGo()
    stage.rest()
    // Plain controllers' other changes are noticed with the next step.
    let next = stage.router.push("z")
    stage.rest()
    var found = Self.faults(stage, ground)
    if next.currentOutcome == nil { found.append("no outcome") }
    if !counts.values.allSatisfy({ $0 == 1 }) { found.append("several outcomes") }
    return found
  }

  @Test(arguments: [true, false], Ground.allCases)
  func theScreenIsTheTreeAfterThreeThingsAtOnce(isPlain: Bool, ground: Ground) {
    let stride = Int(ProcessInfo.processInfo.environment["WAYMARK_STRIDE"] ?? "") ?? 9973
    let start = Int(ProcessInfo.processInfo.environment["WAYMARK_START"] ?? "") ?? 0
    var failures: [String] = []
    var number = 0
    var count = 0
    for first in Deed.allCases {
      for second in Deed.allCases {
        for third in Deed.allCases {
          number += 1
          guard number % stride == start % stride else { continue }
          count += 1
          let delays: [TimeInterval] = [[0.1, 0.1, 0.1], [0, 0.1, 0], [0.1, 0, 0.1], [0, 0, 0]][
            number / 7 % 4]
          let found = run(ground, isPlain: isPlain, [first, second, third], delays: delays)
          guard !found.isEmpty else { continue }
          failures.append("\(ground) plain:\(isPlain) \(first), \(second), \(third) \(delays): \(found)")
        }
      }
    }
    for failure in failures.prefix(12) { Issue.record("\(failure)") }
    #expect(count > 0)
  }
}
