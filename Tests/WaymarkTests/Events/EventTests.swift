import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Events")
struct EventTests {
  @Test func aNavigationIsToldFromRequestToEnd() {
    let bench = Bench(.home)
    bench.router.addGuard { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    bench.noteEvents()
    let navigation = bench.router.push(.a)
    #expect(
      bench.eventNames.filter { $0 != .lifecycle } == [
        .requested, .decided, .redirected, .decided, .committed, .stepBegan, .stepAcknowledged,
        .finished,
      ])
    #expect(bench.events.allSatisfy { $0.navigationID == navigation.id })
  }

  @Test func aRebuildIsTold() {
    let bench = Bench(.home)
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    bench.noteEvents()
    let navigation = bench.router.push(.a)
    #expect(
      bench.eventNames.filter { $0 != .lifecycle } == [
        .requested, .committed, .stepBegan, .stepFailed, .rebuildBegan, .rebuildFailed, .finished,
      ])
    #expect(bench.events.allSatisfy { $0.navigationID == navigation.id })
  }

  @Test func anAcknowledgementNamesTheNavigationThatWasShown() {
    let bench = Bench(.home, answering: .later)
    bench.noteEvents()
    let first = bench.router.push(.a)
    bench.router.push(.b)
    bench.host.acknowledge()
    let acknowledged = bench.events.first { $0.name == .stepAcknowledged }
    #expect(acknowledged?.navigationID == first.id)
  }

  @Test func aReaderGetsEverythingFromWhenItBegan() async {
    let bench = Bench(.home)
    bench.router.push(.a)
    var reader = bench.router.events().makeAsyncIterator()
    let navigation = bench.router.pop()
    var names: [EventName] = []
    while names.last != .finished, let event = await reader.next() {
      #expect(event.navigationID == navigation.id)
      names.append(event.name)
    }
    #expect(names.first == .requested)
    #expect(names.contains(.stepAcknowledged))
  }

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

  @Test func aReaderWhoseTaskIsCancelledEnds() async {
    let bench = Bench(.home)
    let events = bench.router.events()
    let task = Task { for await _ in events {} }
    await Task.yieldRepeatedly(10)
    task.cancel()
    await task.value
    #expect(bench.router.push(.a).currentOutcome == .completed)
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

  @Test func anObserverThatIsTakenAwayHearsNoMore() {
    let bench = Bench(.home)
    let heard = Box(0)
    let observation = bench.router.onEvent { _ in heard.value += 1 }
    let other = Box(0)
    bench.router.onEvent { _ in other.value += 1 }
    bench.router.push(.a)
    let count = heard.value
    #expect(count > 0)
    observation.cancel()
    observation.cancel()
    bench.router.push(.b)
    #expect(heard.value == count)
    #expect(other.value > count)
  }

  @Test func aRebuildForANewHostIsForWhatTheUserDidLast() throws {
    let bench = Bench(.home, .a, .b)
    bench.router.pop()
    bench.noteEvents()
    bench.host.userCloses(bench.entry(.a))
    let action = try #require(bench.events.first { $0.name == .reported }?.navigationID)
    RecordingHost<Place>().attach(to: bench.router)
    let rebuild = bench.events.first { $0.name == .rebuildBegan }
    #expect(rebuild?.navigationID == action)
  }

  @Test func whatIsShownTogetherIsOneArrival() {
    let bench = Bench(.home, answering: .later)
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    let all = [Place.a, .b, .c].map { bench.router.push($0) }
    bench.host.acknowledgeAll()
    #expect(all.allSatisfy { $0.currentOutcome == .completed })
    #expect(arrived == [.c])
  }

  @Test func onlyWhatWasShownCountsAsAnArrival() {
    let bench = Bench(.home, answering: .later)
    var arrived: [NavigationID] = []
    bench.router.didNavigate { arrived.append($0.navigationID) }
    bench.router.push(.a)
    let superseded = bench.router.push(.b)
    let pop = bench.router.pop()
    bench.host.acknowledgeAll()
    #expect(superseded.currentOutcome == .superseded(by: pop.id))
    let failed = bench.router.push(.c)
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(!failed.isCommitted)
    // The user has been at `a` all the time since.
    #expect(arrived == [pop.id])
  }

  @Test func aPlaceIsAnArrivalOnceUntilTheUserHasBeenElsewhere() {
    let bench = Bench(.home)
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    bench.router.update(bench.entry(.home), to: .search)
    bench.router.push(.a)
    bench.router.update(bench.entry(.search), to: .home)
    bench.router.update(bench.entry(.a), to: .b)
    bench.router.pop()
    #expect(arrived == [.a, .home])
  }

  @Test func aQuestionIsNoArrivalAndNorIsWhatItUncovers() async throws {
    let bench = Bench(.home, .a)
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    let discard = Question<Place, Bool>(.m, as: .alert)
    bench.screen(.a).onLeave { _ in .ask(discard) { $0 == true ? .allow : .stay("unsaved") } }
    for discards in [false, true] {
      let pop = bench.router.pop()
      await Task.yieldRepeatedly { bench.shown == "[home a] {alert: m}" }
      bench.screen(.m).answer(discard, discards)
      try await pop.expectOutcome(discards ? .completed : .blocked("unsaved"))
    }
    #expect(arrived == [.home])
  }
}
