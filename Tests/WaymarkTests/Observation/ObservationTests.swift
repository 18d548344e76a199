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

  @Test func whatChangesNothingTellsNobody() {
    let bench = Bench(.home)
    let tree = track { _ = bench.router.tree }
    bench.router.pop()
    #expect(tree.value == 0)
  }
}
