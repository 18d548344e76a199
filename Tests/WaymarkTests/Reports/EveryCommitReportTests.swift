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

  @Test func whatWasAllShownBeforeTheUserTookSomeOfItAwayHasArrived() {
    let bench = Bench(RouteTree(tabs: RouteTab(.a), RouteTab(.b), RouteTab(.c)), policy: .everyCommit)
    bench.host.answer = .later
    bench.router.push(.o)
    let set = bench.router.set(
      RouteTree(
        tabs: RouteTab(.d), RouteTab(key: .e, container: .stack([.e, .item(1)])), RouteTab(.c),
        selectedKey: .e))
    bench.router.update(bench.entry(.item(1)), to: .item(2))
    bench.host.acknowledge()
    // While everything is exchanged the user picks another tab, so that one more step has to follow.
    bench.host.userSelects(ContainerPath.root.appending(branch: 2))
    bench.host.acknowledge()
    bench.host.userCloses(bench.entry(.item(2)))
    bench.host.acknowledgeAll()
    #expect(set.currentOutcome == .completed)
    #expect(bench.router.shown == bench.router.tree)
  }

  @Test func eachIsOneStepFromWhatTheUserHasLeftOnTheScreen() throws {
    let bench = Bench(.home, .a, .b, policy: .everyCommit)
    bench.host.answer = .later
    let first = bench.router.present(.m)
    let all = [
      bench.router.push(.c), bench.router.push(.d), bench.router.pop(), bench.router.present(.n),
      bench.router.dismiss(), bench.router.replaceTop(with: .e),
    ]
    bench.host.userCloses(bench.entry(.b))
    bench.host.userCloses(bench.entry(.a))
    bench.host.acknowledgeAll()
    try bench.host.expectSteps(
      "present {m}", "push c in modal 1", "push d in modal 1", "pop d in modal 1", "present {n}",
      "dismiss {n}", "swap c -> e above 1 in modal 1")
    #expect(first.currentOutcome == .completed)
    #expect(all.allSatisfy { $0.currentOutcome == .completed })
    #expect(bench.shown == "[home] {m e}")
    #expect(bench.router.shown == bench.router.tree)
  }

  @Test func aReportBetweenTwoOfThemIsTakenOverByTheRest() {
    let bench = Bench(.home, .a, .b, policy: .everyCommit)
    bench.host.answer = .later
    bench.router.present(.m)
    let all = [bench.router.push(.c), bench.router.push(.d), bench.router.push(.e)]
    bench.host.userCloses(bench.entry(.b))
    bench.host.acknowledge()
    bench.host.acknowledge()
    #expect(bench.shown == "[home a] {m c}")
    bench.host.userCloses(bench.entry(.a))
    bench.host.userCloses(bench.entry(.c))
    bench.host.acknowledgeAll()
    #expect(all[0].currentOutcome == .completed)
    #expect(bench.shown == bench.tree)
    #expect(bench.router.isSettled)
  }

  @Test func whatTheUserDoesLaterStillCountsWhenWhatWasDoneFirstIsShown() throws {
    let bench = Bench(.home, .a, .b, policy: .everyCommit)
    bench.host.answer = .later
    bench.router.present(.m)
    bench.host.userCloses(bench.entry(.b))
    bench.router.dismiss()
    let push = bench.router.push(.c)
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.tree == "[home c]")
    bench.host.acknowledgeAll()
    try bench.host.expectSteps("present {m}", "dismiss {m}", "push c")
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home c]")
  }

  @Test func aStackThatWouldLoseAllKeepsWhatIsOnTheScreen() throws {
    let bench = Bench(.home, .a, policy: .everyCommit)
    let home = bench.entry(.home)
    bench.host.answer = .later
    bench.router.present(.m)
    bench.router.edit { $0.remove(home) }
    #expect(bench.tree == "[a] {m}")
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.tree == "[home] {m}")
    bench.host.acknowledgeAll()
    try bench.host.expectSteps("present {m}")
    #expect(bench.shown == "[home] {m}")
    #expect(bench.router.isSettled)
  }

  @Test func whatWasAskedForAfterAnEditIsShownAfterAllOfTheEdit() {
    let bench = Bench(.home, .a, .b, policy: .everyCommit)
    bench.host.answer = .later
    bench.router.present(.m)
    bench.router.edit { tree in
      tree.push(.c)
      tree.push(.d)
    }
    bench.router.setStack([.m, .e, .c, .d])
    bench.host.userCloses(bench.entry(.b))
    bench.host.clearRequests()
    bench.host.acknowledgeAll()
    #expect(bench.host.log.count == 2)
    #expect(bench.host.log.first == "push c d in modal 1")
    #expect(bench.shown == "[home a] {m e c d}")
  }

  @Test func whatComesIntoATabThatTheUserHasLeftIsNotSeen() throws {
    let tabs = RouteTree(tabs: RouteTab(Place.home), RouteTab(.search))
    let bench = Bench(tabs, answering: .later, policy: .everyCommit)
    let all = [bench.router.push(.a), bench.router.push(.b)]
    bench.host.userSelects(ContainerPath.root.appending(branch: 1))
    bench.host.acknowledgeAll()
    #expect(bench.host.steps.map(\.isVisible) == [true, false])
    #expect(bench.host.steps.map(\.isAnimated) == [true, false])
    #expect(all.allSatisfy { $0.currentOutcome == .completed })
    #expect(bench.shown == "(home: [home a b] | search*: [search])")
  }

  @Test func whatTheUserClosesInATabBelowAModalIsLeftOutOfWhatIsShownOnIt() throws {
    let tabs = RouteTabs<Place>(
      RouteTab(key: .home, container: .stack([.home, .a, .b])),
      RouteTab(key: .search, container: .stack([.search])))
    let bench = Bench(RouteTree(.tabs(tabs)), answering: .later, policy: .everyCommit)
    bench.router.present(.m)
    let edit = bench.router.edit { tree in
      tree.push(.c)
      tree.push(.d)
    }
    bench.host.userCloses(bench.entry(.b))
    bench.host.acknowledgeAll()
    #expect(bench.host.log == ["present {m}", "push c d in modal 1"])
    #expect(edit.currentOutcome == .completed)
    #expect(bench.shown == "(home*: [home a] | search: [search]) {m c d}")
    #expect(bench.shown == bench.tree)
  }
}
