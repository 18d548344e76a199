import Waymark
import WaymarkTesting

/// A host without a screen, which answers as a run wants and shows what the model's own code makes of each step.
@MainActor
final class Stage: NavigationHost {
  enum Answer {
    case now
    case later
    case never
    case twice
    case dropped
    case error
  }

  struct Fault: Error {}

  private struct Pending {
    let serial: Int
    let request: HostRequest<Spot>
    let acknowledgement: Acknowledgement<Spot>
    let isLost: Bool
  }

  private weak var run: ModelRun?
  private let wrong: WrongHost?
  private let mirror: RecordingHost<Spot>?
  private var pending: [Pending] = []
  private var lagging: [(PlainTree) -> PlainTree?] = []
  private var stepCount = 0
  private var isNextAnswered = false
  private var ownDisplayed: PlainTree?
  var screens: [UInt64: ScreenContext<Spot>] = [:]

  init(run: ModelRun, wrong: WrongHost?, isMirrored: Bool) {
    self.run = run
    self.wrong = wrong
    mirror = isMirrored && wrong == nil ? RecordingHost(answering: .now) : nil
  }

  /// What can be seen.
  var displayed: PlainTree? { mirror.map { $0.displayed.map(PlainTree.init) } ?? ownDisplayed }

  var misfitCount: Int { mirror?.misfits.count ?? 0 }

  var isWaiting: Bool { pending.contains { !$0.isLost } }

  func perform(_ step: NavigationStep<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    guard let run else { return acknowledgement.fail(Fault()) }
    let serial = run.asked(step)
    step.step.forEachInserted { make($0) }
    take(.step(step), serial, acknowledgement, run)
  }

  func rebuild(_ tree: EntryTree<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    guard let run else { return acknowledgement.fail(Fault()) }
    let serial = run.asked(tree)
    tree.forEachElement { make($0) }
    take(.rebuild(tree), serial, acknowledgement, run)
  }

  private func make(_ entry: Entry<Spot>) {
    guard screens[entry.id.rawValue] == nil, let context = run?.makeScreen(entry) else { return }
    screens[entry.id.rawValue] = context
  }

  // MARK: Answers

  private func take(
    _ request: HostRequest<Spot>, _ serial: Int, _ acknowledgement: Acknowledgement<Spot>, _ run: ModelRun
  ) {
    run.mayAct()
    switch run.nextAnswer() {
    case .now:
      complete(request, serial, acknowledgement)
    case .twice:
      complete(request, serial, acknowledgement)
      acknowledgement.succeed()
      if wrong == .takesTwiceAsTwo { isNextAnswered = true }
    case .later:
      if isNextAnswered {
        isNextAnswered = false
        run.willSucceed(serial, acknowledgement)
        return acknowledgement.succeed()
      }
      pending.append(
        Pending(serial: serial, request: request, acknowledgement: acknowledgement, isLost: false))
    case .never:
      pending.append(
        Pending(serial: serial, request: request, acknowledgement: acknowledgement, isLost: true))
    case .dropped:
      run.reference.dropped.insert(serial)
    case .error:
      run.reference.failed(serial)
      acknowledgement.fail(Fault())
    }
  }

  /// Answers the oldest request that waits, as done.
  @discardableResult
  func acknowledge() -> Bool {
    guard let next = takeWaiting() else { return false }
    complete(next.request, next.serial, next.acknowledgement)
    return true
  }

  func fail() {
    guard let next = takeWaiting() else { return }
    run?.reference.failed(next.serial)
    next.acknowledgement.fail(Fault())
  }

  /// Lets go of the oldest request that waits, without an answer.
  func drop() {
    guard let next = takeWaiting() else { return }
    run?.reference.dropped.insert(next.serial)
  }

  /// Says that the oldest request that waits goes on for a good reason.
  func began() {
    guard let next = pending.first(where: { !$0.isLost }) else { return }
    run?.willRestart(next.serial)
    next.acknowledgement.began()
  }

  /// Answers what was never to be answered.
  func acknowledgeLost() {
    let lost = pending.filter(\.isLost)
    pending.removeAll(where: \.isLost)
    for next in lost { complete(next.request, next.serial, next.acknowledgement) }
  }

  private func takeWaiting() -> Pending? {
    pending.firstIndex { !$0.isLost }.map { pending.remove(at: $0) }
  }

  // MARK: What is shown

  /// Does what was asked for, where it is still wanted, and says so.
  private func complete(
    _ request: HostRequest<Spot>, _ serial: Int, _ acknowledgement: Acknowledgement<Spot>
  ) {
    guard let run, run.reference.running?.serial == serial else { return acknowledgement.succeed() }
    run.willSucceed(serial, acknowledgement)
    if let mirror {
      mirror.clearRequests()
      switch request {
      case .step(let step): mirror.perform(step, acknowledgement)
      case .rebuild(let tree): mirror.rebuild(tree, acknowledgement)
      }
      return releaseScreens()
    }
    switch request {
    case .rebuild(let tree):
      let wanted = wrong == .rebuildsWhatWasClosed ? tree : acknowledgement.rebuildTarget
      display { _ in wanted.map(PlainTree.init) }
    case .step:
      if let step = acknowledgement.step { show(step) }
    }
    releaseScreens()
    acknowledgement.succeed()
  }

  private func show(_ step: Step<Entry<Spot>>) {
    stepCount += 1
    if wrong == .losesOne, stepCount.isMultiple(of: 7) { return }
    if wrong == .keepsDismissedModal, case .dismiss = step.change { return }
    if wrong == .swapsTwo, stepCount.isMultiple(of: 5), lagging.isEmpty {
      return lagging.append { $0.after(step) }
    }
    display { $0.after(step) }
  }

  private func display(_ change: @escaping (PlainTree) -> PlainTree?) {
    if wrong == .acknowledgesEarly, ownDisplayed != nil {
      lagging.append(change)
      if lagging.count > 1 { apply(lagging.removeFirst()) }
    } else {
      apply(change)
      if wrong == .swapsTwo, let late = lagging.popLast() { apply(late) }
    }
  }

  private func apply(_ change: (PlainTree) -> PlainTree?) {
    guard let next = change(ownDisplayed ?? PlainTree(layers: [])) else {
      run?.reference.problem("a step does not fit what the host shows: \(String(describing: ownDisplayed))")
      return
    }
    ownDisplayed = next
  }

  private func releaseScreens() {
    guard let ids = displayed?.ids else { return }
    screens = screens.filter { ids.contains($0.key) }
  }

  /// The user takes something away, without asking.
  func userCloses(_ id: UInt64) {
    if let mirror {
      mirror.userCloses(EntryID(rawValue: id))
    } else if let departure = ownDisplayed?.closing(id) {
      ownDisplayed?.lose(departure)
    }
    releaseScreens()
  }

  func userSelects(_ path: PlainPath) {
    if let mirror {
      mirror.userSelects(path.containerPath)
    } else {
      ownDisplayed?.select(path)
    }
  }

  var forgetsReports: Bool { wrong == .forgetsReports }
}
