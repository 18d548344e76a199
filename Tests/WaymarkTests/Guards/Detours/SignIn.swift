import Testing
import Waymark
import WaymarkTesting

/// A window whose numbered places need a sign-in.
@MainActor
struct SignIn {
  let isSignedIn = Box(false)

  func bench(
    _ tree: RouteTree<Place> = RouteTree(.home), _ detour: Decision<Place> = .detour(to: .signIn),
    policy: CommitPolicy = .latest, wants: Place? = .item(1)
  ) -> (Bench, Navigation<Place>?) {
    let bench = Bench(
      tree, answering: .later, policy: policy,
      placement: { $0 == .signIn || $0 == .terms ? .modal(.sheet) : .push })
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

  static let root = Decision<Place>.detour(to: .setRoot(.stack([.signIn])))
}

@MainActor
func settle() async { await Task.yieldRepeatedly(200) }
