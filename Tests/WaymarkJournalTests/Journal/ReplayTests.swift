import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@MainActor @Suite("Replay")
struct ReplayTests {
  private func report(_ bench: JournalBench<PlaceRoute>) throws -> ReplayReport {
    try Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run()
  }

  @Test func whatWasDoneIsDoneAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.c(5))
    bench.router.present(.modal)
    bench.router.edit { $0.push(.b) }
    bench.router.show(.c(6))
    bench.router.dismiss()
    bench.host.userCloses(bench.router.tree.visibleElement.id)
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
    #expect(report.navigationCount == 6)
  }

  @Test func aByteOrderMarkIsReadPast() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    let report = try Replay<PlaceRoute>(of: Array("\u{FEFF}\(try bench.text())".utf8)).run()
    #expect(report.isSame && report.stop == nil && report.navigationCount == 1)
  }

  @Test func faultsAreDoneAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    bench.host.script = [.later, .error(ReplayTestTrouble()), .never, .now]
    router.push(.a)
    router.push(.b)
    bench.host.acknowledge()
    bench.clock.advance(by: .seconds(4))
    bench.host.script = [.twice]
    router.push(.c(1))
    bench.host.script = [.cancelled]
    router.push(.c(2))
    bench.host.script = [.dropped]
    router.push(.c(3))
    router.host.detach()
    router.push(.c(4))
    RecordingHost<PlaceRoute>().attach(to: router)
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func answersAreGivenAsTheyWere() async throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    router.addGuard("detour") {
      $0.destination.route == .a ? .detour(to: .present(.modal, as: .sheet)) : .allow
    }
    router.addGuard("slow") { (_: GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> in
      await Task.yield()
      return .allow
    }
    let elsewhere = Intent<PlaceRoute>.push(.c(1))
    let redirect: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in
      .redirect(to: elsewhere)
    }
    router.addGuard("places", entering: { $0 == .b }, redirect)
    bench.host.makeScreen = { [router] context in
      if context.route == .c(1) { context.onLeave { _ in .stay("no") } }
      if context.route == .modal { router.push(.home) }
    }
    _ = await router.push(.b).outcome
    _ = await router.pop().outcome
    router.push(.a)
    await router.settled()
    router.finishDetour()
    await router.settled()
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  /// The toolkit has taken the alert away, whatever the guard said: what was answered arrives, and leads on.
  @Test func anAnswerThatAGuardRefusedArrivesAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    router.visibleContext.onReturn(Int.self) { router.push(.c($0)) }
    router.present(.modal, as: .alert)
    router.addGuard { if case .close? = $0.intent.editKind { .block("no") } else { .allow } }
    router.visibleContext.noteAnswer(7)
    bench.host.userCloses(router.tree.visibleElement.id)
    #expect(router.tree.notation == "[home c(7)]")
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
    #expect(report.navigationCount == 2)
    let refused = try bench.text().replacing(#","answered":true"#, with: "")
    #expect(try !Replay<PlaceRoute>(of: Array(refused.utf8)).run().isSame)
  }

  /// A journal that begins before the alert is reported as gone does not know what was answered.
  @Test func aJournalThatBeginsAfterTheAnswerIsReplayedFromWhenItHasArrived() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    router.visibleContext.onReturn(Int.self) { router.push(.c($0)) }
    router.present(.modal, as: .alert)
    let block = router.addGuard { _ in .block("no") }
    router.visibleContext.noteAnswer(7)
    block.cancel()
    router.record(in: bench.journal, routes: .full)
    bench.host.userCloses(router.tree.visibleElement.id)
    router.push(.a)
    let bases = try bench.records().of("base").filter { $0.number("w") == 2 }
    #expect(bases.map { $0.has("replayable") } == [true])
    let report = try Replay<PlaceRoute>(of: Array(try bench.text().utf8), window: 2).run()
    #expect(report.isSame, "\(report.difference!)")
  }

  @Test func aRefusedRootIsReplacedAgain() async throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let elsewhere = Intent<PlaceRoute>.show(.a)
    let redirect: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in
      .redirect(to: elsewhere)
    }
    bench.router.addGuard("home", entering: { $0 == .home }, redirect)
    bench.router.recheck()
    await bench.router.settled()
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(bench.router.tree.notation == "[a]")
  }

  @Test func whatGoesOtherwiseIsFound() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    let text = try bench.text().replacing(#""route":{"b":{}}"#, with: #""route":{"home":{}}"#)
    let report = try Replay<PlaceRoute>(of: Array(text.utf8)).run()
    #expect(report.difference?.expected?["k"]?.string == "commit")
    #expect(report.difference?.tree == "[home a]")
  }

  @Test func whatDidNotHappenIsFound() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    var lines = try bench.text().split(separator: "\n")
    lines.removeAll { $0.contains(#""k":"end""#) }
    let report = try Replay<PlaceRoute>(of: Array(lines.joined(separator: "\n").utf8)).run()
    #expect(!report.isSame || report.stop != nil)
  }

  @Test func aJournalOfNamesIsRefused() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .names)
    #expect(throws: ReplayError.notInFull(mode: "names")) { try report(bench) }
  }

  @Test func aNewerJournalIsRefused() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let text = try bench.text().replacing(#""v":2"#, with: #""v":3"#)
    #expect(throws: ReplayError.newer(version: 3)) { try Replay<PlaceRoute>(of: Array(text.utf8)) }
  }

  @Test func aJournalThatIsCutAnywhereIsReplayedAsFarAsItGoes() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.addGuard { $0.destination.route == .c(1) ? .redirect(to: .push(.b)) : .allow }
    bench.router.push(.a)
    bench.router.push(.c(1))
    bench.router.edit { $0.pop() }
    let bytes = Array(try bench.text().utf8)
    for count in 0..<bytes.count {
      guard let replay = try? Replay<PlaceRoute>(of: bytes[..<count]) else { continue }
      let report = replay.run()
      #expect(report.isSame && report.stop == nil, "cut at \(count): \(report)")
    }
  }

  @Test func aRecordThatIsMissingIsNoDifference() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    let lines = try bench.text().split(separator: "\n")
    for missing in lines.indices.dropFirst(2).dropLast() {
      var rest = lines
      rest.remove(at: missing)
      let report = try Replay<PlaceRoute>(of: rest.joined(separator: "\n").utf8).run()
      #expect(report.isSame && report.stop == .lost(line: missing + 1), "\(missing): \(report)")
    }
    let twice = lines + lines
    let report = try Replay<PlaceRoute>(of: twice.joined(separator: "\n").utf8).run()
    #expect(report.isSame && report.stop == .lost(line: lines.count + 1), "\(report)")
  }

  /// A bench where guards, placements, edits and travels are asked and answer.
  private func talkingBench() throws -> JournalBench<PlaceRoute> {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    let history = router.keepHistory()
    router.addGuard("redirect") { $0.destination.route == .c(1) ? .redirect(to: .push(.b)) : .allow }
    let allow: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in .allow }
    router.addGuard("places", entering: { $0 == .a }, allow)
    bench.host.makeScreen = { [router] context in if context.route == .b { router.push(.a) } }
    router.push(.c(1))
    router.edit { $0.pop() }
    router.show(.c(2))
    history.go(to: 1)
    return bench
  }

  @Test func aRecordThatIsMissingIsNoDifferenceWhereverItIs() throws {
    let lines = try talkingBench().text().split(separator: "\n")
    for missing in lines.indices.dropFirst(2).dropLast() {
      var rest = lines
      rest.remove(at: missing)
      let report = try Replay<PlaceRoute>(of: rest.joined(separator: "\n").utf8).run()
      #expect(report.isSame && report.stop == .lost(line: missing + 1), "\(missing): \(report)")
    }
  }

  @Test func aRecordOfAKindThatIsNotKnownIsNoDifferenceWhereverItIs() throws {
    let lines = try talkingBench().text().split(separator: "\n").map(String.init)
    for index in lines.indices.dropFirst(2) {
      var changed = lines
      changed[index] = changed[index].replacing(/"k":"[A-Za-z]+"/, with: #""k":"news""#)
      let report = try Replay<PlaceRoute>(of: changed.joined(separator: "\n").utf8).run()
      #expect(
        report.isSame && report.stop == .unknown(line: index + 1, kind: "news"), "\(index): \(report)")
    }
  }

  @Test func endsBeforeTheFirstRouteThatCouldNotBeEncoded() throws {
    let bench = try JournalBench(RouteTree(FragileRoute.home), .full)
    bench.router.addGuard("redirect") {
      $0.destination.route == .fine(2) ? .redirect(to: .push(.broken)) : .allow
    }
    bench.router.push(.fine(1))
    bench.router.push(.fine(2))
    bench.router.pop()
    bench.router.push(.fine(3))
    let text = try bench.text()
    let lines = text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains(#""unencodable":true"#) })
    #expect(lines[first].contains(#""k":"answer""#))
    let replay = try Replay<FragileRoute>(of: text.utf8)
    let report = replay.run()
    #expect(report.isSame && report.stop == .unencodable(line: first + 1), "\(report)")
    #expect(report.navigationCount == 2)
    let test = try replay.swiftTest(named: "test")
    #expect(test.contains("// It ends before record \(first + 1) of the journal"))
    let journal = test.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("{") }
    #expect(journal.count == first)
    let again = try Replay<FragileRoute>(of: journal.joined(separator: "\n").utf8).run()
    #expect(again.isSame && again.stop == nil && again.navigationCount == 2, "\(again)")
  }

  @Test func aBaseThatCouldNotBeEncodedIsNoBeginning() throws {
    let bench = try JournalBench(RouteTree(FragileRoute.broken), .full)
    bench.router.push(.fine(1))
    let text = try bench.text()
    #expect(throws: ReplayError.noBase(window: 1)) { try Replay<FragileRoute>(of: text.utf8) }
  }

  @Test func ofTwoWindowsEachIsReplayedAndHasATest() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let other = Router<PlaceRoute>(.home, configuration: .init(log: nil))
    other.record(in: bench.journal, routes: .full)
    RecordingHost<PlaceRoute>().attach(to: other)
    for number in 0..<3 {
      bench.router.push(.c(number))
      other.push(.b)
    }
    let text = try bench.text()
    for window in 1...2 {
      let replay = try Replay<PlaceRoute>(of: text.utf8, window: window)
      let report = replay.run()
      #expect(report.isSame && report.stop == nil && report.navigationCount == 3, "\(report)")
      let lines = try replay.swiftTest(named: "test").split(separator: "\n").map { $0.drop { $0 == " " } }
      let journal = lines.filter { $0.hasPrefix("{") }.joined(separator: "\n")
      let again = try Replay<PlaceRoute>(of: journal.utf8, window: window).run()
      #expect(again.isSame && again.stop == nil && again.navigationCount == 3, "\(again)")
    }
  }

  @Test func whatComesAfterTheEndIsNoStop() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    let lines = try bench.text().split(separator: "\n")
    for count in lines.indices.dropFirst(2) {
      let report = try Replay<PlaceRoute>(of: Array(lines[..<count].joined(separator: "\n").utf8)).run()
      #expect(report.isSame && report.stop == nil, "\(count) lines: \(report)")
    }
  }

  @Test func travelsAreDoneAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    let history = router.keepHistory()
    router.push(.a)
    router.present(.modal)
    router.addGuard("detour") { $0.destination.route == .c(9) ? .detour(to: .push(.b)) : .allow }
    router.push(.c(9))
    history.go(to: 1)
    history.go(to: 2, options: NavigationOptions(isAnimated: false))
    history.backToNow()
    history.backToNow()
    history.go(to: 1)
    router.push(.c(1))
    history.go(to: 2)
    bench.host.userCloses(try #require(router.shown).visibleElement.id)
    bench.host.script = [.later]
    router.push(.c(2))
    history.go(to: 3)
    bench.host.acknowledge()
    bench.host.script = [
      .error(ReplayTestTrouble()), .error(ReplayTestTrouble()), .error(ReplayTestTrouble()),
    ]
    history.backToNow()
    router.push(.c(3))
    let text = try bench.text()
    #expect(text.matches(of: /"k":"travel"/).count == 8)
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func whatThoseAskForWhoFollowTheHistoryIsAskedForAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    let history = router.keepHistory()
    var wishes: [@MainActor () -> Void] = []
    history.onChange { if !wishes.isEmpty { wishes.removeFirst()() } }
    router.push(.a)
    // Inside a commit, a travel, its end, a report and a tree that goes back.
    wishes = [{ router.push(.b) }, {}, { history.go(to: 1) }, { router.push(.c(1)) }, { router.push(.c(2)) }]
    router.push(.modal)
    history.go(to: 1)
    wishes = [{ router.push(.b) }, { router.pop() }]
    bench.host.userCloses(try #require(router.shown).visibleElement.id)
    wishes = [{}, { router.push(.c(3)) }]
    bench.host.script = [.cancelled]
    router.push(.c(4))
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func aDetourToAPlaceOfItsOwnGuardFailsAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let detour: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in .detour(to: .push(.b))
    }
    bench.router.addGuard("places", entering: { $0 == .a || $0 == .b }, detour)
    bench.router.push(.a)
    bench.router.push(.c(1))
    #expect(try bench.text().contains("guardedDetour"))
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil && report.navigationCount == 2)
  }

  @Test func whatWaitedInARestoredSnapshotIsInOrder() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    router.addGuard("detours") {
      guard case .c(let number) = $0.destination.route, number < 9 else { return .allow }
      return .detour(to: .present(.c(number + 10), as: .sheet))
    }
    for number in 0..<9 { router.push(.c(number)) }
    router.restore(router.snapshot)
    let held = try #require(try bench.records().of("submit").last?.members["held"] as? [[String: Any]])
    let layers = held.compactMap { ($0["at"] as? [Int])?.first }
    #expect(layers.count == 9 && layers == layers.sorted())
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func numbersThatNoRouterCountsToAreUnreadable() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.addGuard { _ in .allow }
    bench.host.makeScreen = { $0.onLeave { _ in .allow } }
    bench.router.push(.a)
    bench.router.push(.b)
    bench.router.edit { $0.pop() }
    bench.router.record(in: bench.journal, routes: .full)
    bench.router.push(.c(1))
    bench.host.userCloses(bench.router.tree.visibleElement.id)
    // An app may ask for any entry.
    bench.router.close(EntryID(rawValue: .max))
    let text = try bench.text()
    for window in 1...2 {
      let report = try Replay<PlaceRoute>(of: text.utf8, window: window).run()
      #expect(report.isSame && report.stop == nil, "\(report)")
    }
    var tried: Set<String> = []
    for match in text.matches(of: /"k":"(?<kind>[a-z]+)".*/.ignoresCase()) {
      for number in match.output.0.matches(of: /"(?<name>[a-z]+)":\[?(?<digits>[0-9]+)/.ignoresCase())
      where tried.insert("\(match.output.kind) \(number.output.name)").inserted {
        for odd in ["-1", "18446744073709551615", "9223372036854775807", "-9223372036854775808", "1e99"] {
          let range = number.output.digits.startIndex..<number.output.digits.endIndex
          let changed = text.replacingCharacters(in: range, with: odd)
          for window in 1...2 { _ = try? Replay<PlaceRoute>(of: changed.utf8, window: window).run() }
        }
      }
    }
    #expect(tried.count > 30 && tried.contains("base turn"), "\(tried)")
  }

  @Test(arguments: Runs.seeds(20))
  func randomTravelsAreDoneAgain(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    if seed % 4 > 0 { router.keepHistory(limit: 6) }
    router.addGuard("detour") {
      $0.destination.route == .c(9) ? .detour(to: .present(.modal, as: .sheet)) : .allow
    }
    for count in 0..<60 {
      if count == 20 { router.keepHistory(limit: 6) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: router.push(.c(Int.random(in: 0..<10, using: &random)))
      case 1: router.pop()
      case 2: router.present(.a)
      case 3: router.dismiss()
      case 4:
        if let shown = router.shown, shown.visibleElement.id != shown.root.root.id {
          bench.host.userCloses(shown.visibleElement.id)
        }
      case 5: bench.host.script = [.later, .now]
      case 6: bench.host.script = [.error(ReplayTestTrouble()), .now]
      case 7: bench.host.acknowledge()
      case 8: router.push(.c(9))
      case 9:
        // From inside.
        var isFirst = true
        let registration = router.onEvent { [weak router] _ in
          guard let history = router?.history, isFirst else { return }
          isFirst = false
          history.go(to: history.moments.randomElement(using: &random)?.id ?? 1)
        }
        router.push(.b)
        registration.cancel()
      default:
        guard let history = router.history else { break }
        history.go(to: history.moments.randomElement(using: &random)?.id ?? 1)
      }
    }
    let report = try report(bench)
    #expect(report.isSame, "seed \(seed): \(report.difference!)")
    #expect(report.stop == nil, "seed \(seed)")
  }

  @Test func aJournalIsPrintedAsATest() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.addGuard("a \"##\"# guard") { _ in .allow }
    bench.router.push(.a)
    let replay = try Replay<PlaceRoute>(of: Array(try bench.text().utf8))
    let text = try replay.swiftTest(named: "itJumped")
    #expect(text.contains("@MainActor\n@Test func itJumped() throws {\n"))
    #expect(text.contains("let journal = ###\"\"\"\n    {\"k\":\"open\""))
    #expect(text.contains("of: journal.utf8, window: 1).run()"))
    #expect(text.contains("@testable import WaymarkJournalTests\n"))
    let named = try replay.swiftTest(named: "it \"jumped\"")
    #expect(named.contains(#"@Test("it \"jumped\"") func itJumped() throws {"#))
  }

  @Test func aRouteWithoutANameMakesNoTest() throws {
    enum Local: String, Route, Codable { case here }
    let journal = #"""
      {"k":"open","s":1,"t":1,"v":2,"mode":"full"}
      {"k":"base","s":2,"t":1,"w":1,"tree":{"root":{"stack":[{"e":1,"r":"here"}]}},"id":1,"gen":0,"turn":0,"change":0,"room":1,"rounds":10,"replayable":true}
      """#
    let replay = try Replay<Local>(of: journal.utf8)
    #expect(throws: ReplayError.self) { try replay.swiftTest(named: "replay") }
  }
}

struct ReplayTestTrouble: Error {}

/// Routes of which one cannot be written.
enum FragileRoute: Route, Codable {
  case home
  case fine(Int)
  case broken

  private enum Keys: CodingKey { case number }

  init(from decoder: any Decoder) throws {
    let number = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .number)
    self = number == 0 ? .home : .fine(number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .home: try container.encode(0, forKey: .number)
    case .fine(let number): try container.encode(number, forKey: .number)
    case .broken: throw ReplayTestTrouble()
    }
  }
}
