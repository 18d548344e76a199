import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Who hears that the tree has gone back finds what waits")
struct DetourEventTests {
  private let kit = SignIn()

  /// At every event isDetoured says whether the sign-in that is in the tree is waited for.
  @Test func isDetouredIsTrueWheneverTheSignInIsThereAgain() {
    let (bench, _) = kit.bench()
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    var wrong: [String] = []
    bench.router.onEvent { [router = bench.router] event in
      if router.tree.notation.contains("signIn"), !router.isDetoured { wrong.append("\(event)") }
    }
    bench.host.cancel()
    #expect(wrong == [])
  }

  /// Who hears of the step given up has the sign-in go on.
  @Test func aSignInThatGoesOnAsItHearsOfItIsNotClosedWithoutTheWish() {
    let (bench, _) = kit.bench()
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.router.onEvent { event in
      if case .stepCancelled = event.kind { bench.screen(.signIn).finishDetour() }
    }
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

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

  /// The user swipes everything away as one of two detours is told of.
  @Test func whatTheUserClosesAsItIsTold() {
    let (bench, _) = kit.bench()
    bench.router.addGuard("terms", entering: { $0 == .a }, { _ in .detour(to: .present(.terms, as: .sheet)) })
    bench.router.push(.a)
    bench.host.acknowledgeAll()
    let signIn = bench.entry(.signIn)
    bench.router.dismiss()
    bench.router.dismiss()
    var isClosed = false
    bench.router.onEvent { event in
      if case .detoured = event.kind, !isClosed {
        isClosed = true
        bench.host.userCloses(signIn)
      }
    }
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(!bench.router.isDetoured)
    bench.router.push(.b)
    bench.host.acknowledgeAll()
    #expect(!bench.router.isDetoured)
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
