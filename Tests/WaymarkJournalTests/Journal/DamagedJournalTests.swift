import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// Journals of which something is missing, unknown, damaged or made up.
@MainActor @Suite("Damaged journals")
struct DamagedJournalTests {
  @Test func aJournalOfNamesIsRefused() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .names)
    #expect(throws: ReplayError.notInFull(mode: "names")) {
      try Replay<PlaceRoute>(of: Array(try bench.text().utf8))
    }
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
      #expect(report.isSame && report.stop == missing + 1, "\(missing): \(report)")
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
    // The route has its name there.
    let first = try #require(lines.firstIndex { $0.contains(#""k":"answer""#) && $0.contains("broken") })
    let report = try Replay<FragileRoute>(of: text.utf8).run()
    #expect(report.isSame && report.stop == first + 1, "\(report)")
    #expect(report.navigationCount == 2)
  }

  @Test func aBaseThatCouldNotBeEncodedIsNoBeginning() throws {
    let bench = try JournalBench(RouteTree(FragileRoute.broken), .full)
    bench.router.push(.fine(1))
    let text = try bench.text()
    #expect(throws: ReplayError.noBase(window: 1)) { try Replay<FragileRoute>(of: text.utf8) }
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
    for match in text.matches(of: /.*"k":"(?<kind>[a-z]+)".*/.ignoresCase()) {
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
}

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
