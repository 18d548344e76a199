import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What was on the screen is not told otherwise afterwards")
struct ScreenTruthTests {
  private let bench = Bench(.home)

  init() { bench.host.answer = .later }

  /// A navigation that is on the screen while the host presents something else.
  private func pushBelowAModal() -> Navigation {
    bench.router.update(bench.entry(.home), to: .item(1))
    let push = bench.router.push(.a)
    bench.router.present(.m)
    bench.host.acknowledge()
    bench.host.acknowledge()
    #expect(bench.shown == "[1 a]")
    return push
  }

  @Test func aRouteThatIsUpdatedTwiceWhileItComesWasShownAsItCame() {
    let push = bench.router.push(.item(1))
    let id = bench.entry(.item(1))
    bench.router.update(id, to: .item(2))
    bench.router.update(id, to: .item(3))
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home 3]")
  }

  @Test func aScreenThatTheUserClosesWasThereThoughANewerNavigationTakesItBack() {
    let push = pushBelowAModal()
    let id = bench.entry(.a)
    bench.router.set(RouteTree(.item(1)))
    bench.host.userCloses(id)
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[1]")
  }

  @Test func aNavigationThatHasArrivedDoesNotFailWithTheNextOne() {
    let push = pushBelowAModal()
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(push.currentOutcome == .completed)
    #expect(bench.tree == "[1 a]")
    #expect(bench.shown == "[1 a]")
  }

  @Test func anotherHostShowsWhatTheOneBeforeHadShownAsDone() {
    let push = pushBelowAModal()
    bench.router.set(RouteTree(.item(1)))
    let other = RecordingHost<Place>(answering: .now)
    other.attach(to: bench.router)
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[1]")
  }

  @Test func aTabThatIsSelectedInAModalIsSelectedInTheModalThatTakesItsPlace() {
    func tabs(_ selectedKey: Place) -> Modal<Place> {
      let tabs = [Place.a, .b].map { RouteTab($0, .stack([$0])) }
      return Modal(
        .sheet,
        RouteTabs(checking: tabs, selectedKey: selectedKey).map(Container.tabs)
          ?? .stack([selectedKey]))
    }
    bench.host.answer = .now
    bench.router.present(tabs(.a))
    bench.host.answer = .later
    bench.router.push(.c)
    let select = bench.router.select(.b)
    let edit = bench.router.edit { editor in
      editor.dismiss()
      editor.present(tabs(.b))
    }
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(select.currentOutcome == .completed)
    #expect(edit.currentOutcome == .completed)
  }

  @Test func whatWasOnTheScreenBeforeAnotherTookItBackHasArrived() {
    let bench = Bench(RouteTree(.home), answering: .later)
    bench.router.present(.m)
    let wanted = bench.router.present(.n)
    bench.host.acknowledge()
    bench.router.set(RouteTree(.stack([.home]), modals: [Modal(.sheet, [.o]), Modal(.sheet, [.n])]))
    bench.host.acknowledge()
    #expect(bench.shown == "[home] {m} {n}")
    // To exchange what is below it, the host takes it away too for a while, and then it is not wanted any more.
    bench.host.acknowledge()
    #expect(bench.shown == "[home]")
    bench.router.dismissAll()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(wanted.currentOutcome == .completed)
  }

  @Test func tabsThatComeAreThereWhicheverIsSelectedInTheEnd() {
    let bench = Bench(.home, answering: .later)
    // While the host is at something else, so that the tab is never selected on the screen.
    bench.router.push(.c)
    let set = bench.router.set(RouteTree(tabs: RouteTab(.a), RouteTab(.b), selectedKey: .b))
    let select = bench.router.select(.a)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(a*: [a] | b: [b])")
    #expect(set.currentOutcome == .completed)
    #expect(select.currentOutcome == .completed)
  }
}
