import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What a hostile app does inside UIKit's calls, in every kind of container, the host's own and plain ones.
@MainActor
struct HostileAppTests {
  enum Ground: String, CaseIterable {
    case stack, sheet, tabs, narrow, wide, three

    var tree: RouteTree<Place> {
      switch self {
      case .stack: RouteTree("a", "b", "c")
      case .sheet: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m", "n"])])
      case .tabs:
        RouteTree(
          tabs: RouteTab("x", .stack("x", "x2")),
          RouteTab("y", .stack("y", "y2")))
      case .narrow, .wide: RouteTree(columns: ["a", "b"], ["c", "d"], places: 2, front: 1)
      case .three: RouteTree(columns: ["a"], ["b"], ["c", "d"], places: 3, front: 2)
      }
    }
  }

  /// What other code or the user does.
  enum Act: String, CaseIterable {
    case setFirst, dropMiddle, addForeign, setForeign, pop, popToRoot, dismiss, presentForeign, selectOther,
      turn
    case showPrimary, hideSecondary, hideWindow, swipe, swipeGivenUp, back, pull, pushForeign, reverse

    @MainActor
    func perform(_ stage: Stage, animated: Bool) {
      let stack = stage.stack
      let all = stack?.viewControllers ?? []
      switch self {
      case .setFirst: stack?.setViewControllers(Array(all.prefix(1)), animated: animated)
      case .dropMiddle:
        guard all.count > 2 else { return }
        stack?.setViewControllers(
          all.enumerated().filter { $0.offset != 1 }.map(\.element), animated: animated)
      case .addForeign: stack?.setViewControllers(all + [Foreign()], animated: animated)
      case .setForeign: stack?.setViewControllers([Foreign()], animated: animated)
      case .reverse: stack?.setViewControllers(all.reversed(), animated: animated)
      case .pop: stack?.popViewController(animated: animated)
      case .popToRoot: stack?.popToRootViewController(animated: animated)
      case .pushForeign: stack?.pushViewController(Foreign(), animated: animated)
      case .dismiss: stage.host.rootViewController.dismiss(animated: animated)
      case .presentForeign: stage.user.frontmost?.present(Foreign(), animated: animated)
      case .selectOther:
        guard let tabs = stage.user.frontmostTabs else { return }
        if animated {
          stage.user.tapTab(1 - tabs.selectedIndex)
        } else {
          tabs.selectedIndex = 1 - tabs.selectedIndex
        }
      case .turn: stage.isNarrow.toggle()
      case .showPrimary: stage.split?.show(.primary)
      case .hideSecondary: stage.split?.hide(.secondary)
      case .hideWindow:
        stage.window.isHidden = true
        if animated { stage.settle() }
        stage.window.isHidden = false
      case .swipe: stage.user.swipeBack()
      case .swipeGivenUp:
        let swipe = stage.user.beginSwipeBack()
        swipe?.update(0.4)
        swipe?.cancel()
      case .back: stage.user.tapBack()
      case .pull: stage.user.pullDown()
      }
    }
  }

  /// What is asked of the router meanwhile.
  enum Verb: String, CaseIterable {
    case push, pushUnanimated, pop, popToRoot, present, dismiss, replaceTop, setStack, setRoot, select, fill,
      empty
    case front, set, closeSelf, recheck, alert, edit

    @MainActor
    func perform(_ stage: Stage, _ page: Page) {
      let router = stage.router
      switch self {
      case .push: router.push("p")
      case .pushUnanimated: router.push("p", options: .unanimated)
      case .pop: router.pop()
      case .popToRoot: router.popToRoot()
      case .present: router.present("q", as: .sheet)
      case .alert: router.present("sure?", as: .alert)
      case .dismiss: router.dismissAll()
      case .replaceTop: router.replaceTop(with: "r")
      case .setStack: router.setStack(RouteStack(root: "a", pushed: ["s", "b"]))
      case .setRoot: router.setRoot(.stack("t"))
      case .select: router.select("y")
      case .fill: router.fill(.stack("f"), column: 1)
      case .empty: router.clearColumns(from: 1)
      case .front: router.focusColumn(0)
      case .set: router.set(RouteTree(.stack("u", "v"), modals: [Modal(.fullScreen, ["w"])]))
      case .closeSelf: page.context.close()
      case .recheck: router.recheck()
      case .edit:
        router.edit {
          $0.popToRoot()
          $0.push("e1")
          $0.present("e2", as: .sheet)
        }
      }
    }
  }

