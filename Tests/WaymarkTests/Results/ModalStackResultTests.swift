import Testing
import Waymark
import WaymarkTesting

/// A modal that comes with several screens returns what its first one does.
@MainActor @Suite("Results of modals with a whole stack")
struct ModalStackResultTests {
  private let bench = Bench(.home, .a)
  private var modal: Modal<Place> { Modal(.sheet, [.m, .n]) }

  /// Takes the upper screen away, and has the first one return something.
  private func isReturned(from navigation: Navigation) async throws -> Bool {
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.router.pop()
    bench.screen(.m).close(returning: 7)
    return try await result.value == 7
  }

  @Test func theFirstScreenReturnsIt() async throws {
    #expect(try await isReturned(from: bench.router.present(modal)))
  }

  @Test func soItDoesWhereTheUserActsWhileAGuardThinks() async throws {
    let gate = GuardGate()
    let registration = bench.router.addGuard { _ in await gate.wait() }
    let navigation = bench.router.present(modal)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.router.isSettled }
    registration.cancel()
    #expect(bench.shown == "[home] {m n}")
    #expect(try await isReturned(from: navigation))
  }

  @Test func whatIsNoModalReturnsWhatItsLastScreenDoesAfterADetourToo() async throws {
    let registration = bench.router.addGuard { proposal in
      if case .setStack? = proposal.intent.editKind { return .detour(to: .push(.signIn)) }
      return .allow
    }
    let navigation = bench.router.setStack([.home, .m, .n])
    registration.cancel()
    bench.screen(.signIn).finishDetour()
    #expect(bench.shown == "[home m n]")
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.screen(.n).close(returning: 7)
    #expect(try await result.value == 7)
  }

  @Test func soItDoesAfterADetour() async throws {
    let registration = bench.router.addGuard { proposal in
      if case .present = proposal.intent { return .detour(to: .push(.signIn)) }
      return .allow
    }
    let navigation = bench.router.present(modal)
    #expect(bench.shown == "[home a signIn]")
    registration.cancel()
    bench.screen(.signIn).finishDetour()
    #expect(bench.shown == "[home a] {m n}")
    #expect(try await isReturned(from: navigation))
  }
}
