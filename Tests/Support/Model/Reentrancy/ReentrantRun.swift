import Waymark
import WaymarkTesting

/// A router whose every listener navigates, reports, registers and cancels on the spot, whatever the router is doing.
///
/// In which order things then happen is nobody's business, so no reference says what comes of each. What has to hold is
/// what apps rely on: every step fits the screen, at rest screen, `shown` and `tree` agree, every navigation ends, once, for
/// a reason that there was, what has arrived was on the screen, and nothing lives on.
@MainActor
package final class ReentrantRun {
  let seed: UInt64
  var random: SplitMix
  let clock = ManualClock()
  var router: Router<Spot>?
  var host: ReentrantHost?
  let history = ScreenHistory()
  /// Whether a host that the router has let go of ever failed.
  var hasFailed = false
  var asked: [Asked] = []
  var ends: [UInt64: Int] = [:]
  var contexts: [ScreenContext<Spot>] = []
  var registrations: [Registration] = []
  var gates: [CheckedContinuation<Decision<Spot>, Never>] = []
  var departures: [Departed] = []
  var problems: [String] = []
  var log: [String] = []
  /// How often those who are called may still do something of their own before the next operation.
  var budget = 0
  var isEnding = false
  let latePercent: Int
  let faultPercent: Int
  let meddlingPercent: Int

  /// A navigation, and what is known of it.
  struct Asked {
    let handle: Navigation
    /// What it pushes, if it does no more than that.
    var pushed: Spot?
    /// The highest identifier that there was when it was asked for.
    let newest: UInt64
  }

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    latePercent = [0, 30, 80][random.below(3)]
    faultPercent = [0, 0, 5, 15][random.below(4)]
    meddlingPercent = [3, 10, 30][random.below(3)]
    var configuration = RouterConfiguration<Spot>(advanced: .init(timer: clock))
    configuration.log = nil
    let tree = random.tree()
    router = tree.routes.map { Router($0, configuration: configuration) }
    if let router { ModelJournal.follow(router) }
    self.random = random
    log.append("late \(latePercent) faults \(faultPercent) meddling \(meddlingPercent)")
  }

  /// Runs it.
  ///
  /// - Parameter seed: What it does.
  /// - Returns: What came of it.
  package static func report(seed: UInt64) async -> RunReport {
    let run = ReentrantRun(seed: seed)
    run.begin()
    for index in 0..<(10 + run.random.below(30)) where run.problems.isEmpty {
      run.budget = 4
      run.note("\(index):")
      run.act()
      await run.drain()
      run.check()
    }
    if run.problems.isEmpty { await run.end() }
    await run.release()
    return RunReport(
      seed: seed, navigationCount: run.asked.count, problems: run.problems, log: run.log)
  }

  private func begin() {
    guard let router else { return }
    departures.append(Departed("the router", router))
    router.onEvent { [weak self] in self?.take($0) }
    router.didNavigate { [weak self] _ in self?.meddle() }
    observe()
    attach()
  }

  func attach() {
    guard let router else { return }
    hasFailed = hasFailed || host?.hasFailed == true
    let host = ReentrantHost(
      history, answer: { [weak self] in self?.answer ?? .now }, act: { [weak self] in self?.meddle() },
      note: { [weak self] in self?.note($0) })
    departures.append(Departed("a host", host))
    self.host = host
    note("  another host")
    router.host.attach(host)
  }

  private var answer: ReentrantHost.Answer {
    if isEnding { return .now }
    if random.chance(faultPercent) { return random.pick([.error, .cancelled, .never, .dropped]) ?? .now }
    return random.chance(latePercent) ? .later : .now
  }

  func note(_ line: String) { log.append(line) }

  func problem(_ text: String) { if problems.count < 5 { problems.append(text) } }
}
