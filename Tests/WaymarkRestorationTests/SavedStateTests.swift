import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("What screens keep with their entries")
struct SavedStateTests {
  private let format = SnapshotFormat<Spot>()

  private func restarted(_ bench: SpotBench) throws -> SpotBench {
    let next = SpotBench()
    next.router.restore(
      format.read(try format.write(bench.router.snapshot), default: RouteTree(.home)).snapshot)
    next.host.attach(to: next.router)
    return next
  }

  private func makeBench(_ tree: RouteTree<Spot>) -> SpotBench {
    let bench = SpotBench(tree)
    bench.host.attach(to: bench.router)
    return bench
  }

  @Test func valuesAreThereAfterARestart() throws {
    let first = makeBench(
      RouteTree(
        .tabs(RouteTabs(RouteTab(.home, [.home, .list]), RouteTab(.search, [.search, .item(id: 2)]))),
        modals: [Modal(.sheet, [.note(title: "n")])]))
    first.screen(.note(title: "n")).saved["draft"] = "Dear \u{1F98A}\n\"you\""
    first.screen(.item(id: 2)).saved["offset"] = 17
    first.screen(.list).saved["marks"] = [1.5, 2]
    let second = try restarted(first)
    #expect(second.screen(.note(title: "n")).saved["draft"] == "Dear \u{1F98A}\n\"you\"")
    #expect(second.screen(.item(id: 2)).saved["offset"] == 17)
    #expect(second.screen(.list).saved["marks"] == [1.5, 2])
    #expect(second.router.snapshot.saved.count == 3)
    // Values that no screen has asked for are kept all the same.
    let third = try restarted(try restarted(second))
    #expect(third.screen(.item(id: 2)).saved["offset"] == 17)
  }

  @Test func valuesStayWhenTheRouteIsUpdated() throws {
    let bench = makeBench(RouteTree(.home, .item(id: 1)))
    let screen = bench.screen(.item(id: 1))
    screen.saved["draft"] = "kept"
    screen.update(to: .item(id: 2))
    #expect(screen.saved["draft"] == "kept")
    let next = try restarted(bench)
    #expect(next.screen(.item(id: 2)).saved["draft"] == "kept")
    #expect(next.shown == "[home 2]")
  }

  @Test func valuesBelongToTheEntryAndGoWithIt() throws {
    let bench = makeBench(RouteTree(.home, .item(id: 1), .item(id: 1)))
    let screen = bench.screen(.item(id: 1))
    screen.saved["draft"] = "gone"
    let next = try restarted(bench)
    let entries = next.router.tree.stack(at: .root)?.elements ?? []
    #expect(
      entries.map { next.router.host.context(for: $0).saved["draft"] } == [nil, nil, "gone"] as [String?])
    bench.router.pop()
    screen.saved["draft"] = "too late"
    #expect(screen.saved["draft"] == String?.none)
    bench.router.push(.item(id: 1))
    #expect(bench.screen(.item(id: 1)).saved["draft"] == String?.none)
    #expect(bench.router.snapshot.saved.isEmpty)
  }

  @Test func aValueCanBeTakenAway() {
    let bench = makeBench(RouteTree(.home, .list))
    let saved = bench.screen(.list).saved
    bench.screen(.home).saved["draft"] = 1
    for name in ["draft", "marks"] { saved[name] = 2 }
    saved.remove("marks")
    #expect(saved["marks"] == Int?.none)
    saved["draft"] = Int?.none
    #expect(saved["draft"] == Int?.none)
    saved["draft", default: 0] += 5
    #expect(saved["draft", default: 0] == 5)
    #expect(bench.screen(.home).saved["draft"] == 1)
  }

  @Test func aValueOfAnotherTypeIsNone() throws {
    let bench = makeBench(RouteTree(.home))
    bench.screen(.home).saved["count"] = 3
    for bench in [bench, try restarted(bench)] {
      #expect(bench.screen(.home).saved["count"] == String?.none)
      #expect(bench.screen(.home).saved["count", default: "none"] == "none")
    }
  }

  @Test func aScreenThatIsThereKeepsWhatItHasSince() {
    let bench = makeBench(RouteTree(.home))
    bench.screen(.home).saved["draft"] = "newer"
    let position = ElementPosition(path: .root, index: 0)
    let saved = [position: ["draft": SavedValue("older"), "offset": SavedValue(4)]]
    bench.router.restore(Snapshot(RouteTree(.home), saved: saved))
    #expect(bench.screen(.home).saved["draft"] == "newer")
    #expect(bench.screen(.home).saved["offset"] == 4)
  }

  @Test func aSnapshotIsRestoredWithoutAnimationUnlessToldOtherwise() {
    let bench = makeBench(RouteTree(.home))
    bench.host.clearRequests()
    bench.router.restore(Snapshot(RouteTree(.home, .list)))
    bench.router.restore(Snapshot(RouteTree(.home, .search)), options: .standard)
    #expect(bench.host.steps.map(\.isAnimated) == [false, true])
  }
}
