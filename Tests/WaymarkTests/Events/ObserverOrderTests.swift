import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The order in which observers hear of what happens")
struct ObserverOrderTests {
  @Test func theLastThatAnObserverHearsIsWhereTheUserIs() {
    let bench = Bench(.home)
    let heard = Box<[Place]>([])
    let observations = [
      bench.onceNavigated { bench.host.userCloses(bench.entry(.a)) },
      bench.router.didNavigate { heard.value.append($0.route) },
    ]
    bench.router.push(.a)
    #expect(bench.shown == "[home]")
    #expect(heard.value.last == .home)
    for observation in observations { observation.cancel() }
  }

  @Test func everyObserverHearsOfEventsInTheOrderInWhichTheyHappened() {
    let bench = Bench(.home)
    let heard = Box<[NavigationID]>([])
    let observations = [
      bench.router.onEvent { event in
        if case .finished(.completed) = event.kind { bench.host.userCloses(bench.entry(.a)) }
      },
      bench.router.onEvent { heard.value.append($0.navigationID) },
    ]
    bench.router.push(.a)
    #expect(bench.shown == "[home]")
    #expect(heard.value == heard.value.sorted())
    for observation in observations { observation.cancel() }
  }
}
