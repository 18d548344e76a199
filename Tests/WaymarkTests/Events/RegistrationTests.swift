import Testing
import Waymark
import WaymarkTesting

/// Listeners that come, go, and end with an object.
@MainActor @Suite("Registrations")
struct RegistrationTests {
  private let bench = Bench(.home)

  @Test func anObserverIsToldNothingAfterItsOwnerIsGone() {
    var owner: Box<Void>? = Box(())
    let seen = Box<[Place]>([])
    let registrations = [
      bench.router.didNavigate { seen.value.append($0.route) },
      bench.router.onEvent { event in if case .committed = event.kind { seen.value.append(.home) } },
    ]
    for registration in registrations { registration.tied(to: owner!) }
    bench.router.push(.a)
    #expect(seen.value == [.home, .a])
    owner = nil
    bench.router.push(.b)
    #expect(seen.value == [.home, .a])
  }

  @Test func aGuardIsNotAskedAfterItsOwnerIsGone() {
    var owner: Box<Void>? = Box(())
    bench.router.addGuard { _ in .block("closed") }.tied(to: owner!)
    #expect(bench.router.push(.a).currentOutcome == .blocked("closed"))
    owner = nil
    #expect(bench.router.push(.a).currentOutcome == .completed)
  }

  @Test func anObjectionEndsWithItsOwner() {
    bench.router.push(.a)
    var owner: Box<Void>? = Box(())
    bench.screen(.a).onLeave { _ in .stay("unsaved") }.tied(to: owner!)
    #expect(!bench.router.host.mayLeave(bench.entry(.a)))
    #expect(bench.router.pop().currentOutcome == .blocked("unsaved"))
    owner = nil
    #expect(bench.router.host.mayLeave(bench.entry(.a)))
    #expect(bench.router.pop().currentOutcome == .completed)
  }

  @Test func oneThatIsTakenAwayWhileAllAreToldHearsNothingMore() {
    var second: Registration?
    var heard = 0
    bench.router.didNavigate { _ in second?.cancel() }
    second = bench.router.didNavigate { _ in heard += 1 }
    bench.router.push(.a)
    bench.router.push(.b)
    #expect(heard == 0)
  }

  @Test func anObserverThatIsTakenAwayHearsNoMore() {
    let bench = Bench(.home)
    let heard = Box(0)
    let observation = bench.router.onEvent { _ in heard.value += 1 }
    let other = Box(0)
    bench.router.onEvent { _ in other.value += 1 }
    bench.router.push(.a)
    let count = heard.value
    #expect(count > 0)
    observation.cancel()
    observation.cancel()
    bench.router.push(.b)
    #expect(heard.value == count)
    #expect(other.value > count)
  }
}
