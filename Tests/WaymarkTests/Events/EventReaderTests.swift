import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Readers of events")
struct EventReaderTests {
  @Test func eachSequenceBeginsWhereItWasMadeAndIsReadOnAnyThread() async {
    let bench = Bench(.home)
    let early = bench.router.events()
    let first = bench.router.push(.a).id
    let late = bench.router.events()
    let second = bench.router.push(.b).id
    func read(_ events: RouterEvents<Place>, _ count: Int) -> Task<[NavigationID], Never> {
      Task.detached {
        var finished: [NavigationID] = []
        for await event in events where event.name == .finished {
          finished.append(event.navigationID)
          if finished.count == count { break }
        }
        return finished
      }
    }
    #expect(await read(early, 2).value == [first, second])
    #expect(await read(late, 1).value == [second])
  }
}
