import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// App code that acts inside calls of UIKit's, the host's and the router's.
  static let reentrantActs: [ActKind] =
    actsInsideCalls("Acts", .reentrant, "does something") { $0.deed } + [
      ActKind("phaseActs", .reentrant, weight: 1) { run in
        guard let entry = run.someEntry else { return }
        let deed = run.deed
        run.note("\(entry.route) does something when its phase changes") {
          run.router.host.context(for: entry).onPhase { _ in deed.perform(in: "onPhase") }
        }
      }
    ]

  /// App code that does something to windows, hosts, tabs and whole stacks inside the same calls.
  static let meddlingActs: [ActKind] = actsInsideCalls("Meddles", .meddling, more: 1, "meddles") {
    $0.meddling
  }

  /// The acts of meddling app code.
  static let meddlingDeeds: [(RandomRun, UIViewController) -> Void] = [
    "hideWindow", "lockScreen", "outerTab", "reembed", "resize", "animationsOff", "sameHost", "otherHost",
    "firstHost", "appPopsTo", "appSetsStack", "appTakesRoot", "appShuffles", "appSelects", "appAddsTab",
    "appRemovesItsTab", "appRemovesTab", "appShufflesTabs", "appPresentsFromAnywhere",
    "appDismissesFromAnywhere", "appPresentsInContext", "replace", "popSeveral", "setRoot",
    "pushInTab", "dismissAndPush", "finishSwipe", "cancelSwipe",
    "finishPull", "cancelPull", "objection", "guard", "question", "answer", "appAlert", "detach", "recheck",
    "resume", "coverHost",
  ].map { name in
    { run, _ in byName[name]?.perform(run) }
  }

  private static func actsInsideCalls(
    _ suffix: String, _ group: Group, more: Int = 0, _ does: String,
    _ makeDeed: @escaping (RandomRun) -> Deed
  ) -> [ActKind] {
    [
      ActKind("screen\(suffix)", group, weight: 4 + more) { run in
        let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
        let deed = makeDeed(run)
        run.note("the next screen \(does) in \(moment)") {
          run.current.pages.changes.append { page in
            page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
          }
        }
      },
      ActKind("shownScreen\(suffix)", group, weight: 3 + more) { run in
        guard let entry = run.someEntry, let page = run.current.host.screen(of: entry.id) as? Page else {
          return
        }
        let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
        let deed = makeDeed(run)
        run.note("\(entry.route) \(does) in \(moment)") {
          page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
        }
      },
      ActKind("stackDelegate\(suffix)", group, weight: 2 + more) { run in
        guard let stack = run.current.stacks.randomElement(using: &run.random) as? StackController else {
          return
        }
        let delegate = BusyDelegate(makeDeed(run), moment: Int.random(in: 0..<2, using: &run.random))
        run.delegates.append(delegate)
        run.note("a stack's delegate \(does)") { stack.delegate = delegate }
      },
      ActKind("tabsDelegate\(suffix)", group, weight: 1 + more) { run in
        guard let tabs = run.current.tabs.randomElement(using: &run.random) as? TabsController else { return }
        let delegate = BusyDelegate(makeDeed(run), moment: Int.random(in: 0..<2, using: &run.random))
        run.delegates.append(delegate)
        run.note("a tab bar's delegate \(does)") { tabs.delegate = delegate }
      },
      ActKind("willPresent\(suffix)", group, weight: 2 + more) { run in
        let deed = makeDeed(run)
        let delegate = BusyDelegate(makeDeed(run), moment: Int.random(in: 0..<4, using: &run.random))
        let isDelegate = run.isAnimated
        run.delegates.append(delegate)
        run.note("before the next modal comes, or by its delegate, somebody \(does)") {
          run.current.pages.presenting.append { controller in
            if isDelegate {
              controller.presentationController?.delegate = delegate
            } else {
              deed.perform(in: "willPresent", by: controller)
            }
          }
        }
      },
      ActKind("coordinator\(suffix)", group, weight: 1 + more) { run in
        let deed = makeDeed(run)
        run.note("the coordinator \(does) as it makes the next screen") {
          run.current.pages.making.append { deed.perform(in: "screen(for:)") }
        }
      },
      ActKind("guard\(suffix)", group, weight: 1 + more) { run in
        let deed = makeDeed(run)
        run.note("a guard \(does)") {
          run.guards.append(
            run.router.addGuard { _ in
              deed.perform(in: "a guard")
              return .allow
            })
        }
      },
      ActKind("objection\(suffix)", group, weight: 1 + more) { run in
        guard let entry = run.someEntry else { return }
        let deed = makeDeed(run)
        run.note("\(entry.route) gets an objection that \(does)") {
          run.hasObjectors = true
          run.router.host.context(for: entry).onLeave { _ in
            deed.perform(in: "onLeave")
            return .allow
          }
        }
      },
      ActKind("observer\(suffix)", group, weight: 2 + more) { run in
        let deed = makeDeed(run)
        deed.delay = Int.random(in: 0..<12, using: &run.random)
        run.note("an observer \(does) at event \(deed.delay)") {
          run.guards.append(run.router.onEvent { _ in deed.perform(in: "an observer") })
        }
      },
      ActKind(suffix == "Acts" ? "appTransitionActs" : "transitionMeddles", group, weight: 2 + more) { run in
        guard let controller = run.user.frontmost, let transition = controller.transitionCoordinator else {
          return
        }
        let deed = makeDeed(run)
        run.note("the app \(does) at the end of the transition") {
          transition.animate(alongsideTransition: nil) { [weak controller] _ in
            deed.perform(in: "the end of a transition", by: controller)
          }
        }
      },
    ]
  }
}

extension RandomRun {
  fileprivate var deed: Deed { Deed(self, seed: random.next()) }

  fileprivate var meddling: Deed { Deed(self, seed: random.next(), isMeddling: true) }
}
