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

  @Test func readersOfWhatMayBeLeftAreToldWhenItsScreenComes() {
    let bench = Bench(.home, .a, answering: .later)
    let below = bench.entry(.a)
    bench.router.push(.b)
    bench.screen(.b).onLeave { _ in .stay("no") }
    let before = bench.router.host.mayLeave(below)
    let leaving = track { _ = bench.router.host.mayLeave(below) }
    bench.host.acknowledge()
    #expect(before != bench.router.host.mayLeave(below))
    #expect(leaving.value == 1)
  }

  @Test func aQuestionIsNewsToReadersOfTheHostsTreeAlone() {
    let bench = Bench(.home, .a)
    let question = Question<Place, Bool>(.m)
    bench.screen(.a).onLeave { _ in .ask(question) { $0 == true ? .allow : .stay("no") } }
    let tree = track { _ = bench.router.tree }
    let hosts = track { _ = bench.router.host.tree }
    bench.router.pop()
    #expect((tree.value, hosts.value) == (0, 1))
    bench.screen(.m).answer(question, true)
    #expect(tree.value == 1)
    #expect(bench.tree == "[home]")
  }

  @Test func aDeinitializerMayReadInTheMiddleOfAChange() {
    let bench = Bench(.home, .a)
    let below = bench.screen(.home)
    let settled = track { _ = bench.router.isSettled }
    Draft.onEnd = {
      _ = below.saved["other"] as Int?
      _ = (bench.router.isSettled, bench.router.tree, bench.router.shown, bench.router.snapshot)
    }
    defer { Draft.onEnd = nil }
    bench.router.onEvent { _ in }
    below.saved["other"] = 7
    below.saved["draft"] = Draft()
    below.saved["draft"] = Draft()
    below.saved.remove("draft")
    #expect(below.saved["other"] == 7)
    bench.screen(.a).saved["draft"] = Draft()
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.tree == "[home]")
    #expect(bench.router.tree.description == "[home]")
    #expect(settled.value >= 1)
    #expect(bench.router.isSettled)
  }

  @Test func whatChangesNothingTellsNobody() {
    let bench = Bench(.home)
    let tree = track { _ = bench.router.tree }
    bench.router.pop()
    #expect(tree.value == 0)
  }
}

/// A saved value whose release does something.
private final class Draft: Codable, Sendable {
  @MainActor static var onEnd: (@MainActor () -> Void)?

  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}

  deinit { MainActor.assumeIsolated { Draft.onEnd?() } }
}
