import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards and objections that come and go while a navigation is decided")
struct RegistrationTests {
  @Test func anObjectionRegisteredWhileAGuardThinksIsAsked() async throws {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    gate.open(.allow)
    try await pop.expectOutcome(.blocked("unsaved"))
    #expect(bench.shown == "[home a]")
  }

  @Test func objectionsThatComeLateAreAskedFromTheDeepestScreenInTheOrderTheyCame() {
    let bench = Bench(.home, .a, .b, .c)
    var asked: [String] = []
    bench.screen(.a).onLeave { _ in
      asked.append("a")
      for (place, name) in [(Place.b, "b1"), (.c, "c1"), (.b, "b2"), (.c, "c2")] {
        bench.screen(place).onLeave { _ in
          asked.append(name)
          return .allow
        }
      }
      return .allow
    }
    bench.router.popToRoot()
    #expect(asked == ["a", "c1", "c2", "b1", "b2"])
    #expect(bench.shown == "[home]")
  }

  @Test func aGuardCancelledBeforeItsTurnIsNotAsked() async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let second = bench.router.addGuard { _ in .block("asked") }
    let push = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    second.cancel()
    gate.open(.allow)
    try await push.expectOutcome(.completed)
  }

  @Test func aGuardAddedByAGuardIsAskedOnceAndLast() {
    let bench = Bench(.home)
    var asked: [String] = []
    bench.router.addGuard { _ in
      asked.append("first")
      if asked.count == 1 {
        bench.router.addGuard { _ in
          asked.append("third")
          return .allow
        }
      }
      return .allow
    }
    bench.router.addGuard { _ in
      asked.append("second")
      return .allow
    }
    bench.router.push(.a)
    #expect(asked == ["first", "second", "third"])
  }

  @Test func theTaskOfASupersededGuardIsCancelled() async throws {
    let bench = Bench(.home)
    let gate = Gate<Void>()
    var cancelled: [Bool] = []
    bench.router.addGuard { proposal async in
      guard case .push(.a) = proposal.intent else { return .allow }
      await gate.wait()
      cancelled.append(Task.isCancelled)
      return .allow
    }
    let push = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    try await bench.router.push(.b).expectOutcome(.completed)
    #expect(push.currentOutcome != .completed)
    gate.open(())
    await Task.yieldRepeatedly { !cancelled.isEmpty }
    #expect(cancelled == [true])
    #expect(bench.shown == "[home b]")
  }

  @Test func aGuardThatStillThinksIsNotCancelled() async throws {
    let bench = Bench(.home)
    let gate = Gate<Void>()
    var cancelled: [Bool] = []
    bench.router.addGuard { _ async in
      await gate.wait()
      cancelled.append(Task.isCancelled)
      return .allow
    }
    let push = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(())
    try await push.expectOutcome(.completed)
    #expect(cancelled == [false])
  }

  @Test(arguments: ["guards", "objections"])
  func whoTakesAwayOneThatWasAskedBeforeLeavesOutNobody(kind: String) {
    let bench = Bench(.home, .a)
    var asked: [Int] = []
    var first: Registration?
    for number in 1...3 {
      let answer: @MainActor () -> Decision<Place> = {
        asked.append(number)
        if number == 2 { first?.cancel() }
        return .allow
      }
      let registration =
        kind == "guards"
        ? bench.router.addGuard { _ in answer() } : bench.screen(.a).onLeave { _ in .deciding(answer()) }
      if number == 1 { first = registration }
    }
    bench.router.pop()
    #expect(asked == [1, 2, 3])
  }

  @Test func aGuardWithoutANameIsCalledByItsNumber() {
    let bench = Bench(.home)
    bench.router.addGuard { _ in .allow }
    bench.router.addGuard { _ in .allow }
    bench.noteEvents()
    bench.router.push(.a)
    let askers = bench.events.compactMap { event in
      if case .decided(let source, _) = event.kind { source } else { nil }
    }
    #expect(askers == [.routerGuard("guard 1"), .routerGuard("guard 2")])
  }

  @Test func whoPutsAnotherInThePlaceOfOneThatWasAskedLeavesOutNobody() {
    let bench = Bench(.home)
    var asked: [Int] = []
    let first = bench.router.addGuard { _ in
      asked.append(1)
      return .allow
    }
    bench.router.addGuard { _ in
      asked.append(2)
      first.cancel()
      bench.router.addGuard { _ in
        asked.append(4)
        return .allow
      }
      return .allow
    }
    bench.router.addGuard { _ in
      asked.append(3)
      return .allow
    }
    bench.router.push(.a)
    #expect(asked == [1, 2, 3, 4])
  }

  @Test func whatGoesBelowTheTopIsNoDestination() {
    let bench = Bench(.home, .a)
    var destinations: [Place] = []
    bench.router.addGuard {
      destinations.append($0.destination.route)
      return .allow
    }
    bench.router.setStack([.home, .b, .a])
    bench.router.setStack([.home, .b, .c])
    #expect(destinations == [.a, .c])
  }
}
