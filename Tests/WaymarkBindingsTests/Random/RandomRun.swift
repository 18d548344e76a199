import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// A window that is used at random: by the router, by a user, and by views that write what they please.
@MainActor
final class RandomRun {
  struct Traits {
    var isNoisy = false
    var isSilent = false
    var hasVetoes = false
    var policy = CommitPolicy.latest
  }

  var random: SplitMix
  let traits: Traits
  let router: Router<Place>
  let host: BindingHost<Place>
  let views: Views
  let clock = ManualClock()
  private(set) var log: [String] = []
  private(set) var problems: [String] = []
  var counter = 0

  init(seed: UInt64, traits: Traits) {
    var random = SplitMix(seed: seed)
    var count = 0
    self.traits = traits
    router = Router(
      random.tree(named: &count), configuration: .init(policy: traits.policy, timer: clock, log: nil))
    counter = count
    host = BindingHost(router: router, timer: clock)
    host.isAlert = { $0.route.name.hasSuffix("?") }
    views = Views(host, seed: seed &+ 1)
    views.isNoisy = traits.isNoisy
    views.isSilent = traits.isSilent
    self.random = random
    host.setRootShown(true)
    router.onEvent { [weak self] in self?.hear($0.kind) }
    router.attach(host)
    rest()
  }

  /// What no run may have.
  private func hear(_ kind: RouterEvent<Place>.Kind) {
    switch kind {
    case .reported(.closed(let id)):
      if !traits.isSilent, !views.closed.contains(id) {
        problem("reported that \(id.rawValue) was closed, and nobody did")
      }
    case .reportIgnored where traits.isSilent: break
    case .reported, .reportIgnored, .repeatedAcknowledgement, .lateAcknowledgement, .stepFailed,
      .rebuildFailed:
      problem("\(kind)")
    default: break
    }
  }

  private func problem(_ text: String) {
    problems.append(text)
    log.append("! \(text)")
  }

  func note(_ what: String) { log.append(what) }

  func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: navigate()
    case 6..<10: use()
    case 10 where traits.hasVetoes: refuse()
    case 11: hideOrShow()
    default: for _ in 0..<Int.random(in: 1...6, using: &random) { frame() }
    }
  }

  func frame() {
    clock.advance(by: .milliseconds(16))
    views.frame()
  }

  /// The views go from the screen, or come back, while the user is not in the middle of something.
  private func hideOrShow() {
    guard views.isHidden || views.isIdle else { return }
    note(views.isHidden ? "show" : "hide")
    views.isHidden.toggle()
    host.setRootShown(!views.isHidden)
    if !views.isHidden || Bool.random(using: &random) { host.setActive(!views.isHidden) }
    // It is drawn before anybody can touch it.
    if !views.isHidden { frame() }
  }

  /// Lets everything come to rest.
  func rest() {
    views.isHidden = false
    host.setActive(true)
    host.setRootShown(true)
    views.isNoisy = false
    for _ in 0..<1500 where !(router.isSettled && views.isIdle) { frame() }
    for _ in 0..<60 { frame() }
    views.isNoisy = traits.isNoisy
    note("rest")
  }

  func check() -> Bool {
    if !router.isSettled { problem("it does not come to rest") }
    if router.shown != router.tree { problem("shown is not the tree") }
    if views.tree != router.tree {
      problem(
        "\(views.tree.map(\.routes.notation) ?? "nothing") is drawn and not \(router.tree.routes.notation)")
    }
    // Where views say nothing, nobody knows whether they had shown what they do without.
    if !traits.isSilent { checkClosed() }
    let last = log.suffix(40)
    #expect(problems == [], "\(last)")
    return problems.isEmpty
  }

  /// What the user has closed is gone, unless it has become the root of its stack meanwhile.
  private func checkClosed() {
    var roots = Set<EntryID>()
    host.forEachStack { roots.insert($0.root.id) }
    for id in views.closed.subtracting(roots) where router.tree.firstPosition(where: { $0.id == id }) != nil {
      problem("\(id.rawValue) was closed by the user and is still there")
    }
  }
}
