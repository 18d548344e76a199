import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("State and steps, through a router")
struct RouterStepTests {
  @Test func anotherRootIsAnotherModalAndAnotherTopIsNot() {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.host.clearRequests()
    bench.router.replaceTop(with: .n)
    #expect(bench.shown == "[home] {n}")
    #expect(bench.host.log == ["dismiss {m}", "present {n}"])
    bench.router.push(.a)
    bench.host.clearRequests()
    bench.router.replaceTop(with: .b)
    #expect(bench.shown == "[home] {n b}")
    #expect(bench.host.steps.map(\.isAnimated) == [true])
    #expect(bench.router.replaceTop(with: .b).currentOutcome == .unchanged)
    bench.router.dismiss()
    #expect(bench.host.steps.last?.isAnimated == true)
    bench.host.clearRequests()
    bench.router.replaceTop(with: .c)
    #expect(bench.shown == "[c]")
    #expect(bench.host.steps.count == 1)
  }

  @Test func theVisibleContextIsThatOfWhatIsShown() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    #expect(bench.router.visibleContext.route == .home)
    bench.host.acknowledge()
    #expect(bench.router.visibleContext.route == .a)
  }

  @Test func tabsKeepTheirStacksAndHiddenPushesAreThereOnReturn() throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, [.search, .a])))
    bench.router.select(.search)
    bench.router.select(.home)
    try bench.host.expectSteps("select 0 -> 1", "select 1 -> 0")
    #expect(bench.shown == "([home]* | [search a])")
    bench.router.edit { $0.push(.b, inTab: .search) }
    #expect(bench.host.steps.last?.isVisible == false)
    #expect(bench.host.steps.last?.isAnimated == false)
    try bench.host.expectSteps("push b in branch 1, hidden")
    bench.router.select(.search)
    #expect(bench.shown == "([home] | [search a b]*)")
  }

  @Test func anotherDetentIsAStepOfTheSameModal() async throws {
    let bench = Bench(.home)
    let detents: [Presentation.Detent] = [.medium, .large]
    bench.router.present(.m, as: .sheet(detents: detents, selected: .medium))
    let sheet = bench.entry(.m)
    bench.host.clearRequests()
    let raised = RouteTree<Place>(
      .stack(.home), modals: [Modal(.sheet(detents: detents, selected: .large), .m)])
    try await bench.router.set(raised).expectOutcome(.completed)
    try bench.host.expectSteps("modal 1: sheet medium* large -> sheet medium large*")
    #expect(bench.router.shown?.modals.first?.presentation.selected == .large)
    #expect(bench.entry(.m) == sheet)
    #expect(bench.router.set(raised).currentOutcome == .unchanged)
    bench.router.edit { #expect($0.select(.medium, of: sheet) && !$0.select(.fraction(0.5), of: sheet)) }
    #expect(bench.host.steps.last?.isAnimated == true)
    try bench.host.expectSteps("modal 1: sheet medium large* -> sheet medium* large")
    #expect(bench.router.shown?.modals.first?.presentation.selected == .medium)
  }

  @Test func screensAreCreatedCoveredAppearedAndRemovedInOrder() async throws {
    let host = RecordingHost<Place>()
    var life: [String] = []
    var task: Task<Void, Never>?
    let gate = Gate<Void>()
    host.makeScreen = { context in
      let name = "\(context.route)"
      life.append("\(name) created")
      context.onPhase { phase in life.append("\(name) \(phase)") }
      if context.route == .item(2) { task = context.task { await gate.wait() } }
    }
    let router = Router<Place>(.item(1), configuration: .init(advanced: .init(timer: ManualClock())))
    host.attach(to: router)
    #expect(life == ["1 created", "1 appeared"])
    life = []
    router.push(.item(2))
    #expect(life == ["2 created", "1 covered", "2 appeared"])
    life = []
    router.pop()
    #expect(life == ["2 removed", "1 appeared"])
    #expect(task?.isCancelled == true)
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(())
    await task?.value
  }

  @Test func toARouteTakesWhatIsAboveTheTopmostPlaceThatHasIt() {
    let bench = Bench(.home, .a, .b, .a, .c)
    #expect(bench.router.pop(to: .d).currentOutcome == .failed(.notThere))
    #expect(bench.router.pop(to: .a).currentOutcome == .completed)
    #expect(bench.shown == "[home a b a]")
    #expect(bench.router.pop(to: .a).currentOutcome == .unchanged)
  }
}
