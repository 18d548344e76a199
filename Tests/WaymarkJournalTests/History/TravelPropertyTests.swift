import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// Random navigations, users, hosts that fail and travels: now is there again when the router comes back, and what is on the screen
/// is what the router says.
@MainActor @Suite("Travelling at random")
struct TravelPropertyTests {
  @Test(arguments: Runs.seeds(30))
  func nowComesBack(seed: UInt64) async {
    var random = SplitMix(seed: seed)
    let bench = Bench(.home, answering: [.now, .later, .now].randomElement(using: &random) ?? .now)
    let router = bench.router
    let history = router.keepHistory(limit: 12)
    router.addGuard("sign-in", entering: isPrivate) { _ in
      .detour(to: .present(Modal(.sheet, RouteStack(root: .signIn))))
    }
    var navigations: [Navigation] = []
    var expected: RouteTree<Place>?
    var newest = EntryID(rawValue: 0)
    for _ in 0..<80 {
      let wasTravelling = history.isTravelling
      switch Int.random(in: 0..<12, using: &random) {
      case 0: navigations.append(router.push(.item(Int.random(in: 0..<5, using: &random))))
      case 1: navigations.append(router.pop())
      case 2: navigations.append(router.present(.m))
      case 3: navigations.append(router.dismiss())
      case 4: navigations.append(router.push(.a))
      case 5: navigations.append(router.set(RouteTree(.home)))
      case 6:
        if let shown = router.shown, shown.visibleElement.id != shown.root.root.id {
          bench.host.userCloses(shown.visibleElement.id)
        }
      case 7: bench.host.cancel()
      case 8: bench.host.fail(Trouble())
      case 9: bench.host.acknowledgeAll()
      default:
        bench.host.acknowledgeAll()
        if !wasTravelling { expected = router.tree.routes }
        let moment = history.moments.randomElement(using: &random)?.id ?? 0
        if let travel = history.go(to: moment) { navigations.append(travel) }
        bench.host.acknowledgeAll()
        #expect(router.shown == history.tree(at: history.current.id), "seed \(seed)")
        if Bool.random(using: &random) {
          if let back = history.backToNow() { navigations.append(back) }
          bench.host.acknowledgeAll()
          #expect(
            !history.isTravelling && router.tree.routes == expected && router.shown == router.tree,
            "seed \(seed)")
        }
      }
      #expect(history.isTravelling || history.tree(at: history.now.id) == router.tree, "seed \(seed)")
      router.tree.forEachElement { newest = max(newest, $0.id) }
    }
    bench.host.acknowledgeAll()
    history.backToNow()
    router.set(RouteTree(.home))
    bench.host.acknowledgeAll()
    for navigation in navigations {
      #expect(navigation.currentOutcome != nil, "seed \(seed): \(navigation.id)")
    }
    #expect(router.isSettled && bench.displayed == bench.tree, "seed \(seed)")
    router.push(.b)
    bench.host.acknowledgeAll()
    #expect(bench.entry(.b) > newest, "seed \(seed)")
  }
}

private func isPrivate(_ place: Place) -> Bool { place == .a }
