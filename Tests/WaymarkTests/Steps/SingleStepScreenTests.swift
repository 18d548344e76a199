import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Hosts that move one element at a time")
struct SingleStepScreenTests {
  /// Takes out what lies below the top, and puts something above it.
  @discardableResult
  private func exchange(_ bench: Bench) -> Navigation<Place> {
    bench.router.edit { editor in
      editor.remove(bench.entry(.a))
      editor.push(.c)
    }
  }

  @Test func whatIsTakenAwayToReachWhatIsBelowKeepsItsScreen() {
    let tree = RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a, .b])))
    let bench = Bench(tree, stackSteps: .single)
    let screen = bench.screen(.b)
    var isAsked = false
    let veto = screen.onLeave {
      isAsked = true
      return .block("no")
    }
    defer { veto.cancel() }
    let edit = exchange(bench)
    #expect(edit.currentOutcome == .completed)
    #expect(bench.host.log.contains("pop b"))
    #expect(bench.shown == "[home b c]")
    bench.router.pop()
    #expect(screen.phase == .appeared)
    #expect(bench.router.pop().currentOutcome == .blocked("no"))
    #expect(isAsked)
  }

  @Test func aScreenEndsThatIsClosedWhileItIsAway() {
    let tree = RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a, .b])))
    let bench = Bench(tree, stackSteps: .single)
    let screen = bench.screen(.b)
    bench.host.answer = .later
    exchange(bench)
    bench.host.acknowledge()
    #expect(bench.host.log.first == "pop b")
    bench.router.popToRoot()
    bench.host.acknowledgeAll()
    #expect(screen.phase == .removed)
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: [false, true])
  func whatWasShownArrivedThoughItIsTakenBackWhileItIsAway(isUpdate: Bool) {
    let tree = RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a, .b])))
    let bench = Bench(tree, stackSteps: .single)
    bench.host.answer = .later
    let first = isUpdate ? bench.router.update(bench.entry(.b), to: .c) : bench.router.push(.c)
    let other = bench.router.edit { editor in
      editor.remove(bench.entry(.a))
      editor.push(.d)
    }
    bench.host.acknowledge()
    #expect(bench.shown == (isUpdate ? "[home a c]" : "[home a b c]"))
    bench.host.acknowledge()
    #expect(bench.shown == (isUpdate ? "[home a]" : "[home a b]"))
    let last = bench.router.popToRoot()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(first.currentOutcome == .completed)
    #expect(other.currentOutcome == .superseded(by: last.id))
  }

  @Test func whatAHostSaysIsGoneWasShownBefore() throws {
    let router = Router(
      RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a]))),
      configuration: RouterConfiguration(stackSteps: .single, timer: ManualClock(), log: nil))
    let host = PatientHost()
    router.attach(host)
    host.take()?.succeed()
    let before = router.tree
    let push = router.push(.b)
    router.push(.c)
    host.take()?.succeed()
    #expect(router.shown?.notation == "[home a b]")
    host.take()?.succeed(showing: before)
    #expect(router.shown?.notation == "[home a]")
    router.popToRoot()
    while let acknowledgement = host.take() { acknowledgement.succeed() }
    #expect(router.shown?.notation == "[home]")
    #expect(push.currentOutcome == .completed)
  }
}
