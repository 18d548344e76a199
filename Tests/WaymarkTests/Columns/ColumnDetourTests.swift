import Testing
import Waymark
import WaymarkTesting

/// A detour that takes the place of what the user saw leads back there, and what was wanted is done where it was wanted.
@MainActor @Suite("Detours in place of a column")
struct ColumnDetourTests {
  private let isSignedIn = Box(false)

  private func bench(_ tree: RouteTree<Place>, _ detour: Intent<Place>) -> Bench {
    let bench = Bench(tree) { $0 == .signIn ? .column(1) : .push }
    bench.router.addGuard { [isSignedIn] proposal in
      guard !isSignedIn.value, proposal.entering.contains(where: { $0.route == .c }) else { return .allow }
      return .detour(to: detour)
    }
    return bench
  }

  private nonisolated static let signIn = Container<Place>.stack(RouteStack(root: .signIn))

  @Test(arguments: [
    Intent<Place>.fill(1, signIn, near: nil), .show(.signIn), .replaceTop(with: .signIn),
    .setStack([.signIn]),
  ])
  func aPushIsDoneInTheColumnWhereItWasWanted(detour: Intent<Place>) {
    let bench = bench(RouteTree(columns: [.home], [.b]), detour)
    let push = bench.router.push(.c)
    #expect(bench.shown == "[home|signIn*]")
    isSignedIn.value = true
    #expect(bench.router.finishDetour() === push)
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home|b c*]")
  }

  @Test func aFillFromAScreenInTheColumnIsDoneBesideIt() {
    let inner = Container<Place>.columns(RouteColumns([.b], [.d]))
    let root = RouteColumns(places: 2, filled: [.stack(.home), inner]).map(Container.columns) ?? inner
    let bench = bench(RouteTree(root), .fill(1, Self.signIn, near: nil))
    let fill = bench.screen(.d).fill(.c, column: 1)
    #expect(bench.shown == "[home|[b|signIn*]*]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(fill.currentOutcome == .completed)
    #expect(bench.shown == "[home|[b|c*]*]")
  }

  @Test func aPushFromTheColumnBesideKeepsWhatWasInPlace() {
    let bench = bench(RouteTree(columns: [.home], [.b, .d]), .fill(1, Self.signIn, near: nil))
    bench.screen(.home).push(.c)
    #expect(bench.shown == "[home|signIn*]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home c|b d*]")
  }

  @Test func aSecondWishForTheSameDetourIsDoneWhereTheFirstWasWanted() {
    let bench = bench(RouteTree(columns: [.home], [.b]), .fill(1, Self.signIn, near: nil))
    let first = bench.router.push(.c)
    let second = bench.router.edit { editor in
      editor.push(.d)
      editor.push(.c)
    }
    #expect(first.currentOutcome == .superseded(by: second.id))
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home|b d c*]")
  }

  @Test func refusedOnceMoreItWaitsAndIsDoneThere() {
    let bench = bench(RouteTree(columns: [.home], [.b]), .fill(1, Self.signIn, near: nil))
    let push = bench.router.push(.c)
    bench.router.finishDetour()
    #expect(push.currentOutcome == nil)
    #expect(bench.shown == "[home|signIn*]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home|b c*]")
  }

  @Test(arguments: [Intent<Place>.replaceTop(with: .signIn), .setStack([.home, .signIn])])
  func itIsTheSameInAStack(detour: Intent<Place>) {
    let bench = bench(RouteTree(.stack(.home, .b)), detour)
    let push = bench.router.push(.c)
    #expect(bench.shown == "[home signIn]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home b c]")
  }

  @Test func whatTheUserHasClosedMeanwhileStaysClosed() {
    let bench = bench(RouteTree(columns: [.home, .d], [.b]), .fill(1, Self.signIn, near: nil))
    bench.router.push(.c)
    bench.host.userCloses(bench.entry(.d))
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home|b c*]")
  }

  @Test func besideWhatIsSeenItIsClosedAsBefore() {
    let bench = bench(RouteTree(columns: [.home], [.b]), .present(.signIn, as: .sheet))
    bench.router.push(.c)
    bench.router.edit { $0.push(.d, at: .branches(0)) }
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home d|b c*]")
  }

  // MARK: Where another column is in front

  private func bench(_ filled: RouteStack<Place>..., detour: Intent<Place>) -> Bench {
    let columns = RouteColumns(places: 3, filled: filled.map { .stack($0) }, front: 0)
    return bench(RouteTree(columns.map(Container.columns) ?? .stack(.a)), detour)
  }

  @Test func aColumnBesideTheOneInFrontIsGivenBack() {
    let bench = bench([.home], [.b, .d], [.m], detour: .fill(1, Self.signIn, near: nil))
    let push = bench.router.push(.c)
    #expect(bench.shown == "[home|signIn*|.]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home c*|b d|m]")
  }

  @Test func aSecondWishKeepsTheColumnBesideTheOneInFront() {
    let bench = bench([.home], [.b], detour: .fill(1, Self.signIn, near: nil))
    bench.router.push(.c)
    bench.screen(.home).push(.c)
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home c*|b|.]")
  }

  @Test func fromAnEmptyColumnItGoesBackToTheOneThatWasInFront() {
    let bench = bench([.home], [.b], detour: .fill(2, Self.signIn, near: nil))
    let push = bench.router.push(.c)
    #expect(bench.shown == "[home|b|signIn*]")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home c*|b|.]")
  }

  @Test func whereTheUserHasGoneElsewhereTheFrontStays() {
    let bench = bench([.home], [.b], detour: .fill(2, Self.signIn, near: nil))
    bench.router.push(.c)
    bench.router.focusColumn(1)
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home|b c*|.]")
  }

  @Test func whatHasComeOverAColumnAfterItGoesWithIt() {
    let bench = bench([.home], detour: .fill(1, Self.signIn, near: nil))
    let push = bench.router.push(.c)
    bench.router.fill(.b, column: 2)
    bench.router.present(.a, as: .sheet)
    #expect(bench.shown == "[home|signIn|b*] {a}")
    isSignedIn.value = true
    #expect(bench.screen(.a).finishDetour() === push)
    #expect(bench.shown == "[home c*|.|.]")
  }
}
