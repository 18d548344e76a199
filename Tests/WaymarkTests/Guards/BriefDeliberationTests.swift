import Testing
import Waymark
import WaymarkTesting

/// Guards that all answer at once are asked in a way of their own, which must lead to the same.
///
/// Where somebody listens to events, they are asked as all others are.
@MainActor @Suite("Guards that all answer at once")
struct BriefDeliberationTests {
  @Test(arguments: 0..<Runs.count(30))
  func whoListensToEventsChangesNothing(seed: Int) {
    let silent = GuardedRun(seed: seed)
    silent.go()
    let heard = GuardedRun(seed: seed)
    heard.bench.noteEvents()
    heard.go()
    #expect(silent.log == heard.log)
    #expect(!heard.bench.events.isEmpty)
  }

  @Test func aGuardThatIsAskedSeesWhatWouldChangeAndWhatIsThere() {
    let bench = Bench(.home, .a)
    var seen: [String] = []
    bench.router.addGuard { proposal in
      seen.append(
        "\(proposal.intent) \(proposal.current.notation) \(proposal.proposed.notation) \(proposal.entering.map(\.route)) "
          + "\(proposal.leaving.map(\.route)) \(proposal.destination.route)")
      return .allow
    }
    bench.router.push(.b)
    bench.router.pop(2)
    #expect(seen == ["push b [home a] [home a b] [b] [] b", "pop 2 [home a b] [home] [] [b, a] home"])
  }

  @Test func aGuardThatKeepsItsProposalSeesTheTreesOfThenForEver() {
    let bench = Bench(.home)
    var kept: [GuardRequest<Place>] = []
    bench.router.addGuard {
      kept.append($0)
      return .allow
    }
    bench.router.push(.a)
    bench.router.push(.b)
    #expect(kept.map(\.current.notation) == ["[home]", "[home a]"])
    #expect(kept.map(\.proposed.notation) == ["[home a]", "[home a b]"])
  }

  @Test func theNextGuardIsAskedAfterOneWhoseOwnerIsGone() {
    let bench = Bench(.home)
    var asked: [Int] = []
    var owner: GuardOwner? = GuardOwner()
    for number in 1...3 {
      let registration = bench.router.addGuard { _ in
        asked.append(number)
        if number == 1 { owner = nil }
        return .allow
      }
      if number == 2, let owner { registration.tied(to: owner) }
    }
    bench.router.push(.a)
    #expect(asked == [1, 3])
    bench.router.push(.b)
    #expect(asked == [1, 3, 1, 3])
  }
}

@MainActor
private final class GuardOwner {}

extension Place {
  fileprivate var isFirstItem: Bool { self == .item(1) }
}

/// What a random run of guards did, in one line for each thing.
@MainActor
private final class GuardedRun {
  let bench: Bench
  private(set) var log: [String] = []
  private var dice: SplitMix
  private var registrations: [Registration] = []
  private var navigations: [Navigation] = []
  private var owners: [GuardOwner] = []

  init(seed: Int) {
    bench = Bench(
      RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search, [.search, .b]), selectedKey: .home))
    dice = SplitMix(seed: UInt64(seed))
  }

  func go() {
    addGuard()
    for _ in 0..<30 {
      act()
      log.append("\(bench.tree) \(bench.shown)")
    }
    for navigation in navigations {
      log.append("\(navigation.id) \(String(describing: navigation.currentOutcome))")
    }
    log.append("\(bench.tree) \(bench.router.isDetoured)")
  }

  private func below(_ limit: UInt64) -> Int { Int(dice.next() % limit) }

  private func act() {
    let router = bench.router
    let place = Place.item(below(4))
    switch below(12) {
    case 0, 1: note(router.push(place))
    case 2: note(router.pop(1 + below(2)))
    case 3: note(router.present(place))
    case 4: note(router.dismiss())
    case 5: note(router.select(below(2) == 0 ? .home : .search))
    case 6: note(router.replaceTop(with: place))
    case 7:
      note(
        router.set(
          RouteTree(tabs: RouteTab(.home, [.home, place]), RouteTab(.search, [.search]), selectedKey: .home)))
    case 8: note(router.recheck())
    case 9: if let resumed = router.finishDetour() { note(resumed) }
    case 10: addGuard()
    default: bench.host.userCloses(router.tree.visibleElement.id)
    }
  }

  private func note(_ navigation: Navigation) {
    navigations.append(navigation)
    log.append("\(navigation.id) asked for")
  }

  private func addGuard() {
    let number = registrations.count
    guard number < 6 else { return registrations[below(6)].cancel() }
    let registration =
      switch below(8) {
      case 0:
        bench.router.addGuard("place \(number)", entering: \.isFirstItem) { [weak self] request in
          self?.answer("place \(number)", "\(request.entry, default: "none")") ?? .allow
        }
      default:
        bench.router.addGuard("guard \(number)") { [weak self] proposal in
          self?.answer("guard \(number)", "\(proposal)") ?? .allow
        }
      }
    if below(4) == 0 {
      let owner = GuardOwner()
      owners.append(owner)
      registration.tied(to: owner)
    }
    registrations.append(registration)
  }

  /// Answers, and may do something before that.
  private func answer(_ name: String, _ question: String) -> Decision<Place> {
    log.append("\(name): \(question) on \(bench.tree)")
    switch below(16) {
    case 0: addGuard()
    case 1: registrations[below(UInt64(registrations.count))].cancel()
    case 2: if !owners.isEmpty { owners.remove(at: below(UInt64(owners.count))) }
    case 3: act()
    case 4: bench.host.userCloses(bench.router.tree.visibleElement.id)
    case 5: bench.host.userSelects(.branches(below(2)))
    default: break
    }
    switch below(12) {
    case 0: return .block("no")
    case 1: return .redirect(to: .show(.item(below(4))))
    case 2: return .detour(to: .present(Modal(.sheet, [.signIn])))
    default: return .allow
    }
  }
}
