import Testing
import Waymark
import WaymarkProgramTesting

@testable import WaymarkTerminal

/// What is below the screen on top costs nothing: times at two depths are compared, with much room.
@MainActor @Suite("In a terminal, depth costs nothing", .timeLimit(.minutes(30)))
struct HostGrowthTests {
  private func fixture(_ depth: Int) -> HostFixture {
    HostFixture(
      RouteTree(.stack(RouteStack(root: .home, pushed: (0..<depth).map { .page($0) }))), chrome: .standard)
  }

  /// How many times longer something takes with 5,000 screens than with 20.
  private func growth(_ body: (HostFixture) -> Void) -> Double {
    let (small, large) = (fixture(20), fixture(5000))
    return WaymarkProgramTesting.growth {
      for _ in 0..<20 { body(small) }
    } to: {
      for _ in 0..<20 { body(large) }
    }
  }

  @Test func aKeyThatNobodyUses() {
    let times = growth { $0.host.handle(.tab) }
    #expect(times < 6)
  }

  @Test func aFrame() {
    let times = growth { fixture in
      fixture.host.setNeedsDisplay()
      fixture.host.drawIfNeeded()
    }
    #expect(times < 6)
  }

  @Test func aScreenThatIsPushedAndPopped() {
    let times = growth { fixture in
      fixture.router.push(.page(1), options: NavigationOptions(isAnimated: false))
      fixture.host.drawIfNeeded()
      fixture.type("\u{7F}")
      fixture.settle()
    }
    #expect(times < 6)
  }
}
