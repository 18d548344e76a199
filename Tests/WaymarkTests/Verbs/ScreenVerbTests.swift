import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Verbs that a screen has as its router does")
struct ScreenVerbTests {
  private let bench = Bench(.home, .a, .b, .c)

  @Test func popTakesTheScreenWithWhatIsAboveIt() {
    bench.screen(.b).pop()
    #expect(bench.shown == "[home a]")
  }

  @Test(arguments: [
    (2, "[home]"), (9, "[home]"), (Int.max, "[home]"), (0, "[home a b c]"), (-1, "[home a b c]"),
  ])
  func popTakesScreensBelowAlongAndNeverTheRoot(count: Int, left: String) {
    let navigation = bench.screen(.b).pop(count)
    #expect(bench.shown == left)
    #expect(navigation.currentOutcome == (count > 0 ? .completed : .unchanged))
  }

  @Test func popOfARootIsUnchanged() {
    #expect(bench.screen(.home).pop().currentOutcome == .unchanged)
    bench.router.present(.m)
    #expect(bench.screen(.m).pop().currentOutcome == .unchanged)
    #expect(bench.shown == "[home a b c] {m}")
  }

  @Test func popTakesFromTheScreensOwnStackUnderAModal() {
    bench.router.present(.m)
    bench.screen(.c).pop()
    #expect(bench.shown == "[home a b] {m}")
  }

  @Test func replaceTopPutsARouteInThePlaceOfTheScreenAndOfWhatIsAboveIt() {
    let below = bench.entry(.a)
    bench.screen(.b).replaceTop(with: .search)
    #expect(bench.shown == "[home a search]")
    #expect(bench.entry(.a) == below)
  }

  @Test func aScreenReplacedWithItsOwnRouteStaysTheScreenThatItIs() {
    let id = bench.entry(.b)
    bench.screen(.b).replaceTop(with: .b)
    #expect(bench.shown == "[home a b]")
    #expect(bench.entry(.b) == id)
    #expect(bench.screen(.b).replaceTop(with: .b).currentOutcome == .unchanged)
  }

  @Test func theRootOfAModalIsReplacedByAnotherModal() {
    bench.router.present(.m)
    let id = bench.entry(.m)
    bench.screen(.m).replaceTop(with: .search)
    #expect(bench.shown == "[home a b c] {search}")
    #expect(bench.entry(.search) != id)
  }

  @Test func openGoesWhereALinkLeads() {
    bench.router.links = LinkTable {
      Link("/", Place.home)
      Link("/search", Place.search)
    }
    #expect(bench.screen(.c).open("/search").currentOutcome == .completed)
    #expect(bench.shown == "[home search]")
    guard case .failed(.linkRefused)? = bench.screen(.search).open("/nowhere").currentOutcome else {
      Issue.record("it is no link")
      return
    }
  }

  @Test func dismissAllLeavesNoModal() {
    bench.router.present(.m)
    bench.router.present(.search)
    #expect(bench.router.dismissAll().currentOutcome == .completed)
    #expect(bench.shown == "[home a b c]")
    #expect(bench.router.dismissAll().currentOutcome == .unchanged)
  }

  @Test func aScreenThatIsGoneAsksForNothing() {
    let screen = bench.screen(.c)
    bench.router.popToRoot()
    let navigations = [screen.pop(), screen.replaceTop(with: .search), screen.open("/")]
    #expect(navigations.allSatisfy { $0.currentOutcome == .failed(.screenGone) })
    #expect(bench.shown == "[home]")
  }
}
