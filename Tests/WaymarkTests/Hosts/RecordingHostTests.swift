import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The recording host's screens")
struct RecordingHostTests {
  private func names(_ bench: Bench) -> [String] {
    bench.host.screens.values.map { "\($0.route)" }.sorted()
  }

  @Test func theScreenOfAStepUnderWayStaysWhenTheUserClosesWhatIsBelow() {
    let bench = Bench(.home, .a, answering: .later)
    bench.router.present(.m)
    let screen = bench.host.screens.values.first { $0.route == .m }
    #expect(screen != nil)
    bench.host.userCloses(bench.entry(.a))
    #expect(names(bench) == ["home", "m"])
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home] {m}")
    #expect(names(bench) == ["home", "m"])
    #expect(screen?.phase == .appeared)
    #expect(bench.host.screens.values.contains { $0 === screen })
  }

  @Test func theScreensOfARebuildUnderWayStay() {
    let bench = Bench(.home, .a, answering: .later)
    bench.router.present(.m)
    bench.host.fail(Trouble())
    bench.host.userCloses(bench.entry(.a))
    #expect(names(bench) == ["home", "m"])
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home] {m}")
    #expect(names(bench) == ["home", "m"])
  }

  @Test func whatTheUserClosesWhileItComesIsGone() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    #expect(names(bench) == ["a", "home"])
    bench.host.userCloses(bench.entry(.a))
    #expect(names(bench) == ["home"])
    bench.host.acknowledgeAll()
    #expect(names(bench) == ["home"])
    #expect(bench.displayed == "[home]")
  }

  @Test func whatNobodyWaitsForIsGoneWithTheNextAnswer() {
    let bench = Bench(.home)
    bench.host.script = [.never]
    bench.router.push(.a)
    #expect(names(bench) == ["a", "home"])
    bench.router.pop()
    bench.clock.advance(by: .seconds(3))
    #expect(bench.shown == "[home]")
    #expect(names(bench) == ["home"])
  }

  @Test func aUserWhoClosesWhileAScreenIsMadeLosesNoOther() {
    let bench = Bench(.home, .a)
    var isClosed = false
    bench.host.makeScreen = { context in
      guard !isClosed else { return }
      isClosed = true
      bench.host.userCloses(bench.entry(.a))
    }
    bench.router.present(.m)
    #expect(bench.displayed == "[home] {m}")
    #expect(names(bench) == ["home", "m"])
  }
}
