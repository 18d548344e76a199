import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Lifetimes")
struct LifetimeTests {
  @MainActor
  private final class Page {
    let context: ScreenContext<Place>

    init(_ context: ScreenContext<Place>) {
      self.context = context
    }

    /// Registers everything that a screen can, each time holding itself.
    func begin() {
      context.onPhase { _ in _ = self }
      context.onReturn(Int.self) { _ in _ = self }
      context.onLeave {
        _ = self
        return .allow
      }
    }
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  @Test(arguments: ["popped", "closed by the user", "rebuilt", "never shown"])
  func aRemovedEntrysScreenContextAndTasksAreFreed(way: String) async {
    let bench = Bench(.home)
    let pages = Box<[EntryID: Page]>([:])
    bench.host.makeScreen = { context in
      let page = Page(context)
      page.begin()
      pages.value[context.id] = page
    }
    if way == "never shown" { bench.host.script = [.error(Trouble()), .error(Trouble())] }
    let navigation = Weak(object: bench.router.push(.a))
    let id = pages.value.keys.first ?? bench.entry(.a)
    let page = Weak(object: pages.value[id])
    let context = Weak(object: pages.value[id]?.context)
    let task = pages.value[id]?.context.task { [page = pages.value[id]] in
      await Turns.pass(200) { Task.isCancelled }
      _ = page
    }
    pages.value = [:]
    if way != "never shown" { #expect(page.object != nil) }
    switch way {
    case "popped": bench.router.pop()
    case "closed by the user": bench.host.userCloses(id)
    case "rebuilt":
      bench.host.script = [.error(Trouble())]
      bench.router.pop()
    default: break
    }
    await task?.value
    await Turns.pass(10)
    #expect(bench.shown == "[home]")
    #expect(page.object == nil)
    #expect(context.object == nil)
    #expect(navigation.object == nil)
  }

  @Test(arguments: ["at rest", "a step running", "a guard pending", "a detour held", "a result awaited"])
  func aReleasedRouterFreesAll(situation: String) async {
    let gate = GuardGate()
    var bench: Bench? = Bench(.home, .a)
    let host = Weak(object: bench?.host)
    let router = Weak(object: bench?.router)
    let pages = Box<[Page]>([])
    bench?.host.makeScreen = { context in
      let page = Page(context)
      page.begin()
      pages.value.append(page)
    }
    bench?.router.push(.b)
    let page = Weak(object: pages.value.first)
    let context = Weak(object: pages.value.first?.context)
    var navigation: Navigation<Place>?
    var waiter: Task<NavigationOutcome, Never>?
    var result: Task<Int?, any Error>?
    switch situation {
    case "a step running":
      bench?.host.answer = .later
      navigation = bench?.router.push(.c)
    case "a guard pending":
      bench?.router.addGuard { _ in await gate.wait() }
      navigation = bench?.router.push(.c)
      await Turns.pass { gate.count == 1 }
    case "a detour held":
      bench?.router.addGuard {
        $0.destination.route == .c ? .detour(to: .present(.signIn, as: .sheet)) : .allow
      }
      navigation = bench?.router.push(.c)
    case "a result awaited":
      let opened = bench?.router.present(.m)
      result = Task { try await opened?.result(as: Int.self) }
    default:
      break
    }
    pages.value = []
    #expect(page.object != nil)
    let weakNavigation = Weak(object: navigation)
    if let waited = navigation { waiter = Task { await waited.outcome } }
    navigation = nil
    await Turns.pass(20)
    bench = nil
    #expect(router.object == nil)
    if let waiter { #expect(await waiter.value == .failed(.routerReleased)) }
    waiter = nil
    if let result {
      await #expect(throws: ResultError.failed(.routerReleased)) { try await result.value }
    }
    await Turns.pass(20)
    #expect(host.object == nil)
    #expect(page.object == nil)
    #expect(context.object == nil)
    gate.open(.allow)
    await Turns.pass(20)
    #expect(weakNavigation.object == nil)
  }

  @Test func letsGoOfAHostThatIsDetached() {
    let bench = Bench(.home)
    weak var host: PlainHost?
    do {
      let made = PlainHost()
      host = made
      bench.router.attach(made)
    }
    #expect(host != nil)
    bench.router.detach()
    #expect(host == nil)
  }
}
