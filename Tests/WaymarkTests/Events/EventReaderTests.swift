import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Readers of events")
struct EventReaderTests {
  /// Reads in a task of its own, and notes what finishes.
  private func read(_ events: RouterEvents<Place>, into finished: Box<[NavigationID]>) -> Task<Void, Never> {
    Task {
      for await event in events where event.name == .finished {
        finished.value.append(event.navigationID)
      }
    }
  }

  @Test func twoReadersOfOneSequenceBothGetEverything() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let one = Box<[NavigationID]>([])
    let two = Box<[NavigationID]>([])
    let tasks = [read(events, into: one), read(events, into: two)]
    await Task.yieldRepeatedly(10)
    let ids = [bench.router.push(.a).id, bench.router.push(.b).id, bench.router.pop().id]
    await Task.yieldRepeatedly { one.value.count == 3 && two.value.count == 3 }
    #expect(one.value == ids)
    #expect(two.value == ids)
    for task in tasks { task.cancel() }
  }

  @Test func theFirstReaderBeginsWithTheSequenceAndOthersWithTheirIterators() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let early = bench.router.push(.a).id
    var first = events.makeAsyncIterator()
    let between = bench.router.push(.b).id
    var second = events.makeAsyncIterator()
    let late = bench.router.push(.c).id
    #expect(await first.next()?.navigationID == early)
    #expect(await second.next()?.navigationID == late)
    var seen: Set<NavigationID> = []
    while !seen.contains(late), let event = await first.next() { seen.insert(event.navigationID) }
    #expect(seen == [early, between, late])
  }

  @Test func aTaskThatIsCancelledLeavesItsEventsToTheNextThatReads() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let iterator = Box(events.makeAsyncIterator())
    let waiting = Task {
      var copy = iterator.value
      return await copy.next()
    }
    await Task.yieldRepeatedly(10)
    waiting.cancel()
    #expect(await waiting.value == nil)
    let id = bench.router.push(.a).id
    var copy = iterator.value
    #expect(await copy.next()?.navigationID == id)
  }

  @Test func iteratorsCanBeMadeAndReadOnAnyThread() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let readers = 16
    let ready = Box(0)
    let counts = Box<[Int]>([])
    let tasks = (0..<readers).map { _ in
      Task.detached {
        let iterator = events.makeAsyncIterator()
        await MainActor.run { ready.value += 1 }
        var count = 0
        var reading = iterator
        while let event = await reading.next() {
          if event.name == .finished { count += 1 }
          if count == 100 { break }
        }
        let total = count
        await MainActor.run { counts.value.append(total) }
      }
    }
    await Task.yieldRepeatedly(100_000) { ready.value == readers }
    for _ in 0..<50 {
      bench.router.push(.a)
      bench.router.pop()
      await Task.yield()
    }
    for task in tasks { await task.value }
    #expect(counts.value == Array(repeating: 100, count: readers))
  }
}
