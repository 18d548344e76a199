import Testing
import Waymark
import WaymarkTesting

/// Tabs that come and go while the router is at work.
@MainActor @Suite("Inserting and removing tabs")
struct TabEditTests {
  private let bench = Bench(
    RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search, [.search, .b]), RouteTab(.c)))

  @Test func aTabComesAndWhatIsThereStays() {
    let screens = [bench.entry(.home), bench.entry(.a), bench.entry(.search), bench.entry(.b)]
    bench.noteLife()
    let isChanged = Box(false)
    bench.router.edit { isChanged.value = $0.insertTab(RouteTab(.d, [.d, .o]), at: 1) }
    #expect(isChanged.value)
    #expect(bench.shown == "(home*: [home a] | d: [d o] | search: [search b] | c: [c])")
    #expect(screens == [bench.entry(.home), bench.entry(.a), bench.entry(.search), bench.entry(.b)])
    #expect(bench.life == ["d created", "o created"])
  }

  @Test func theSelectedTabGoesAndTheNearestIsSeen() {
    bench.router.select(.search)
    let below = bench.entry(.home)
    bench.router.edit { $0.removeTab(.search) }
    #expect(bench.shown == "(home: [home a] | c*: [c])")
    bench.router.edit { $0.removeTab(.c) }
    #expect(bench.shown == "(home*: [home a])")
    #expect(bench.entry(.home) == below)
    #expect(bench.router.edit { $0.removeTab(.home) }.currentOutcome == .unchanged, "it is the last one")
  }

  @Test func whatIsRefusedIsUnchanged() {
    #expect(bench.router.edit { $0.insertTab(RouteTab(.c)) }.currentOutcome == .unchanged)
    #expect(bench.router.edit { $0.insertTab(RouteTab(.d), at: 7) }.currentOutcome == .unchanged)
    #expect(
      bench.router.edit { $0.insertTab(RouteTab(.d), in: BranchPath(layer: 1)) }.currentOutcome
        == .unchanged)
    #expect(bench.router.edit { $0.removeTab(.d) }.currentOutcome == .unchanged)
    #expect(bench.host.log.isEmpty)
  }

  @Test func aModalKeepsItsScreensUnlessItsFirstTabIsAnother() {
    let tabs = Modal<Place>(.sheet, .tabs(RouteTabs(RouteTab(.a), RouteTab(.b))))
    let bench = Bench(.home)
    bench.router.present(tabs)
    let layer = BranchPath(layer: 1)
    let first = bench.entry(.a)
    let second = bench.entry(.b)
    bench.router.edit { $0.insertTab(RouteTab(.c), in: layer) }
    #expect(bench.shown == "[home] {(a*: [a] | b: [b] | c: [c])}")
    #expect(bench.entry(.a) == first)
    bench.router.edit { $0.removeTab(.a, in: layer) }
    #expect(bench.shown == "[home] {(b*: [b] | c: [c])}")
    #expect(bench.entry(.b) != second, "it is another modal, which comes with screens of its own")
  }

  @Test func screensOfATabThatGoesAreAskedAndEnd() {
    bench.router.edit { $0.select(.search) }
    let screen = bench.screen(.b)
    var asked = 0
    let objection = screen.onLeave { _ in
      asked += 1
      return .stay("not saved")
    }
    let refused = bench.router.edit { $0.removeTab(.search) }
    #expect(refused.currentOutcome == .blocked("not saved"))
    #expect(asked == 1)
    objection.cancel()
    bench.router.edit { $0.removeTab(.search) }
    #expect(screen.phase == .removed)
    #expect(bench.screen(.c).phase == .appeared, "the tab newly selected is seen")
  }

  @Test func theScreensOfTabsThatStayAreNotAsked() {
    bench.screen(.home).onLeave(.all) { _ in .stay("asked") }
    bench.screen(.a).onLeave(.all) { _ in .stay("asked") }
    #expect(bench.router.edit { $0.insertTab(RouteTab(.d), at: 0) }.currentOutcome == .completed)
    #expect(bench.router.edit { $0.removeTab(.search) }.currentOutcome == .completed)
  }

  @Test func aTabThatTheUserPicksMeanwhileIsFoundByItsKey() {
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search), RouteTab(.c)), answering: .later)
    bench.router.edit { $0.insertTab(RouteTab(.d), at: 0) }
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(d: [d] | home: [home] | search*: [search] | c: [c])")
  }

  @Test func aTabThatGoesWhileTheUserPicksItIsGone() {
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search), RouteTab(.c)), answering: .later)
    bench.router.edit { $0.removeTab(.search) }
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(home*: [home] | c: [c])")
  }

  @Test func severalChangesAreOneNavigation() {
    bench.router.edit { tree in
      tree.insertTab(RouteTab(.d))
      tree.select(.d)
      tree.push(.o)
      tree.removeTab(.home)
    }
    #expect(bench.shown == "(search: [search b] | c: [c] | d*: [d o])")
    #expect(bench.host.log.count == 1)
  }
}
