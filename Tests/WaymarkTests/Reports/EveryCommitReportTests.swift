import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Every commit is shown, whatever the user does meanwhile")
struct EveryCommitReportTests {
  @Test func whatIsPresentedAfterTheUserHasClosedAModalIsShown() {
    let bench = Bench(.home, policy: .everyCommit)
    bench.router.present(.m)
    bench.host.answer = .later
    bench.router.push(.a)
    bench.host.fail(Trouble())
    bench.host.userCloses(bench.entry(.m))
    let present = bench.router.present(.n)
    bench.host.acknowledgeAll()
    #expect(present.currentOutcome == .completed)
    #expect(bench.shown == "[home] {n}")
  }

  @Test func anUpdateThatTheUserTookAwayIsNotSaidToHaveBeenShown() {
    let bench = Bench(.home, policy: .everyCommit)
    bench.router.present(.m)
    bench.host.answer = .later
    bench.router.push(.a)
    let push = bench.router.push(.item(1))
    let update = bench.router.update(bench.entry(.item(1)), to: .item(2))
    bench.router.update(bench.entry(.item(2)), to: .item(3))
    bench.host.userCloses(bench.entry(.m))
    bench.host.acknowledgeAll()
    for navigation in [push, update] {
      guard case .superseded? = navigation.currentOutcome else {
        Issue.record("\(navigation.currentOutcome as Any)")
        continue
      }
    }
    #expect(bench.shown == "[home]")
  }
}
