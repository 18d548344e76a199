import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The release of objects on another thread, and the queue that frees their contents.
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
      probe("placement"), probe("log"), probe("guard"), probe("objection"), probe("observer"), probe("link")
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
    let names = ["edit", "guard", "host", "link", "log", "objection", "observer", "placement", "timer"]
    #expect(freed.value.sorted() == names.map { "\($0) on main" })
  }
}
