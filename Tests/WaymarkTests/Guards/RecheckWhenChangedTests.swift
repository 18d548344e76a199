import Foundation
import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Asking again when a value has changed")
struct RecheckWhenChangedTests {
  @MainActor
  @Observable
  final class Session {
    var name: String? = "Ada"
    var isSignedIn: Bool { name != nil }
  }

  private let session = Session()
  private let count = Box(0)

  private func makeBench() -> Bench {
    let bench = Bench(.home, .a)
    bench.router.addGuard(entering: \.isA) { [session, count] _ in
      count.value += 1
      return session.isSignedIn ? .allow : .block("signed out")
    }
    return bench
  }

  @Test func signingOutTakesOutWhatIsPrivateOnTheNextTurn() async {
    let bench = makeBench()
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    session.name = nil
    #expect(bench.tree == "[home a]")
    await Task.yieldRepeatedly { bench.tree == "[home]" }
    #expect(bench.tree == "[home]")
  }

  @Test func itGoesOnBeingLookedAt() async {
    let bench = makeBench()
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    for rounds in 1...3 {
      session.name = nil
      await Task.yieldRepeatedly { bench.tree == "[home]" }
      #expect(bench.tree == "[home]", "round \(rounds)")
      session.name = "Bea"
      await Task.yieldRepeatedly()
      bench.router.push(.a)
    }
  }

  @Test func aValueThatIsTheSameAsksNobody() async {
    let bench = makeBench()
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    session.name = "Bea"
    await Task.yieldRepeatedly()
    session.name = nil
    session.name = "Cleo"
    await Task.yieldRepeatedly()
    #expect(count.value == 0)
    #expect(bench.tree == "[home a]")
  }

  @Test func whatWasOpenedInBetweenIsAskedAbout() async {
    let bench = makeBench()
    session.name = nil
    bench.router.set(RouteTree(.home))
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    session.name = "Ada"
    bench.router.push(.a)
    #expect(bench.tree == "[home a]")
    session.name = nil
    await Task.yieldRepeatedly { bench.tree == "[home]" }
    #expect(bench.tree == "[home]")
  }

  /// Observation tells before the change, and the value may be read before it is there.
  @Test(.timeLimit(.minutes(30)), arguments: 1...4)
  func whatIsChangedSlowlyElsewhereIsSeen(readings: Int) async {
    let bench = Bench(.home, .a)
    let slow = SlowlyChanged(readings: readings)
    bench.router.addGuard(entering: \.isA) { _ in slow.isOpen ? .allow : .block("closed") }
    bench.router.recheck(whenChanged: { slow.isOpen })
    let events = bench.router.events()
    await Task.detached { slow.close() }.value
    for await _ in events where bench.tree == "[home]" { break }
    #expect(bench.tree == "[home]")
  }

  @Test func screensMayObject() async {
    let bench = makeBench()
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn }, asksScreens: true)
    bench.noteEvents()
    session.name = nil
    await Task.yieldRepeatedly { bench.eventNames.contains(.finished) }
    #expect(bench.tree == "[home a]")
  }

  @Test func whatIsCancelledIsNotLookedAt() async {
    let bench = makeBench()
    let registration = bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    registration.cancel()
    session.name = nil
    await Task.yieldRepeatedly()
    #expect(bench.tree == "[home a]")
  }

  @Test func itEndsWithWhatItIsTiedTo() async {
    let bench = makeBench()
    var owner: Session? = Session()
    if let owner {
      bench.router.recheck(whenChanged: { [session] in session.isSignedIn }).tied(to: owner)
    }
    owner = nil
    session.name = nil
    await Task.yieldRepeatedly()
    #expect(bench.tree == "[home a]")
  }

  @Test func theRouterIsNotKept() async {
    var bench: Bench? = makeBench()
    weak let router = bench?.router
    bench?.router.recheck(whenChanged: { [session] in session.isSignedIn })
    bench = nil
    await Task.yieldRepeatedly()
    #expect(router == nil)
    session.name = nil
    await Task.yieldRepeatedly()
    #expect(count.value == 0)
  }
}

extension Place {
  fileprivate var isA: Bool { self == .a }
}

/// A value that has been read some times before it is changed, after it is said off the main actor that it will be.
private final class SlowlyChanged: @unchecked Sendable, Observable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private let readings: Int
  /// How many times it is still read as it was; `nil` until it is said that it will be changed.
  private var left: Int?

  init(readings: Int) {
    self.readings = readings
  }

  var isOpen: Bool {
    registrar.access(self, keyPath: \.isOpen)
    return lock.withLock {
      guard let left else { return true }
      self.left = left - 1
      return left > 0
    }
  }

  func close() {
    lock.withLock { left = readings }
    registrar.willSet(self, keyPath: \.isOpen)
  }
}
