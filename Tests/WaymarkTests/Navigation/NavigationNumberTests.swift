import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Numbers of navigations")
struct NavigationNumberTests {
  @Test func navigationsAndWhatTheUserDoesAreCountedFromOne() {
    let bench = Bench(.home)
    let first = bench.router.push(.a).id
    bench.noteEvents()
    bench.host.userCloses(bench.entry(.a))
    let third = bench.router.push(.b).id
    #expect(first.rawValue == 1)
    #expect(bench.events.first?.navigationID.description == "#2")
    #expect(third.rawValue == 3)
  }

  @Test func theOlderIsTheLess() {
    let bench = Bench(.home)
    let (older, newer) = (bench.router.push(.a).id, bench.router.push(.b).id)
    #expect(older < newer)
    #expect(!(newer < older))
    #expect(!(older < older))
    #expect([newer, older].sorted() == [older, newer])
  }
}
