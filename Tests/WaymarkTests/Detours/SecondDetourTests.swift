import Testing
import Waymark
import WaymarkTesting

/// A place that two guards want something for, one after the other, each in its own way.
@MainActor @Suite("A second detour on the way")
struct SecondDetourTests {
  enum Way: CaseIterable {
    case pushed, presented, root

    func intent(_ place: Place) -> Intent<Place> {
      switch self {
      case .pushed: .push(place)
      case .presented: .present(place, as: .sheet)
      case .root: .setRoot(.stack([place]))
      }
    }
  }

  private let passed = Box<Set<Place>>([])

  private func bench(_ signIn: Way, _ terms: Way) -> (Bench, wanted: Navigation) {
    let bench = Bench(RouteTree(.home))
    for (place, way) in [(Place.signIn, signIn), (.terms, terms)] {
      bench.router.addGuard(
        "\(place)", entering: { $0 == .item(1) },
        { [passed] _ in passed.value.contains(place) ? .allow : .detour(to: way.intent(place)) })
    }
    return (bench, bench.router.push(.item(1)))
  }

  private func addGuard(to bench: Bench, _ detour: Intent<Place>) {
    bench.router.addGuard(
      "signIn", entering: { $0 == .item(1) },
      { [passed] _ in passed.value.isEmpty ? .detour(to: detour) : .allow })
  }

  @Test(arguments: [Way.pushed, .presented], [Way.pushed, .presented])
  func theScreensOfBothGoOnAndNothingOfThemStays(signIn: Way, terms: Way) {
    let (bench, wanted) = bench(signIn, terms)
    passed.value.insert(.signIn)
    bench.screen(.signIn).finishDetour()
    #expect(bench.router.tree.visibleRoute == .terms)
    #expect(wanted.currentOutcome == nil)
    passed.value.insert(.terms)
    bench.screen(.terms).finishDetour()
    #expect(bench.displayed == "[home 1]")
    #expect(wanted.currentOutcome == .completed)
    #expect(!bench.router.isDetoured)
  }

  @Test(arguments: [Way.pushed, .presented], [Way.pushed, .presented])
  func toGoOnFromOutsideClosesBoth(signIn: Way, terms: Way) {
    let (bench, wanted) = bench(signIn, terms)
    passed.value.insert(.signIn)
    bench.router.finishDetour()
    passed.value.insert(.terms)
    bench.router.finishDetour()
    #expect(bench.displayed == "[home 1]")
    #expect(wanted.currentOutcome == .completed)
  }
}
