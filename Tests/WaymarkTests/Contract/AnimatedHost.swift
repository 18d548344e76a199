import Waymark
import WaymarkTesting

/// A host whose steps take a tenth of a second on a manual clock, and that can be wrong in one way.
@MainActor
final class AnimatedHost: NavigationHost {
  enum Fault: String, CaseIterable {
    case none
    case acknowledgesEarly
    case acknowledgesTwice
    case acknowledgesAtOnceAndLater
    case losesOne
    case swapsTwo
    case keepsADismissedModal
    case forgetsAReport
    case reportsItsOwnSteps
    case neverAcknowledges
    case neverBegins
    case letsGoOfTheAcknowledgement
    case failsARebuild
    case leaksScreens
    case remakesScreensOnRebuild
    case keepsEndedScreens
    case releasesBeforeMaking
    case keepsTheRouter
    case staysAlive
  }

  final class Screen {
    let context: ScreenContext<Place>

    init(_ context: ScreenContext<Place>) {
      self.context = context
    }
  }

  private let clock: ManualClock
  private let fault: Fault
  private weak var router: Router<Place>?
  private var keptRouter: Router<Place>?
  private var keptSelf: AnimatedHost?
  private var leaked: [Screen] = []
  private(set) var displayed: EntryTree<Place>?
  private(set) var screens: [EntryID: Screen] = [:]
  private var performed = 0
  private var postponed: Step<Entry<Place>>?

  init(_ router: Router<Place>, _ clock: ManualClock, _ fault: Fault) {
    self.router = router
    self.clock = clock
    self.fault = fault
    if fault == .keepsTheRouter { keptRouter = router }
    if fault == .staysAlive { keptSelf = self }
  }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    performed += 1
    if fault == .releasesBeforeMaking { step.step.forEachRemoved { screens[$0.id] = nil } }
    step.step.forEachInserted(makeScreen)
    if fault == .acknowledgesEarly {
      acknowledgement.succeed()
      after { self.displayed?.apply(step.step) }
      return
    }
    if fault == .acknowledgesAtOnceAndLater {
      displayed?.apply(step.step)
      acknowledgement.succeed()
      after { acknowledgement.succeed() }
      return
    }
    if fault == .letsGoOfTheAcknowledgement, performed % 3 == 0 { return }
    if fault == .neverAcknowledges, performed % 3 == 0 {
      after(.seconds(1_000_000)) { acknowledgement.succeed() }
      return
    }
    if fault != .neverBegins { acknowledgement.began() }
    after {
      // The router no longer waits for a step once it has asked for something else.
      guard let left = acknowledgement.step else { return }
      self.show(left)
      self.releaseScreens()
      if self.fault == .reportsItsOwnSteps, case .dismiss(let modals, _) = step.change {
        for modal in modals.reversed() { self.router?.host.report(.closed(modal.root.id)) }
      }
      acknowledgement.succeed()
      if self.fault == .acknowledgesTwice { acknowledgement.succeed() }
    }
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if fault == .remakesScreensOnRebuild { screens = [:] }
    tree.forEachElement(makeScreen)
    if fault == .failsARebuild, displayed != nil {
      acknowledgement.fail(Trouble())
      return
    }
    after {
      guard let target = acknowledgement.rebuildTarget else { return }
      self.displayed = target
      self.releaseScreens()
      acknowledgement.succeed()
    }
  }

  private func show(_ step: Step<Entry<Place>>) {
    switch fault {
    case .losesOne where performed % 5 == 0:
      return
    case .keepsADismissedModal:
      if case .dismiss = step.change { return }
    case .swapsTwo:
      if performed % 4 == 1 {
        postponed = step
        return
      }
      displayed?.apply(step)
      if let step = postponed { displayed?.apply(step) }
      postponed = nil
      return
    default:
      break
    }
    displayed?.apply(step)
  }

  private func after(_ delay: Duration = .milliseconds(100), _ act: @escaping @MainActor () -> Void) {
    clock.schedule(at: clock.now + delay, act)
  }

  private func makeScreen(_ entry: Entry<Place>) {
    let hasEnded = screens[entry.id]?.context.phase == .removed && fault != .keepsEndedScreens
    guard screens[entry.id] == nil || hasEnded, let router else { return }
    screens[entry.id] = Screen(router.host.context(for: entry))
  }

  private func releaseScreens() {
    var kept = Set<EntryID>()
    displayed?.forEachElement { kept.insert($0.id) }
    if fault == .leaksScreens { leaked += screens.values.filter { !kept.contains($0.context.id) } }
    screens = screens.filter { kept.contains($0.key) }
  }

  func userCloses(_ id: EntryID) -> Bool {
    guard displayed?.close(id) == true else { return false }
    releaseScreens()
    if fault != .forgetsAReport { router?.host.report(.closed(id)) }
    return true
  }

  func userSelects(_ path: BranchPath) -> Bool {
    guard displayed?.select(path) == true else { return false }
    if fault != .forgetsAReport { router?.host.report(.selected(path)) }
    return true
  }
}
