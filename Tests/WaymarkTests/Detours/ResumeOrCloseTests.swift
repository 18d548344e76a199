import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Going on with what was wanted, or closing")
struct ResumeOrCloseTests {
  private let isSignedIn = Box(false)

  private func makeBench(_ tree: RouteTree<Place> = RouteTree(.home)) -> Bench {
    let bench = Bench(tree, placement: { $0 == .signIn ? .sheet : .push })
    bench.router.addGuard("sign-in", entering: \.isA) { [isSignedIn] _ in
      isSignedIn.value ? .allow : .detour(to: .signIn)
    }
    return bench
  }

  /// Has a screen go on twice, the second time while a guard thinks about the first.
  ///
  /// - Returns: Where the guard waits.
  @discardableResult
  private func resumeTwice(
    in place: Place, of bench: Bench, expecting wanted: Navigation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> GuardGate {
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let screen = bench.screen(place)
    #expect(screen.finishDetour().id == wanted.id, sourceLocation: sourceLocation)
    await Task.yieldRepeatedly { gate.count == 1 }
    #expect(screen.finishDetour().id == wanted.id, sourceLocation: sourceLocation)
    return gate
  }

  @Test func aSignInThatAGuardHasOpenedGoesOn() {
    let bench = makeBench()
    let wanted = bench.router.push(.a)
    isSignedIn.value = true
    #expect(bench.screen(.signIn).finishDetour().id == wanted.id)
    #expect(bench.tree == "[home a]")
  }

  @Test func aSecondCallWhileTheFirstIsBeingDecidedGivesTheSameNavigation() async throws {
    let bench = makeBench()
    let wanted = bench.router.push(.a)
    isSignedIn.value = true
    let gate = await resumeTwice(in: .signIn, of: bench, expecting: wanted)
    #expect(bench.screen(.signIn).finishDetour().id == wanted.id)
    #expect(bench.tree == "[home] {signIn}")
    gate.open(.allow)
    try await wanted.expectOutcome(.completed)
    #expect(bench.tree == "[home a]")
  }

  @Test func aSecondCallInTheInnerDetourDoesNotGoOnWithTheOuter() async {
    let bench = makeBench()
    bench.router.addGuard("terms", entering: \.isB) { [isSignedIn] _ in
      isSignedIn.value ? .allow : .detour(to: .present(.terms, as: .sheet))
    }
    let outer = bench.router.push(.a)
    let inner = bench.router.push(.b)
    #expect(bench.tree == "[home] {signIn} {terms}")
    isSignedIn.value = true
    let gate = await resumeTwice(in: .terms, of: bench, expecting: inner)
    #expect(gate.count == 1)
    #expect(outer.currentOutcome == nil)
  }

  @Test func aScreenThatIsGoneDoesNothing() {
    let bench = makeBench(RouteTree(.home, .signIn))
    let screen = bench.screen(.signIn)
    bench.router.pop()
    #expect(screen.finishDetour().currentOutcome == .unchanged)
    #expect(bench.tree == "[home]")
  }

  @Test func aFeaturesScreenGoesOnOrClosesToo() {
    let bench = makeBench(RouteTree(.home, .shop(.catalogue)))
    let feature = bench.screen(.shop(.catalogue)).scoped(Place.shop)
    #expect(feature.finishDetour().currentOutcome == .completed)
    #expect(bench.tree == "[home]")
  }
}

extension Place {
  fileprivate var isA: Bool { self == .a }
  fileprivate var isB: Bool { self == .b }
}
