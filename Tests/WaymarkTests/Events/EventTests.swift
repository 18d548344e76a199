import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Events")
struct EventTests {
  @Test func aSlowReaderLosesTheOldestAndIsToldHowMany() async throws {
    let bench = Bench(RouteTree(.home), eventCapacity: 3)
    var slow = bench.router.events().makeAsyncIterator()
    bench.noteEvents()
    bench.router.push(.a)
    bench.router.push(.b)
    let all = bench.eventNames
    let first = try #require(await slow.next())
    guard case .lost(let count) = first.kind else {
      Issue.record("the first event is \(first.kind)")
      return
    }
    #expect(count == all.count - 3)
    var read: [EventName] = []
    for _ in 0..<3 { read.append(try #require(await slow.next()).name) }
    #expect(read == Array(all.suffix(3)))
  }

  @Test func aReaderThatWaitsIsToldAtOnceAndEndsWithTheRouter() async {
    var bench: Bench? = Bench(.home)
    let events = bench?.router.events()
    let names = Box<[EventName]>([])
    let task = Task {
      guard let events else { return }
      for await event in events { names.value.append(event.name) }
    }
    await Task.yieldRepeatedly(10)
    bench?.router.push(.a)
    await Task.yieldRepeatedly(50) { names.value.contains(.finished) }
    #expect(names.value.contains(.finished))
    bench = nil
    await task.value
  }

  @Test(arguments: [true, false]) func aTreeThatAHostTakesBackIsToldAsItsAnswer(isGivenUp: Bool) {
    let bench = Bench(.home, answering: .later)
    bench.noteEvents()
    bench.router.push(.a)
    bench.frustrateStep(isGivenUp: isGivenUp)
    #expect(bench.tree == "[home]")
    #expect(bench.eventNames.filter { $0 == .committed }.count == 1)
    #expect(bench.eventNames.contains(isGivenUp ? .stepCancelled : .rebuildFailed))
  }

  @Test func allListenersHearEventsInOneOrder() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    bench.router.onEvent { event in
      if case .requested = event.kind { bench.host.acknowledge() }
    }
    bench.noteEvents()
    bench.router.push(.b)
    #expect(bench.eventNames.prefix(2) == [.requested, .stepAcknowledged])
  }

  @Test func aReaderWhoseTaskIsCancelledEnds() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let task = Task { for await _ in events {} }
    await Task.yieldRepeatedly(10)
    task.cancel()
    await task.value
    #expect(bench.router.push(.a).currentOutcome == .completed)
  }

  @Test func misuseIsSaidOnStandardErrorWhereNothingElseIsConfigured() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let router = Router<Place>(.home)
        let host = RecordingHost<Place>(answering: .now)
        host.attach(to: router)
        host.script = [.twice, .twice]
        router.push(.a)
        router.push(.b)
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("Waymark: ") }
    #expect(
      lines == ["Waymark: a step was acknowledged twice, in navigation #1. Acknowledge each step once."])
  }

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
