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
    /// As given up by the user.
    case cancelled
    /// As done, saying what is shown.
    case showing
  }

  struct Fault: Error {}

  struct Pending {
    let serial: Int
    let request: HostRequest<Spot>
    let reply: Reply
    let isLost: Bool
  }

  /// An answered acknowledgement, which somebody may still have, or not.
  struct Spent {
    let serial: Int
    weak var acknowledgement: Acknowledgement<Spot>?
    var kept: Acknowledgement<Spot>?
  }

  weak var run: ModelRun?
  let wrong: WrongHost?
  /// A recording host that is given everything as it comes.
  let mirror: RecordingHost<Spot>?
  var pending: [Pending] = []
  var spent: [Spent] = []
  var lagging: [(PlainTree) -> PlainTree?] = []
  var stepCount = 0
  var isNextAnswered = false
  var ownDisplayed: PlainTree?
  var screens: [UInt64: ScreenContext<Spot>] = [:]
  private let witness: Witness

  init(run: ModelRun, wrong: WrongHost?, isMirrored: Bool) {
    self.run = run
    self.wrong = wrong
    witness = run.witness
    mirror = isMirrored && wrong == nil ? RecordingHost(answering: .now) : nil
    if let router = run.router { mirror?.serve(router) }
  }

  deinit {
    let isOnMain = MainQueue.isCurrent
    let witness = witness
    Task { @MainActor in witness.hostWasFreed(onMain: isOnMain) }
  }

  /// What can be seen.
  var displayed: PlainTree? { mirror.map { $0.displayed.map(PlainTree.init) } ?? ownDisplayed }

  var isWaiting: Bool { pending.contains { !$0.isLost } }

  func perform(_ step: NavigationStep<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    guard let run, run.stage === self else { return acknowledgement.fail(Fault()) }
    let serial = run.asked(step.step)
    step.step.forEachInserted { make($0) }
    take(.step(step), serial, acknowledgement, run)
  }

  func rebuild(_ tree: EntryTree<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    guard let run, run.stage === self else { return acknowledgement.fail(Fault()) }
    let serial = run.asked(tree)
    tree.forEachElement { make($0) }
    take(.rebuild(tree), serial, acknowledgement, run)
  }

  func make(_ entry: Entry<Spot>, isInTask: Bool = false) {
    guard screens[entry.id.rawValue] == nil,
      let context = run?.makeScreen(entry, isInTask: isInTask)
    else { return }
    screens[entry.id.rawValue] = context
  }

  func releaseScreens() {
    guard let ids = displayed?.ids else { return }
    for (id, context) in screens.sorted(by: { $0.key < $1.key }) where !ids.contains(id) {
      screens[id] = nil
      run?.mayKeep(context)
    }
  }
}
