import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Outcomes are true of what was shown")
struct FateTests {
  @Test func anUpdateThatNeverWasOnTheScreenIsSuperseded() {
    let bench = Bench(.home, .item(0))
    let id = bench.entry(.item(0))
    bench.host.answer = .later
    let push = bench.router.push(.a)
    let first = bench.router.update(id, to: .item(1))
    let second = bench.router.update(id, to: .item(2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home 2 a]")
  }

  @Test func anUpdateOfWhatWasTakenOutBeforeItWasShownIsSuperseded() {
    let bench = Bench(.home, .item(0))
    bench.host.answer = .later
    bench.router.push(.a)
    let update = bench.router.update(bench.entry(.item(0)), to: .item(1))
    let back = bench.router.popToRoot()
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(update.currentOutcome == .superseded(by: back.id))
    #expect(bench.shown == "[home]")
  }

  @Test func aPushOntoAModalThatTheUserClosesIsSuperseded() {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.host.answer = .later
    bench.router.update(bench.entry(.home), to: .item(1))
    let push = bench.router.push(.a)
    bench.host.userCloses(bench.entry(.m))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    guard case .superseded? = push.currentOutcome else {
      Issue.record("\(push.currentOutcome as Any)")
      return
    }
    #expect(bench.shown == "[1]")
  }

  @Test func aPushWhoseRouteWasUpdatedBeforeItWasShownIsCompleted() {
    let bench = Bench(.home)
    bench.host.answer = .later
    bench.router.push(.a)
    let push = bench.router.push(.item(1))
    let update = bench.router.update(bench.entry(.item(1)), to: .item(2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(update.currentOutcome == .completed)
  }

  @Test func whatIsTakenBackWhileItIsBeingShownWasShown() {
    let bench = Bench(.home)
    bench.host.answer = .later
    let push = bench.router.push(.a)
    let pop = bench.router.pop()
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(pop.currentOutcome == .completed)
    #expect(bench.host.log == ["push a", "pop a"])
  }

  @Test func anUpdateThatIsTakenBackBeforeTheScreenHasComeToRestIsSuperseded() {
    let bench = Bench(.home)
    let id = bench.entry(.home)
    bench.host.answer = .later
    let first = bench.router.update(id, to: .item(1))
    let second = bench.router.update(id, to: .item(2))
    bench.host.acknowledgeAll()
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(second.currentOutcome == .completed)
  }

  @Test func whatIsTakenBackBeforeItsTurnIsSupersededByWhoDidIt() {
    let bench = Bench(.home)
    bench.host.answer = .later
    bench.router.push(.a)
    let push = bench.router.push(.b)
    let pop = bench.router.pop()
    let last = bench.router.push(.c)
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .superseded(by: pop.id))
    #expect(last.currentOutcome == .completed)
    #expect(bench.shown == "[home a c]")
  }

  @Test func tabsThatWereSelectedOneAfterTheOther() {
    let inner = RouteTabs<Place>(
      RouteTab(.c, .stack([.c])), RouteTab(.d, .stack([.d])))
    let bench = Bench(
      RouteTree(
        .tabs(
          RouteTabs(
            RouteTab(.a, .stack([.a])), RouteTab(.b, .tabs(inner))))))
    bench.host.answer = .later
    bench.router.push(.home)
    let away = bench.router.select(.b)
    let deeper = bench.router.select(.d)
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(away.currentOutcome == .completed)
    #expect(deeper.currentOutcome == .completed)
    bench.host.answer = .later
    bench.router.push(.home)
    let back = bench.router.select(.a)
    let again = bench.router.select(.b)
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(back.currentOutcome == .superseded(by: again.id))
    #expect(again.currentOutcome == .completed)
  }

  @Test func anUpdateIsFoundAboveWhatAnEditTakesOut() {
    let bench = Bench(.home, .a, .b, .item(0))
    let id = bench.entry(.item(0))
    bench.host.answer = .later
    bench.router.present(.m)
    let first = bench.router.update(id, to: .item(1))
    let out = bench.entry(.b)
    let second = bench.router.edit { tree in
      tree.remove(out)
      tree.update(id, to: .item(2))
    }
    bench.host.acknowledgeAll()
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home a 2] {m}")
  }

  @Test func whatIsTakenBackWhileItsTreeIsBuiltWasShown() {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let push = router.push(.a)
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    let pop = router.pop()
    host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(pop.currentOutcome == .completed)
    #expect(host.log == ["rebuild [home a]", "pop a"])
  }

  @Test func whatIsTakenBackBeforeAnythingWasShownIsSuperseded() {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let push = router.push(.a)
    RecordingHost<Place>(answering: .later).attach(to: router)
    router.host.detach()
    let pop = router.pop()
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    #expect(push.currentOutcome == .superseded(by: pop.id))
    #expect(pop.currentOutcome == .completed)
    #expect(host.log == ["rebuild [home]"])
  }

  @Test func anUpdateAboveWhatItsEditTakesOutIsTakenBackByANewerOne() {
    let bench = Bench(.home, .a, .b, .item(0))
    let id = bench.entry(.item(0))
    let out = bench.entry(.b)
    bench.host.answer = .later
    bench.router.present(.m)
    let first = bench.router.edit { tree in
      tree.remove(out)
      tree.update(id, to: .item(1))
    }
    let second = bench.router.update(id, to: .item(2))
    bench.host.acknowledgeAll()
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home a 2] {m}")
  }

  @Test func aTabThatNeverCameWasNotShownThoughThoseBesideItWere() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    let first = bench.router.set(RouteTree(tabs: RouteTab(.home), RouteTab(.search), RouteTab(.d)))
    let second = bench.router.set(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    bench.host.fail(Trouble())
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(home*: [home] | search: [search])")
    #expect(first.currentOutcome == .superseded(by: second.id))
  }

  @Test func anEditIsCompletedOnceWhatItBroughtWasSeen() {
    let tabs = RouteTabs<Place>(
      RouteTab(.home, .stack([.home, .a])),
      RouteTab(.search, .stack([.search])))
    let bench = Bench(RouteTree(.tabs(tabs)), answering: .later)
    // Tabs that are not selected come first.
    let edit = bench.router.edit { tree in
      tree.pop()
      tree.push(.c, inTab: .search)
    }
    let back = bench.router.edit { $0.popToRoot(inTab: .search) }
    bench.host.acknowledge()
    #expect(bench.shown == "(home*: [home a] | search: [search c])")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(home*: [home] | search: [search])")
    #expect(edit.currentOutcome == .completed)
    #expect(back.currentOutcome == .completed)
  }
}
