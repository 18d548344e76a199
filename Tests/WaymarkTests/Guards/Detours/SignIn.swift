import Testing
import Waymark
import WaymarkTesting

/// A window whose numbered places need a sign-in.
@MainActor
struct SignIn {
  let isSignedIn = Box(false)

  func bench(
    _ tree: RouteTree<Place> = RouteTree(.home), _ detour: Decision<Place> = .detour(to: .signIn),
    wants: Place? = .item(1)
  ) -> (Bench, Navigation?) {
    let bench = Bench(
      tree, answering: .later,
      placement: { $0 == .signIn || $0 == .terms ? .sheet : .push })
    bench.router.addGuard(
      "sign-in", entering: { if case .item = $0 { true } else { false } },
      {
        [isSignedIn] _ in
        isSignedIn.value ? .allow : detour
      })
    bench.host.acknowledgeAll()
    let wanted = wants.map { bench.router.push($0) }
    bench.host.acknowledgeAll()
    return (bench, wanted)
  }

  /// Has a place need that terms are accepted.
  func addTerms(to bench: Bench, for place: Place = .a) -> Box<Bool> {
    let accepted = Box(false)
    bench.router.addGuard(
      "terms", entering: { $0 == place },
      { _ in accepted.value ? .allow : .detour(to: .present(.terms, as: .sheet)) })
    return accepted
  }

  /// A push of the first numbered place that the host shows too late, and whose rebuild fails; the answer is still to come.
  func pushTooLate(_ bench: Bench) {
    bench.host.script = [.later, .error(Trouble())]
    bench.router.push(.item(1))
    bench.clock.advance(by: .seconds(4))
    #expect(bench.tree == "[home]")
  }

  /// Somebody signs in on the screen, and the host shows what comes of it.
  func signIn(_ bench: Bench) {
    isSignedIn.value = true
    bench.screen(.signIn).finishDetour()
    bench.host.acknowledgeAll()
  }

  /// A window whose root is private, as the session ends: what takes its place is still to be shown.
  func signedOutAtRoot() -> Bench {
    isSignedIn.value = true
    let (bench, _) = self.bench(RouteTree(.stack([.item(0), .a])), SignIn.root, wants: nil)
    isSignedIn.value = false
    bench.router.recheck()
    return bench
  }

  static let root = Decision<Place>.detour(to: .setRoot(.stack([.signIn])))
}

@MainActor
func settle() async { await Task.yieldRepeatedly(200) }
