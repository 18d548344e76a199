import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Who hears that the tree has gone back finds what waits")
struct DetourEventTests {
  private let kit = SignIn()

  /// Who is told that a detour is gone finds none to go on with.
  @Test func whatHasGoneWithTheStepIsNotGoneOnWith() {
    let (bench, _) = kit.bench(wants: nil)
    let wanted = bench.router.push(.item(1))
    #expect(bench.tree == "[home] {signIn}")
    var seen: [String] = []
    bench.router.onEvent { event in
      if case .stepCancelled = event.kind {
        seen.append("\(bench.router.tree.notation) \(bench.router.isDetoured)")
        kit.isSignedIn.value = true
        bench.router.finishDetour()
      }
    }
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(seen == ["[home] false"])
    #expect(wanted.currentOutcome == .cancelled)
    #expect(bench.shown == "[home]")
  }

  @Test func everyNavigationEndsOnce() {
    let (bench, _) = kit.bench()
    kit.isSignedIn.value = true
    bench.noteEvents()
    bench.router.finishDetour()
    bench.host.cancel()
    bench.router.finishDetour()
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    var requested: [NavigationID: Int] = [:]
    var finished: [NavigationID: Int] = [:]
    for event in bench.events {
      switch event.kind {
      case .requested: requested[event.navigationID, default: 0] += 1
      case .finished: finished[event.navigationID, default: 0] += 1
      default: break
      }
    }
    #expect(finished.values.allSatisfy { $0 == 1 })
    #expect(Set(requested.keys).isSubset(of: Set(finished.keys)))
  }

  /// The log says nothing of a host where only users give up steps and a recheck is repeated.
  @Test func noFalseLog() {
    var lines: [String] = []
    let isSignedIn = Box(true)
    let clock = ManualClock()
    let router = Router<Place>(
      RouteTree(.stack([.home, .item(1)])),
      configuration: RouterConfiguration(log: { lines.append($0) }, advanced: .init(timer: clock)))
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    host.acknowledgeAll()
    router.addGuard(
      "private", entering: { $0 == .item(1) }, { _ in isSignedIn.value ? .allow : .block("no") })
    router.push(.a)
    isSignedIn.value = false
    router.recheck()
    host.cancel()
    host.cancel()
    host.acknowledgeAll()
    #expect(router.shown?.notation == "[home]")
    #expect(lines == [])
  }
}
