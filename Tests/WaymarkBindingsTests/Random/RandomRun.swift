import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// A window that is used at random: by the router, by a user, and by views that write what they please.
@MainActor
final class RandomRun {
  struct Traits {
    /// Views write echoes and what is long past.
    var isNoisy = false
    var reporting = Reporting.prompt
    var hasObjections = false
    var hasGuards = false
    /// Those who hear of something ask for something else at once, in the middle of what the host is told.
    var hasListeners = false
    /// Views write in the middle of that too.
    var writesInside = false
    /// Trees have columns, and the room for them changes.
    var hasColumns = false

    /// Whether nobody but the user has anything closed.
    var isTruthful: Bool { reporting == .prompt || !isNoisy }
    /// Whether all that the user does is known to have been done.
    var isAttentive: Bool { reporting == .prompt }
  }

  let seed: UInt64
  var random: SplitMix
  let traits: Traits
  let router: Router<Place>
  let host: BindingHost<Place>
  let views: Views
  let clock = ManualClock()
  private(set) var log: [String] = []
  private(set) var problems: [String] = []
  var counter = 0
  var navigations: [Navigation] = []
  var guardRegistration: Registration?
  /// Whether nobody asks for more, because something is asked for already or all is to come to rest.
  var isAnswering = false
  let living = Living()

  init(seed: UInt64, traits: Traits) {
    var random = SplitMix(seed: seed)
    var count = 0
    self.seed = seed
    self.traits = traits
    let tree = traits.hasColumns ? random.treeOfColumns(named: &count) : random.tree(named: &count)
    router = Router(tree, configuration: .init(log: nil, advanced: .init(timer: clock)))
    counter = count
    self.random = random
    host = BindingHost(router: router, timer: clock)
    host.isAlert = { $0.route.name.hasSuffix("?") }
    views = Views(host, seed: seed &+ 1)
    views.isNoisy = traits.isNoisy
    views.reporting = traits.reporting
    views.usesAnyColumn = traits.hasColumns
    views.isInventive = traits.hasColumns
    host.setRootShown(true)
    router.onEvent { [weak self] in self?.hear($0.kind) }
    router.host.attach(host)
    rest()
  }

  /// Notes events that no run may have.
  private func hear(_ kind: RouterEvent<Place>.Kind) {
    switch kind {
    case .reported(.closed(let id)):
      // The lowest screen that was left, and that the router has not taken out meanwhile, is reported.
      if traits.isTruthful, !views.closed.contains(id), !views.left.contains(id) {
        problem("reported that \(id.rawValue) was closed, and nobody did")
      }
    case .reported(.selected):
      if traits.isTruthful, !views.hasFocused {
        problem("reported that a column was tapped, and nobody did")
      }
    case .reported(.selectedDetent), .reportIgnored(.selectedDetent): break
    case .lifecycle(let entry, .removed):
      if router.host.shown?.position(of: entry.id) != nil {
        problem("screen \(entry.id.rawValue) has ended, and is shown")
      }
    case .reportIgnored where !traits.isAttentive: break
    // The router has given the screen up before it has heard that the user sees it.
    case .reportIgnored(.closed(let id)) where host.request?.brings(id) == true: break
    // A navigation that waits until an alert is there may bring something that it does not hold.
    case .stepFailed(let failure) where traits.hasListeners && failure.isOfAlert,
      .rebuildFailed(let failure) where traits.hasListeners && failure.isOfAlert:
      break
    case .reported, .reportIgnored, .repeatedAcknowledgement, .lateAcknowledgement, .stepFailed,
      .rebuildFailed:
      problem("\(kind)")
    default: break
    }
    answer(kind)
  }

  /// Asks for something in the middle of something else.
  private func answer(_ kind: RouterEvent<Place>.Kind) {
    guard traits.hasListeners, !isAnswering, random.chance(6) else { return }
    isAnswering = true
    note("in \(String(describing: kind).prefix { $0 != "(" }):")
    if traits.writesInside, random.chance(60) { use() } else { navigate() }
    isAnswering = false
  }

  func problem(_ text: String) {
    problems.append(text)
    log.append("! \(text)")
  }

  func note(_ what: String) { log.append(what) }

  func step() {
    switch Int.random(in: 0..<22, using: &random) {
    case 0..<6: navigate()
    case 6..<10: use()
    case 10 where traits.hasObjections: refuse()
    case 11: hideOrShow()
    case 12 where traits.hasGuards: changeGuard()
    case 15 where traits.hasColumns, 16 where traits.hasColumns: turn()
    default: for _ in 0..<Int.random(in: 1...6, using: &random) { frame() }
    }
    living.note(host)
  }

  /// There is room for one column, or for more, at any moment.
  private func turn() {
    note(views.isCompact ? "wide" : "narrow")
    views.turn(toldAfter: Bool.random(using: &random) ? nil : Int.random(in: 0...3, using: &random))
  }

  func frame() {
    clock.advance(by: .milliseconds(16))
    views.frame()
  }

  /// The views go from the screen, or come back, while the user is not in the middle of something.
  private func hideOrShow() {
    guard views.isHidden || views.isInBackground || views.isIdle else { return }
    if views.isHidden || views.isInBackground {
      note("show")
      host.setSceneInBackground(false)
      if views.isHidden { host.setRootShown(true) }
      views.isHidden = false
      views.isInBackground = false
      // It is drawn before anybody can touch it.
      frame()
    } else {
      views.isHidden = Bool.random(using: &random)
      views.isInBackground = !views.isHidden || Bool.random(using: &random)
      note(views.isHidden ? "hide" : "background")
      if views.isHidden { host.setRootShown(false) }
      if views.isInBackground { host.setSceneInBackground(true) }
    }
  }

  /// Lets everything come to rest.
  func rest() {
    views.isInBackground = false
    views.isHidden = false
    host.setSceneInBackground(false)
    host.setRootShown(true)
    views.isNoisy = false
    // Listeners that asked for more would never let it rest.
    isAnswering = true
    settle()
    isAnswering = false
    views.isNoisy = traits.isNoisy
    note("rest")
  }

  func settle() {
    for _ in 0..<2 {
      for _ in 0..<1500 where !(router.isSettled && views.isIdle) { frame() }
      // Until it is known that the room does not change.
      for _ in 0..<8 { frame() }
    }
    // As long as views are waited for that say nothing.
    for _ in 0..<80 { frame() }
  }

  func report() -> Bool {
    let last = log.suffix(60)
    #expect(problems == [], "WAYMARK_SEED=\(seed) \(traits) \(last)")
    return problems.isEmpty
  }
}

extension Request {
  /// Whether the router waits for an entry to be shown.
  fileprivate func brings(_ id: EntryID) -> Bool {
    var isBrought = pending.acknowledgement.rebuildTarget?.position(of: id) != nil
    pending.acknowledgement.step?.forEachInserted { isBrought = isBrought || $0.id == id }
    return isBrought
  }
}

extension HostFailure {
  fileprivate var isOfAlert: Bool { description == HostError.alertHoldsOneScreen.description }
}
