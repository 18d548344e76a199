import Testing
import Waymark
import WaymarkTesting

/// The wishes of a store while the router is at work or a guard thinks.
@MainActor @Suite("Wishes of stores")
struct StoreWishTests {
  @Test func whileAGuardThinksTheStoreIsToldNothingElse() async {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    let store = PlainStore(.home, .a)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .b ? await gate.wait() : .allow }
    store.want(.home, .b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    #expect(store.sent.isEmpty)
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    await Task.yieldRepeatedly { bench.router.isSettled }
    #expect(bench.tree == "[home b]")
    #expect(store.description == "[home b]")
    #expect(store.sent.isEmpty)
    binding.cancel()
  }

  @Test(arguments: [false, true])
  func whatAGuardRefusesIsTakenBackInTheStoreOnTheSameTurn(isAsynchronous: Bool) async {
    let bench = Bench(.home)
    let gate = GuardGate()
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    if isAsynchronous {
      bench.router.addGuard { _ in await gate.wait() }
    } else {
      bench.router.addGuard { _ in .block("no") }
    }
    store.want(.home, .a)
    if isAsynchronous {
      await Task.yieldRepeatedly { gate.count == 1 }
      #expect(store.description == "[home a]")
      gate.open(.block("no"))
      await Task.yieldRepeatedly { bench.router.isSettled }
    }
    #expect(store.description == "[home]")
    #expect(store.sent == ["[home]"])
    binding.cancel()
  }

  @Test func aNewerWishWhileAGuardThinksTakesThePlaceOfTheOlder() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .a ? await gate.wait() : .allow }
    store.want(.home, .a)
    await Task.yieldRepeatedly { gate.count == 1 }
    store.want(.home, .b)
    gate.open(.allow)
    await Task.yieldRepeatedly(20)
    #expect(bench.tree == "[home b]")
    #expect(store.description == "[home b]")
    #expect(store.sent.isEmpty)
    binding.cancel()
  }
}
