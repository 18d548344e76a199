import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Arrivals")
struct ArrivalTests {
  private let router = Router<Place>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
  private let arrivals = Box<[String]>([])

  private func listen() {
    router.didNavigate { [arrivals] in arrivals.value.append("\($0)") }
  }

  @Test func theFirstTreeIsAnArrival() {
    listen()
    RecordingHost<Place>(answering: .now).attach(to: router)
    router.push(.a)
    #expect(arrivals.value == ["#0 home, at the start", "#1 a, asked for"])
  }

  @Test func aScreenHasANameForAnalytics() {
    var names: [String] = []
    router.didNavigate { names.append($0.route.routeName) }
    RecordingHost<Place>(answering: .now).attach(to: router)
    router.push(.item(5))
    router.push(.shop(.product))
    #expect(names == ["home", "item", "shop.product"])
  }

  @Test func didNavigateSaysWhereTheUserIsAndWhy() {
    let bench = Bench(.home)
    var seen: [String] = []
    let observation = bench.router.didNavigate { change in
      let cause =
        switch change.cause {
        case .app: "asked \(change.options?.info.map { "\($0)" } ?? "")"
        case .screen: "by a screen"
        default: "\(change.cause)"
        }
      seen.append("\(change.route) \(cause)")
    }
    bench.router.push(.a, options: .init(info: "button"))
    bench.router.push(.c)
    bench.host.userCloses(bench.entry(.c))
    bench.screen(.a).push(.b)
    bench.screen(.b).close()
    bench.router.popToRoot()
    bench.router.pop()
    #expect(
      seen == ["a asked button", "c asked ", "a user", "b by a screen", "a by a screen", "home asked "])
    observation.cancel()
    bench.router.push(.a)
    #expect(seen.count == 6)
  }
}
