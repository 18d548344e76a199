import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// What is let go of on another thread, and where what it held is freed.
@MainActor @Suite("Letting go on another thread")
struct ThreadTests {
  /// Notes on which queue it is freed.
  private final class Probe: Sendable {
    let name: String
    let freed: Box<[String]>

    init(_ name: String, _ freed: Box<[String]>) {
      self.name = name
      self.freed = freed
    }

    deinit {
      let (line, freed) = ("\(name) \(MainQueue.isCurrent ? "on main" : "elsewhere")", freed)
      Task { @MainActor in freed.value.append(line) }
    }
  }

  @MainActor
  private final class ProbeHost: NavigationHost {
    let probe: Probe
    var kept: [Acknowledgement<Place>] = []
    var answers = true

    init(_ probe: Probe) { self.probe = probe }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      if answers { acknowledgement.succeed() } else { kept.append(acknowledgement) }
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      acknowledgement.succeed()
    }
  }

  @MainActor
  private final class ProbeTimer: NavigationTimer {
    let probe: Probe
    var now = Duration.zero
    init(_ probe: Probe) { self.probe = probe }
    func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {}
  }

  /// Lets go of something in a task that is not the main actor's, and waits until all that is freed is told.
  private func dropElsewhere<Thing: Sendable>(_ make: () -> Thing) async {
    let box = Handover(make())
    await Task.detached { box.drop() }.value
    await Task.yieldRepeatedly(50)
  }

  /// Holds the last reference to something.
  private final class Handover<Thing: Sendable>: @unchecked Sendable {
    private var thing: Thing?
    init(_ thing: Thing) { self.thing = thing }
    func drop() { thing = nil }
  }

  /// A router everything of which writes down that it was freed.
  private func makeProbedRouter(_ host: ProbeHost, _ probe: (String) -> Probe) -> Router<Place> {
    let (placement, log, first, second, observer, link) = (
      probe("placement"), probe("log"), probe("guard"), probe("veto"), probe("observer"), probe("link")
    )
    let router = Router<Place>(
      .home,
      configuration: RouterConfiguration(
        placement: { _ in
          _ = placement
          return .push
        }, log: { _ in _ = log }, advanced: .init(timer: ProbeTimer(probe("timer")))))
    router.host.attach(host)
    router.addGuard { _ in
      _ = first
      return .allow
    }
    router.host.context(for: router.tree.visibleElement).onLeave { _ in
      _ = second
      return .allow
    }
    router.onEvent { _ in _ = observer }
    router.links = LinkTable {
      Link("/a") {
        _ = link
        return Place.a
      }
    }
    return router
  }

  @Test(arguments: ["at rest", "a step under way", "a guard thinking", "detached"])
  func aRouterFreesAllThatItHoldsOnTheMainActor(situation: String) async {
    let freed = Box<[String]>([])
    let gate = GuardGate()
    var outcome: Task<NavigationOutcome, Never>?
    await dropElsewhere {
      func probe(_ name: String) -> Probe { Probe(name, freed) }
      let host = ProbeHost(probe("host"))
      let router = makeProbedRouter(host, probe)
      let edit = probe("edit")
      switch situation {
      case "a step under way":
        host.answers = false
        let navigation = router.push(.a)
        router.edit { _ in _ = edit }
        outcome = Task { await navigation.outcome }
      case "a guard thinking":
        router.addGuard { _ in await gate.wait() }
        let navigation = router.edit { tree in
          _ = edit
          tree.push(.a)
        }
        outcome = Task { await navigation.outcome }
      case "detached": router.host.detach()
      default: break
      }
      return router
    }
    if situation == "a guard thinking" {
      await Task.yieldRepeatedly { gate.count == 1 }
      gate.open(.allow)
    }
    if let outcome { #expect(await outcome.value == .failed(.routerReleased)) }
    await Task.yieldRepeatedly(50)
    let names = ["edit", "guard", "host", "link", "log", "observer", "placement", "timer", "veto"]
    #expect(freed.value.sorted() == names.map { "\($0) on main" })
  }

  @Test func aTableOfScreensFreesThemOnTheMainActor() async {
    let freed = Box<[String]>([])
    let router = Router<Place>(.home)
    await dropElsewhere {
      let probe = Probe("closure", freed)
      let screens = HostScreens<Place, Probe>(router: router) { _, _ in
        withExtendedLifetime(probe) { Probe("screen", freed) }
      }
      try? screens.make(router.tree.forEachElement)
      return screens
    }
    #expect(freed.value.sorted() == ["closure on main", "screen on main"])
  }

  @Test func aRouterLetGoOfOnTheMainActorFreesItsHostAtOnce() {
    weak var host: ProbeHost?
    let freed = Box<[String]>([])
    var router: Router? = Router<Place>(.home)
    do {
      let made = ProbeHost(Probe("host", freed))
      host = made
      router?.host.attach(made)
    }
    let waiting = router?.push(.a)
    #expect(host != nil)
    router = nil
    #expect(host == nil)
    #expect(waiting?.currentOutcome == .completed)
  }

  @Test func aRouterLetGoOfOnTheMainActorFreesItsConfigurationAtOnce() {
    weak var probe: Probe?
    var router: Router<Place>?
    do {
      let made = Probe("placement", Box([]))
      probe = made
      router = Router<Place>(
        .home,
        configuration: RouterConfiguration(placement: { _ in
          _ = made
          return .push
        }))
    }
    #expect(probe != nil)
    #expect(router != nil)
    router = nil
    #expect(probe == nil)
  }

  @Test func whatWaitsEndsAtOnceOnTheMainActor() {
    var router: Router? = Router<Place>(.home)
    let waiting = router?.push(.a)
    router = nil
    #expect(waiting?.currentOutcome == .failed(.routerReleased))
  }

  @Test func aBindingFreesItsStoreOnTheMainActor() async {
    @MainActor final class ProbeStore: TreeStore {
      let probe: Probe
      let subscription: Probe
      var tree = RouteTree<Place>(.home)
      init(_ probe: Probe, _ subscription: Probe) {
        self.probe = probe
        self.subscription = subscription
      }
      func send(_ tree: RouteTree<Place>) { self.tree = tree }
      func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let held = subscription
        return { _ = held }
      }
    }
    let freed = Box<[String]>([])
    await dropElsewhere {
      let router = Router<Place>(.home)
      router.bind(to: ProbeStore(Probe("store", freed), Probe("subscription", freed)))
      return router
    }
    #expect(freed.value.sorted() == ["store on main", "subscription on main"])
  }

  @Test func aFeaturesContextFreesItsFunctionsOnTheMainActor() async {
    let freed = Box<[String]>([])
    let bench = Bench(.home)
    await dropElsewhere {
      let (embed, extract) = (Probe("embed", freed), Probe("extract", freed))
      return bench.screen(.home).scoped(
        { (place: ShopPlace) -> Place in
          _ = embed
          return .shop(place)
        },
        extract: { _ in
          _ = extract
          return .catalogue
        })
    }
    #expect(freed.value.sorted() == ["embed on main", "extract on main"])
  }

  @Test func aNavigationFreesItsRedirectsOnTheMainActor() async {
    let freed = Box<[String]>([])
    let bench = Bench(.home)
    await dropElsewhere {
      let probe = Probe("edit", freed)
      let registration = bench.router.addGuard { proposal in
        guard proposal.destination.route == .a else { return .allow }
        return .redirect(
          to: .edit { tree in
            _ = probe
            tree.push(.b)
          })
      }
      let navigation = bench.router.push(.a)
      registration.cancel()
      #expect(bench.tree == "[home b]")
      // As long as its screen is there, the router keeps it for what that returns.
      bench.router.pop()
      return navigation
    }
    #expect(freed.value == ["edit on main"])
  }

  /// Has a router carry out an edit, or redirect to one, that holds something.
  private func edit(_ router: Router<Place>, redirecting: Bool, _ freed: Box<[String]>) {
    let probe = Probe("edit", freed)
    let edit = Intent<Place>.edit { tree in
      _ = probe
      tree.push(.b)
    }
    guard redirecting else {
      router.submit(edit)
      return
    }
    let registration = router.addGuard { proposal in
      proposal.destination.route == .a ? .redirect(to: edit) : .allow
    }
    router.push(.a)
    registration.cancel()
  }

  @Test(arguments: [false, true])
  func eventsThatAreReadElsewhereFreeTheirEditsOnTheMainActor(redirecting: Bool) async {
    let freed = Box<[String]>([])
    let bench = Bench(.home)
    let events = bench.router.events()
    edit(bench.router, redirecting: redirecting, freed)
    await Task.detached {
      for await event in events { if case .finished = event.kind { break } }
    }.value
    bench.router.pop()
    await Task.yieldRepeatedly(50)
    #expect(freed.value == ["edit on main"])
  }

  @Test(arguments: [false, true])
  func eventsThatNobodyReadsFreeTheirEditsOnTheMainActor(redirecting: Bool) async {
    let freed = Box<[String]>([])
    let bench = Bench(.home)
    await dropElsewhere {
      let events = bench.router.events()
      edit(bench.router, redirecting: redirecting, freed)
      bench.router.pop()
      return events
    }
    #expect(freed.value == ["edit on main"])
  }

  @Test func aProposalThatIsKeptFreesItsEditOnTheMainActor() async {
    let freed = Box<[String]>([])
    let bench = Bench(.home)
    await dropElsewhere {
      let kept = Box<GuardRequest<Place>?>(nil)
      let registration = bench.router.addGuard { proposal in
        kept.value = proposal
        return .allow
      }
      edit(bench.router, redirecting: false, freed)
      registration.cancel()
      defer { kept.value = nil }
      return kept.value
    }
    #expect(freed.value == ["edit on main"])
  }
}
