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
    #expect(second.screen(.home).saved.names.isEmpty)
    // What no screen has asked for is kept all the same.
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

  @Test func valuesGoWithTheEntry() {
    let bench = makeBench(RouteTree(.home, .list))
    let screen = bench.screen(.list)
    screen.saved["draft"] = "gone"
    bench.router.pop()
    #expect(screen.saved.names.isEmpty)
    screen.saved["draft"] = "too late"
    #expect(screen.saved.names.isEmpty)
    bench.router.push(.list)
    #expect(bench.screen(.list).saved.names.isEmpty)
    #expect(bench.router.snapshot.saved.isEmpty)
  }

  @Test func twoEntriesOfOneRouteKeepTheirOwn() throws {
    let bench = makeBench(RouteTree(.home, .item(id: 1), .item(id: 1)))
    let entries = bench.router.tree.stack(at: .root)?.elements ?? []
    for entry in entries.dropFirst() {
      bench.router.host.context(for: entry).saved["id"] = Int(entry.id.rawValue)
    }
    let next = try restarted(bench)
    let nextEntries = next.router.tree.stack(at: .root)?.elements ?? []
    let values: [Int?] = nextEntries.map { next.router.host.context(for: $0).saved["id"] }
    #expect(values == [nil, Int(entries[1].id.rawValue), Int(entries[2].id.rawValue)])
  }

  @Test func namesAreInOrderAndAllCanBeTakenAway() {
    let bench = makeBench(RouteTree(.home, .list))
    let saved = bench.screen(.list).saved
    bench.screen(.home).saved["other"] = 1
    for name in ["offset", "draft", "marks"] { saved[name] = 1 }
    #expect(saved.names == ["draft", "marks", "offset"])
    saved.remove("marks")
    #expect(saved.names == ["draft", "offset"])
    saved["draft"] = Int?.none
    #expect(saved.names == ["offset"])
    saved["draft", default: 0] += 5
    #expect(saved["draft", default: 0] == 5)
    saved.removeAll()
    #expect(saved.names == [])
    #expect(bench.screen(.home).saved.names == ["other"])
  }

  @Test func aValueIsThereAsItWasKeptUntilARestart() {
    let bench = makeBench(RouteTree(.home))
    bench.screen(.home).saved["bad"] = UnwritableValue()
    let kept: UnwritableValue? = bench.screen(.home).saved["bad"]
    #expect(kept != nil)
    #expect(bench.screen(.home).saved["bad"] == Int?.none)
  }

  @Test func aValueOfAnotherTypeIsNone() throws {
    let bench = makeBench(RouteTree(.home))
    bench.screen(.home).saved["count"] = 3
    for bench in [bench, try restarted(bench)] {
      #expect(bench.screen(.home).saved["count"] == String?.none)
      #expect(bench.screen(.home).saved["count", default: "none"] == "none")
    }
  }

  @Test func aFeaturesScreenKeepsItsOwnToo() throws {
    let bench = makeBench(RouteTree(.home, .shop(.basket)))
    bench.screen(.shop(.basket)).scoped(Spot.shop).saved["coupon"] = "FOX"
    let next = try restarted(bench)
    let screen = next.screen(.shop(.basket)).scoped(Spot.shop)
    #expect(screen.saved["coupon"] == "FOX")
    screen.saved.remove("coupon")
    #expect(screen.saved.names.isEmpty)
    #expect(next.router.snapshot.saved.isEmpty)
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

  @Test func valuesOfATreeThatAGuardSentElsewhereAreNotTakenOver() {
    let bench = SpotBench()
    bench.router.addGuard { $0.destination.route == .list ? .redirect(to: .push(.search)) : .allow }
    let position = ElementPosition(path: .root, index: 1)
    bench.router.restore(Snapshot(RouteTree(.home, .list), saved: [position: ["draft": SavedValue("x")]]))
    bench.host.attach(to: bench.router)
    #expect(bench.shown == "[home search]")
    #expect(bench.router.snapshot.saved.isEmpty)
  }

  @Test func aDetourBeforeRestoringKeepsWhatWasSaved() {
    let bench = SpotBench()
    let session = Session()
    bench.router.addGuard { proposal in
      session.isSignedIn || proposal.destination.route != .list
        ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    let position = ElementPosition(path: .root, index: 1)
    bench.router.restore(Snapshot(RouteTree(.home, .list), saved: [position: ["draft": SavedValue("x")]]))
    bench.host.attach(to: bench.router)
    #expect(bench.shown.contains("signIn"))
    session.isSignedIn = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home list]")
    #expect(bench.screen(.list).saved["draft"] == "x")
  }

  @Test func aTapWhileGuardsTakeTheirTimeHasPrecedence() async {
    let bench = SpotBench()
    let gate = Gate<Decision<Spot>>()
    bench.router.addGuard(entering: { $0 == .list }, { _ in await gate.wait() })
    let navigation = bench.router.restore(Snapshot(RouteTree(.list)))
    bench.host.attach(to: bench.router)
    await Task.yieldRepeatedly { gate.count == 1 }
    let tap = bench.router.push(.search)
    gate.open(.allow)
    await bench.router.settled()
    #expect(await navigation.outcome == .superseded(by: tap.id))
    #expect(bench.shown == "[home search]")
  }

  @Test func aSnapshotIsRestoredWithoutAnimationUnlessToldOtherwise() {
    let bench = Bench(.home)
    bench.router.restore(Snapshot(RouteTree(.home, .a)))
    bench.router.restore(Snapshot(RouteTree(.home, .b)), options: .standard)
    #expect(bench.host.steps.map(\.isAnimated) == [false, true])
  }
}

@MainActor
private final class Session {
  var isSignedIn = false
}
