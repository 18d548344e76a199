import Testing
import Waymark
import WaymarkTesting

/// Registrations that end with an object.
@MainActor @Suite("Registrations tied to objects")
struct TiedRegistrationTests {
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

  @Test func whatAClosureHoldsIsLetGoOfWhenItWouldBeCalledNext() {
    var owner: Box<Void>? = Box(())
    weak var held: Box<Int>?
    do {
      let made = Box(1)
      held = made
      bench.router.didNavigate { _ in made.value += 1 }.tied(to: owner!)
    }
    bench.router.push(.a)
    #expect(held?.value == 2)
    owner = nil
    bench.router.push(.b)
    #expect(held == nil)
  }

  @Test func aSecondOwnerTakesThePlaceOfTheFirst() {
    var first: Box<Void>? = Box(())
    let second = Box(())
    let count = Box(0)
    bench.router.didNavigate { _ in count.value += 1 }.tied(to: first!).tied(to: second)
    first = nil
    bench.router.push(.a)
    #expect(count.value == 1)
    withExtendedLifetime(second) {}
  }

  @Test func cancellingTwiceEndsNothingElse() {
    let count = Box(0)
    let first = bench.router.addGuard { _ in .block("closed") }
    bench.router.addGuard { _ in
      count.value += 1
      return .allow
    }
    first.cancel()
    first.cancel()
    bench.router.push(.a)
    #expect(count.value == 1)
  }
}
