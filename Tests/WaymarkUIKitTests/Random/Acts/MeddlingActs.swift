import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// App code that does something to windows, hosts, tabs and whole stacks inside calls of UIKit's, the host's and the
  /// router's.
  static let meddlingActs: [ActKind] = [
    ActKind("screenMeddles", .meddling, weight: 5) { run in
      let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
      let deed = run.meddling
      run.note("the next screen meddles in \(moment)") {
        run.current.pages.changes.append { page in
          page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
        }
      }
    },
    ActKind("shownScreenMeddles", .meddling, weight: 5) { run in
      guard let entry = run.someEntry, let page = run.current.host.screen(of: entry.id) as? Page else {
        return
      }
      let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
      let deed = run.meddling
      run.note("\(entry.route) meddles in \(moment)") {
        page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
      }
    },
    ActKind("stackDelegateMeddles", .meddling, weight: 3) { run in
      guard let stack = run.current.stacks.randomElement(using: &run.random) as? StackController else {
        return
      }
      let delegate = BusyDelegate(run.meddling, moment: Int.random(in: 0..<2, using: &run.random))
      run.delegates.append(delegate)
      run.note("a stack's delegate meddles") { stack.delegate = delegate }
    },
    ActKind("tabsDelegateMeddles", .meddling) { run in
      guard let tabs = run.current.tabs.randomElement(using: &run.random) as? TabsController else { return }
      let delegate = BusyDelegate(run.meddling, moment: Int.random(in: 0..<2, using: &run.random))
      run.delegates.append(delegate)
      run.note("a tab bar's delegate meddles") { tabs.delegate = delegate }
    },
    ActKind("willPresentMeddles", .meddling, weight: 3) { run in
      let deed = run.meddling
      let delegate = BusyDelegate(run.meddling, moment: Int.random(in: 0..<4, using: &run.random))
      let isDelegate = run.isAnimated
      run.delegates.append(delegate)
      run.note("before the next modal comes, or by its delegate, somebody meddles") {
        run.current.pages.presenting.append { controller in
          if isDelegate {
            controller.presentationController?.delegate = delegate
          } else {
            deed.perform(in: "willPresent", by: controller)
          }
        }
      }
    },
    ActKind("coordinatorMeddles", .meddling) { run in
      let deed = run.meddling
      run.note("the coordinator meddles as it makes the next screen") {
        run.current.pages.making.append { deed.perform(in: "screen(for:)") }
      }
    },
    ActKind("observerMeddles", .meddling, weight: 3) { run in
      let deed = run.meddling
      deed.delay = Int.random(in: 0..<12, using: &run.random)
      run.note("an observer meddles at event \(deed.delay)") {
        run.guards.append(run.router.onEvent { _ in deed.perform(in: "an observer") })
      }
    },
    ActKind("guardMeddles", .meddling) { run in
      let deed = run.meddling
      run.note("a guard meddles") {
        run.guards.append(
          run.router.addGuard { _ in
            deed.perform(in: "a guard")
            return .allow
          })
      }
    },
    ActKind("vetoMeddles", .meddling) { run in
      guard let entry = run.someEntry else { return }
      let deed = run.meddling
      run.note("\(entry.route) gets a veto that meddles") {
        run.hasObjectors = true
        run.router.context(for: entry).onLeave {
          deed.perform(in: "onLeave")
          return .allow
        }
      }
    },
    ActKind("transitionMeddles", .meddling, weight: 3) { run in
      guard let controller = run.user.frontmost, let transition = controller.transitionCoordinator else {
        return
      }
      let deed = run.meddling
      run.note("the app meddles at the end of the transition") {
        transition.animate(alongsideTransition: nil) { [weak controller] _ in
          deed.perform(in: "the end of a transition", by: controller)
        }
      }
    },
  ]

  /// What meddling app code does.
  static let meddlingDeeds: [(RandomRun, UIViewController) -> Void] = [
    "hideWindow", "lockScreen", "outerTab", "reembed", "resize", "animationsOff", "sameHost", "otherHost",
    "firstHost", "appPopsTo", "appSetsStack", "appTakesRoot", "appShuffles", "appSelects", "appAddsTab",
    "appRemovesItsTab", "appRemovesTab", "appShufflesTabs", "appPresentsFromAnywhere",
    "appDismissesFromAnywhere", "appPresentsInContext", "replace", "popSeveral", "setRoot",
    "pushInTab", "dismissAndPush", "endStuck", "finishSwipe", "cancelSwipe",
    "finishPull", "cancelPull", "veto", "guard", "question", "answer", "appEmptiesStack", "appMovesScreen",
    "appEmptiesTabs", "appAlert", "detach", "recheck", "resume", "coverHost",
  ].map { name in
    { run, _ in byName[name]?.perform(run) }
  }
}

extension RandomRun {
  var meddling: Deed { Deed(self, seed: random.next(), isMeddling: true) }
}
