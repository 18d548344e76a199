import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// App code that acts inside calls of UIKit's, the host's and the router's.
  static let reentrantActs: [ActKind] = [
    ActKind("screenActs", .reentrant, weight: 4) { run in
      let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
      let deed = run.deed
      run.note("the next screen does something in \(moment)") {
        run.current.pages.changes.append { page in
          page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
        }
      }
    },
    ActKind("shownScreenActs", .reentrant, weight: 3) { run in
      guard let entry = run.someEntry, let page = run.current.host.screen(of: entry.id) as? Page else {
        return
      }
      let moment = Page.Moment.allCases.randomElement(using: &run.random) ?? .didAppear
      let deed = run.deed
      run.note("\(entry.route) does something in \(moment)") {
        page.calls[moment] = { [weak page] in deed.perform(in: "\(moment)", by: page) }
      }
    },
    ActKind("stackDelegateActs", .reentrant, weight: 2) { run in
      guard let stack = run.current.stacks.randomElement(using: &run.random) as? StackController else {
        return
      }
      let delegate = BusyDelegate(run.deed, moment: Int.random(in: 0..<2, using: &run.random))
      run.delegates.append(delegate)
      run.note("a stack's delegate does something") { stack.delegate = delegate }
    },
    ActKind("tabsDelegateActs", .reentrant, weight: 1) { run in
      guard let tabs = run.current.tabs.randomElement(using: &run.random) as? TabsController else { return }
      let delegate = BusyDelegate(run.deed, moment: Int.random(in: 0..<2, using: &run.random))
      run.delegates.append(delegate)
      run.note("a tab bar's delegate does something") { tabs.delegate = delegate }
    },
    ActKind("willPresentActs", .reentrant, weight: 2) { run in
      let deed = run.deed
      let delegate = BusyDelegate(run.deed, moment: Int.random(in: 0..<4, using: &run.random))
      let isDelegate = run.isAnimated
      run.delegates.append(delegate)
      run.note("something is done before the next modal comes, or by its delegate") {
        run.current.pages.presenting.append { controller in
          if isDelegate {
            controller.presentationController?.delegate = delegate
          } else {
            deed.perform(in: "willPresent", by: controller)
          }
        }
      }
    },
    ActKind("coordinatorActs", .reentrant, weight: 1) { run in
      let deed = run.deed
      run.note("the coordinator does something as it makes the next screen") {
        run.current.pages.making.append { deed.perform(in: "screen(for:)") }
      }
    },
    ActKind("guardActs", .reentrant, weight: 1) { run in
      let deed = run.deed
      run.note("a guard does something") {
        run.guards.append(
          run.router.addGuard { _ in
            deed.perform(in: "a guard")
            return .allow
          })
      }
    },
    ActKind("vetoActs", .reentrant, weight: 1) { run in
      guard let entry = run.someEntry else { return }
      let deed = run.deed
      run.note("\(entry.route) gets a veto that does something") {
        run.hasObjectors = true
        run.router.context(for: entry).onLeave {
          deed.perform(in: "onLeave")
          return .allow
        }
      }
    },
    ActKind("phaseActs", .reentrant, weight: 1) { run in
      guard let entry = run.someEntry else { return }
      let deed = run.deed
      run.note("\(entry.route) does something when its phase changes") {
        run.router.context(for: entry).onPhase { _ in deed.perform(in: "onPhase") }
      }
    },
    ActKind("observerActs", .reentrant, weight: 2) { run in
      let deed = run.deed
      deed.delay = Int.random(in: 0..<12, using: &run.random)
      run.note("an observer does something at event \(deed.delay)") {
        run.guards.append(run.router.onEvent { _ in deed.perform(in: "an observer") })
      }
    },
    ActKind("appTransitionActs", .reentrant, weight: 2) { run in
      guard let controller = run.user.frontmost, let transition = controller.transitionCoordinator else {
        return
      }
      let deed = run.deed
      run.note("the app does something at the end of the transition") {
        transition.animate(alongsideTransition: nil) { [weak controller] _ in
          deed.perform(in: "the end of a transition", by: controller)
        }
      }
    },
  ]
}

extension RandomRun {
  fileprivate var deed: Deed { Deed(self, seed: random.next()) }
}
