import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The first screen")
struct FirstScreenTests {
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

  @Test func itIsToldWhenTheHostHasAnswered() {
    listen()
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    #expect(arrivals.value.isEmpty)
    host.acknowledge()
    #expect(arrivals.value == ["#0 home, at the start"])
  }

  @Test func aNavigationThatArrivesWithItIsToldInstead() {
    listen()
    router.push(.a)
    RecordingHost<Place>(answering: .now).attach(to: router)
    #expect(arrivals.value == ["#1 a, asked for"])
  }

  @Test func ofSeveralThatArriveWithItTheLastIsTold() {
    listen()
    let navigations = [router.push(.a), router.push(.b), router.pop(), router.push(.c)]
    RecordingHost<Place>(answering: .now).attach(to: router)
    #expect(arrivals.value == ["#4 c, asked for"])
    #expect(navigations.count { $0.currentOutcome == .completed } == 3)
  }

  @Test func anotherHostIsNoNewStart() {
    listen()
    RecordingHost<Place>(answering: .now).attach(to: router)
    RecordingHost<Place>(answering: .now).attach(to: router)
    #expect(arrivals.value.count == 1)
  }

  @Test func aNavigationDuringTheFirstTreeIsTheOnlyArrival() {
    listen()
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    router.push(.a)
    host.acknowledgeAll()
    #expect(arrivals.value == ["#1 a, asked for"])
  }

  @Test func whatTheUserDoesNextIsTheirs() {
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    router.push(.a)
    listen()
    host.userCloses(router.tree.visibleElement.id)
    #expect(arrivals.value == ["#2 home, by the user"])
  }

  @Test func aScreenHasANameForAnalytics() {
    var names: [String] = []
    router.didNavigate { names.append($0.route.routeName) }
    RecordingHost<Place>(answering: .now).attach(to: router)
    router.push(.item(5))
    router.push(.shop(.product))
    #expect(names == ["home", "item", "shop.product"])
  }
}