  static func stage(_ ground: Ground, isPlain: Bool) -> Stage {
    Stage(
      ground.tree, isWide: ground == .wide,
      prepare: { pages in
        guard isPlain else { return }
        pages.makeStack = { _ in UINavigationController() }
        pages.makeTabs = { UITabBarController() }
        pages.makeSplit = { UISplitViewController(style: $0 == 2 ? .doubleColumn : .tripleColumn) }
      })
  }

  static func names(_ stage: Stage) -> [String] {
    var names: [String] = []
    stage.router.tree.forEachElement { names.append($0.route.name) }
    return names
  }

  /// What is wrong at rest.
  static func faults(_ stage: Stage, _ outcomes: Outcomes) -> [String] {
    var found: [String] = []
    if !stage.router.isSettled { found.append("not settled") }
    if stage.shown != stage.tree {
      found.append("shown \(stage.shown?.notation ?? "-") tree \(stage.tree.notation)")
    }
    let seen = WindowReading.tree(of: stage.window, as: stage.shown)
    let wanted = stage.tree
    if seen?.notation.replacing("*", with: "") != wanted.notation.replacing("*", with: "") {
      found.append("seen \(seen?.notation ?? "-") tree \(wanted.notation)")
    }
    if !outcomes.repeated.isEmpty { found.append("outcomes repeated") }
    return found
  }

  /// A part of everything; `WAYMARK_STRIDE` tries more of it, and `WAYMARK_START` another part.
  @Test(arguments: [true, false], Ground.allCases)
  func theScreenIsTheTreeWhateverIsDoneInWhateverCall(isPlain: Bool, ground: Ground) {
    var failures: [String: Int] = [:]
    var first: [String: String] = [:]
    var count = 0
    var fired = 0
    let stride = Int(ProcessInfo.processInfo.environment["WAYMARK_STRIDE"] ?? "") ?? 397
    let start = Int(ProcessInfo.processInfo.environment["WAYMARK_START"] ?? "") ?? 0
    var number = 0
    for act in Act.allCases {
      for verb in Verb.allCases {
        for animated in [true, false] {
          for moment in Page.Moment.allCases {
            for name in Self.names(Self.peek(ground)) {
              number += 1
              guard number % stride == start % stride else { continue }
              count += 1
              let stage = Self.stage(ground, isPlain: isPlain)
              let outcomes = Outcomes(stage.router)
              guard let page = stage.page(name) as? Page else { continue }
              var hasFired = false
              page.calls[moment] = { [weak page, weak stage] in
                guard !hasFired, let page, let stage else { return }
                hasFired = true
                verb.perform(stage, page)
              }
              act.perform(stage, animated: animated)
              stage.rest()
              page.calls = [:]
              guard hasFired else { continue }
              fired += 1
              // A plain controller's other changes are noticed with the next step.
              let next = stage.router.push("z")
              stage.rest()
              var found = Self.faults(stage, outcomes)
              if next.currentOutcome == nil { found.append("no outcome") }
              guard !found.isEmpty else { continue }
              let key = "\(ground) plain:\(isPlain) \(act)"
              failures[key, default: 0] += 1
              let what =
                "\(verb) animated:\(animated) in \(moment) of \(name): \(found.joined(separator: "; "))"
              if first[key] == nil { first[key] = what }
            }
          }
        }
      }
    }
    for (key, number) in failures.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(key): \(number) e.g. \(first[key] ?? "")")
    }
    #expect(fired > 0 || count < 20)
  }

  private static var peeked: [Ground: Stage] = [:]
  static func peek(_ ground: Ground) -> Stage {
    if let known = peeked[ground] { return known }
    let made = stage(ground, isPlain: false)
    peeked[ground] = made
    return made
  }
}
