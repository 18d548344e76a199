import Waymark
import WaymarkTesting

/// One router's life: some tens of things that happen at random, each held against the reference.
///
/// What happens in an operation is drawn from a generator of its own, so that a run can be repeated without some of its
/// operations.
@MainActor
package final class ModelRun {
  /// What makes a run what it is.
  package struct Setup: Sendable {
    package var seed: UInt64
    /// Operations that are left out.
    package var skipped: Set<Int> = []
    package var features: Set<Feature>
    package var wrongHost: WrongHost?
    package var flaw: Flaw?

    package init(
      seed: UInt64, features: Set<Feature> = .all, wrongHost: WrongHost? = nil, flaw: Flaw? = nil
    ) {
      self.seed = seed
      self.features = features
      self.wrongHost = wrongHost
      self.flaw = flaw
    }
  }

  let setup: Setup
  let traits: RunTraits
  let clock = ManualClock()
  let reference: Reference
  let witness = Witness()
  var random: SplitMix
  var router: Router<Spot>?
  var stage: Stage?
  /// Hosts that the router has let go of.
  var oldStages: [Stage] = []
  var handles: [UInt64: Navigation] = [:]
  /// Some navigations, for those who ask about them later.
  var oldHandles: [Navigation] = []
  /// Contexts of screens that are gone.
  var oldContexts: [ScreenContext<Spot>] = []
  var watchers: [Watcher] = []
  var readers: [EventReader] = []
  var departures: [Departed] = []
  var registrations: [(question: Reference.Question, registration: Registration)] = []
  /// Asynchronous questions that wait for an answer.
  var asks: [PendingAsk] = []
  /// How many answers were given to asynchronous questions, and how many of them have reached the router.
  var answeredCount = 0
  var deliveredCount = 0
  var answeredNumbers: Set<Int> = []
  /// Steps that asynchronous functions have not begun yet, and those that are about to end.
  var performancesDue: [(serial: Int, isStep: Bool)] = []
  var performancesEnding: Set<Int> = []
  /// Those that have begun and not ended, whoever still waits for them: at the latest they end with the run.
  var performances: [Performance] = []
  var log: [String] = []
  var navigationCount = 0
  var eventCount = 0
  /// The place where the user was last told to have arrived, and the navigations that ended since and arrive elsewhere.
  var lastArrival: UInt64?
  var arriving: [UInt64] = []
  var liveTaskCount = 0
  var settledWaits = 0
  var serial = 0
  var budget = 0
  var isEnding = false
  var isRightAnswer = false
  private var lastKey = 0

  init(_ setup: Setup) {
    self.setup = setup
    var random = SplitMix(seed: setup.seed)
    traits = RunTraits(&random, setup.features)
    let tree = random.tree()
    let placements = (0..<Spot.count).map { _ in random.placement() }
    let placement: @MainActor @Sendable (Spot) -> Placement<Spot> = { placements[$0.number % Spot.count] }
    var configuration = RouterConfiguration<Spot>(placement: placement, advanced: .init(timer: clock))
    configuration.advanced.redirectLimit = traits.redirectLimit
    configuration.log = nil
    let router = tree.routes.map { Router($0, configuration: configuration) } ?? Router(Spot(number: 0))
    ModelJournal.follow(router)
    self.router = router
    self.random = random
    reference = Reference(
      PlainTree(router.host.tree),
      rules: .init(
        redirectLimit: traits.redirectLimit, placement: placement, flaw: setup.flaw,
        checksOutcomes: setup.features.contains(.outcomes),
        checksPriorities: setup.features.contains(.priorities),
        checksResults: setup.features.contains(.results),
        checksMissingResults: setup.features.contains(.missingResults)))
    reference.isQuiet = traits.isQuiet
    reference.beforeGivingUp = { [weak self] in self?.syncQuietly(isGivingUp: true) }
    departures.append(Departed("the router", router))
  }

  func has(_ feature: Feature) -> Bool { setup.features.contains(feature) }

  /// Somebody outside is called: what the router has concluded by now is known.
  func hears() { reference.catchUp() }

  func note(_ line: @autoclosure () -> String) { log.append(line()) }

  func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }
}

/// An asynchronous question that waits for an answer.
@MainActor
final class PendingAsk {
  let number: Int
  let continuation: CheckedContinuation<Decision<Spot>, Never>
  private let cancellation: CancellationFlag

  var isCancelled: Bool { cancellation.isSet }

  init(
    number: Int, _ continuation: CheckedContinuation<Decision<Spot>, Never>,
    _ cancellation: CancellationFlag
  ) {
    self.number = number
    self.continuation = continuation
    self.cancellation = cancellation
  }
}
