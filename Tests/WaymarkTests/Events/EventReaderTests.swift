import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Readers of events")
struct EventReaderTests {
  private final class Token: Sendable {}

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

  @Test(arguments: [0, 1])
  func cancellingOneReaderEndsItAlone(which: Int) async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let left = Box<[NavigationID]>([])
    let cancelled = Box<[NavigationID]>([])
    let tasks = (0..<2).map { read(events, into: $0 == which ? cancelled : left) }
    await Task.yieldRepeatedly(10)
    tasks[which].cancel()
    await tasks[which].value
    let id = bench.router.push(.a).id
    await Task.yieldRepeatedly { !left.value.isEmpty }
    #expect(left.value == [id])
    #expect(cancelled.value.isEmpty)
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

  @Test(arguments: ["an event", "the end"])
  func aTaskThatIsCancelledAsItIsAnsweredIsAnsweredOnce(with answer: String) async {
    var bench: Bench? = Bench(.home)
    let events = bench?.router.events()
    let task = Task { () -> Bool in
      var iterator = events?.makeAsyncIterator()
      return await iterator?.next() != nil
    }
    await Task.yieldRepeatedly(10)
    if answer == "an event" { bench?.router.push(.a) } else { bench = nil }
    task.cancel()
    #expect(await task.value == (answer == "an event"))
    _ = bench
  }

  @Test func aCancelledTaskReadsNoMoreOfWhatIsBuffered() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    bench.router.push(.a)
    let count = Box(0)
    let task = Task {
      for await _ in events {
        count.value += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await task.value
    #expect(count.value == 1)
  }

  @Test(arguments: ["the sequence", "the iterator", "the second iterator"])
  func whatIsReleasedIsForgotten(what: String) {
    let bench = Bench(.home)
    var events: RouterEvents? = bench.router.events()
    var first: RouterEvents<Place>.Iterator?
    var second: RouterEvents<Place>.Iterator?
    if what != "the sequence" { first = events?.makeAsyncIterator() }
    if what == "the second iterator" { second = events?.makeAsyncIterator() }
    weak var token: Token?
    do {
      let made = Token()
      token = made
      bench.router.edit { _ in _ = made }
    }
    #expect(token != nil, "buffered with the request")
    if what == "the second iterator" {
      first = nil
      #expect(token != nil)
    }
    events = nil
    first = nil
    second = nil
    #expect(token == nil)
    _ = (events, first, second)
  }

  @Test func aReaderThatComesAfterTheRouterEndsAtOnce() async {
    var bench: Bench? = Bench(.home)
    let events = bench?.router.events()
    bench?.router.push(.a)
    bench = nil
    await Task.yieldRepeatedly(10)
    var count = 0
    if let events {
      for await _ in events { count += 1 }
      #expect(count > 0, "what was buffered is read first")
      count = 0
      for await _ in events { count += 1 }
    }
    #expect(count == 0)
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

  @Test func eventsAreReadInTheOrderInWhichTheyHappened() async {
    let bench = Bench(.home, .a)
    let top = bench.entry(.a)
    var iterator = bench.router.events().makeAsyncIterator()
    var isDone = false
    bench.router.onEvent { event in
      guard !isDone, case .committed = event.kind else { return }
      isDone = true
      bench.host.userCloses(top)
    }
    bench.router.push(.b)
    var names: [EventName] = []
    while names.last != .finished, let event = await iterator.next() {
      names.append(event.name)
    }
    #expect(names.prefix(3) == [.requested, .committed, .stepBegan])
    #expect(names.contains(.reported), "what is reported meanwhile waits until the step is asked for")
  }

  @Test(arguments: [0, 1])
  func ofTwoTasksWithOneIteratorTheCancelledOneAloneEnds(which: Int) async {
    let bench = Bench(.home)
    let iterator = Box(bench.router.events().makeAsyncIterator())
    let ended = Box<[Int: NavigationID?]>([:])
    let tasks = (0..<2).map { number in
      Task {
        var copy = iterator.value
        ended.value[number] = await .some(copy.next()?.navigationID)
      }
    }
    await Task.yieldRepeatedly(10)
    tasks[which].cancel()
    await Task.yieldRepeatedly { !ended.value.isEmpty }
    #expect(ended.value == [which: nil])
    let id = bench.router.push(.a).id
    await Task.yieldRepeatedly { ended.value.count == 2 }
    #expect(ended.value == [which: nil, 1 - which: id])
  }

  @Test func ofTwoTasksWithOneIteratorTheOneThatCameFirstIsAnsweredFirst() async {
    let bench = Bench(.home)
    let iterator = Box(bench.router.events().makeAsyncIterator())
    bench.noteEvents()
    // Which of the tasks runs on first is not the iterator's business: what each is given is.
    let answered = Box<[Int: EventName?]>([:])
    for number in 0..<2 {
      Task {
        var copy = iterator.value
        answered.value[number] = await .some(copy.next()?.name)
      }
      await Task.yieldRepeatedly(10)
    }
    bench.router.push(.a)
    await Task.yieldRepeatedly { answered.value.count == 2 }
    #expect(bench.eventNames[0] != bench.eventNames[1])
    #expect(answered.value == [0: bench.eventNames[0], 1: bench.eventNames[1]])
  }

  private final class Cause: Sendable {}

  @Test func aReaderKeepsNothingOfWhatItHasRead() async {
    let bench = Bench(.home)
    var events = bench.router.events().makeAsyncIterator()
    weak var cause: Cause?
    do {
      let made = Cause()
      cause = made
      bench.router.edit { editor in withExtendedLifetime(made) { _ = editor.push(.a) } }
    }
    #expect(cause != nil)
    while let event = await events.next(), event.name != .finished {}
    #expect(cause == nil)
    #expect(bench.shown == "[home a]")
  }
}
