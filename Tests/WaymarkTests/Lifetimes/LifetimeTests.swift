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
      context.onAnswer(Question<Place, Int>(.a)) { _ in _ = self }
      context.onLeave { _ in
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
    bench.router.push(.a)
    let id = pages.value.keys.first ?? bench.entry(.a)
    let page = Weak(object: pages.value[id])
    let context = Weak(object: pages.value[id]?.context)
    let task = pages.value[id]?.context.task { [page = pages.value[id]] in
      await Task.yieldRepeatedly(200) { Task.isCancelled }
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
    await Task.yieldRepeatedly(10)
    #expect(bench.shown == "[home]")
    #expect(page.object == nil)
    #expect(context.object == nil)
  }

  /// The navigation and the result that a router still owes when it is released.
  private struct Pending {
    var navigation: Navigation?
    var result: Task<Int?, any Error>?
  }

  private func begin(_ situation: String, on bench: Bench?, _ gate: GuardGate) async -> Pending {
    var pending = Pending()
    switch situation {
    case "a step running":
      bench?.host.answer = .later
      pending.navigation = bench?.router.push(.c)
    case "a guard pending":
      bench?.router.addGuard { _ in await gate.wait() }
      pending.navigation = bench?.router.push(.c)
      await Task.yieldRepeatedly { gate.count == 1 }
    case "a detour held":
      bench?.router.addGuard {
        $0.destination.route == .c ? .detour(to: .present(.signIn, as: .sheet)) : .allow
      }
      pending.navigation = bench?.router.push(.c)
    case "a result awaited":
      let screen = bench?.screen(.home)
      pending.result = Task { try await screen?.ask(Question<Place, Int>(.m, as: .sheet)) }
    default:
      break
    }
    return pending
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
    var pending = await begin(situation, on: bench, gate)
    pages.value = []
    #expect(page.object != nil)
    var waiter = pending.navigation.map { waited in Task { await waited.outcome } }
    pending.navigation = nil
    await Task.yieldRepeatedly(20)
    bench = nil
    #expect(router.object == nil)
    if let waiter { #expect(await waiter.value == .failed(.routerReleased)) }
    waiter = nil
    if let result = pending.result {
      let answer = try? await result.value
      #expect(answer == .some(nil))
    }
    await Task.yieldRepeatedly(20)
    #expect(host.object == nil)
    #expect(page.object == nil)
    #expect(context.object == nil)
    gate.open(.allow)
    await Task.yieldRepeatedly(20)
  }
}

@MainActor @Suite("Lifetimes, and several windows")
struct WindowLifetimeTests {
  @Test func twoRoutersShareNothing() throws {
    let one = Bench(.home)
    let two = Bench(.home, answering: .later)
    one.router.addGuard { $0.destination.route == .b ? .block("not here") : .allow }
    one.noteEvents()
    two.router.push(.b)
    two.router.push(.c)
    #expect(one.events.isEmpty)
    #expect(one.tree == "[home]")
    #expect(one.router.push(.b).currentOutcome == .blocked("not here"))
    #expect(one.router.push(.a).currentOutcome == .completed)
    #expect(two.tree == "[home b c]")
    #expect(two.shown == "[home]")
    two.host.acknowledgeAll()
    #expect(two.shown == "[home b c]")
    try one.host.expectSteps("push a")
  }
}
