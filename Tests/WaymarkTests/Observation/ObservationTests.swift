import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Observation of the tree and of what is shown")
struct ObservationTests {
  private func track(_ read: () -> Void) -> Box<Int> {
    let changes = Box(0)
    withObservationTracking(read) { MainActor.assumeIsolated { changes.value += 1 } }
    return changes
  }

  @Test func readersOfTheTreeAreToldOfACommitAndReadersOfTheScreenOfAnAcknowledgement() {
    let bench = Bench(.home, answering: .later)
    let tree = track { _ = bench.router.tree }
    let shown = track { _ = bench.router.shown }
    bench.router.push(.a)
    #expect(tree.value == 1)
    #expect(shown.value == 0)
    bench.host.acknowledge()
    #expect(tree.value == 1)
    #expect(shown.value == 1)
  }

  @Test func readersOfTheRoomAreToldOfAnotherWidth() {
    let bench = Bench(.home)
    let room = track { _ = bench.router.host.columnsThatFit }
    let tree = track { _ = bench.router.tree }
    bench.router.host.columnsThatFit = 2
    #expect(room.value == 1)
    #expect(tree.value == 0)
  }

  @Test func readersAreToldWhenTheTreeGoesBack() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    bench.host.fail(Trouble())
    let tree = track { _ = bench.router.tree }
    bench.host.fail(Trouble())
    #expect(tree.value == 1)
    #expect(bench.tree == "[home]")
  }

  @Test func readersOfTheScreenAreToldThatThereIsNoneAnyMore() {
    let bench = Bench(.home)
    let shown = track { _ = bench.router.shown }
    bench.router.host.detach()
    #expect(shown.value == 1)
    #expect(bench.router.shown == nil)
  }

  @Test func readersWhoComeLaterAreToldOfTheNextChangeAlone() {
    let bench = Bench(.home, answering: .later)
    let early = track { _ = bench.router.tree }
    let settled = track { _ = bench.router.isSettled }
    bench.router.push(.a)
    let late = track { _ = bench.router.tree }
    bench.host.acknowledge()
    #expect((early.value, late.value, settled.value) == (1, 0, 1))
    bench.router.push(.b)
    #expect((early.value, late.value) == (1, 1))
  }

  @Test func readersOfWhatMayBeLeftAreToldOfObjectionsAndWhatTheyHold() {
    let bench = Bench(.home, .a)
    let below = bench.entry(.a)
    let leaving = { bench.router.host.mayLeave(below) }
    let free = track { _ = leaving() }
    bench.router.push(.b)
    #expect(free.value == 0, "nobody objects")
    bench.screen(.b).onLeave { _ in .stay("no") }
    #expect(free.value == 1)
    let held = track { _ = leaving() }
    bench.host.userCloses(bench.entry(.b))
    #expect(held.value == 1)
    #expect(leaving())
  }

  @Test func whatChangesNothingTellsNobody() {
    let bench = Bench(.home)
    let tree = track { _ = bench.router.tree }
    bench.router.pop()
    #expect(tree.value == 0)
  }
}
