import Testing
import Waymark
import WaymarkJournal
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Journal records")
struct JournalRecordTests {
  @Test func aNavigationIsWrittenFromRequestToEnd() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    let count = try bench.records().count
    bench.router.push(.a)
    let records = Array(try bench.records().dropFirst(count))
    #expect(
      records.map(\.kind) == [
        "submit", "commit", "step", "ack", "stepEnd", "life", "end", "life", "life",
      ])
    #expect(records.first { $0.kind == "submit" }?["route"] == "a")
    #expect(records.of("end").last?["o"] == "completed")
  }

  @Test func aFileBeginsWithWhereTheRouterIs() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home, .a), window: "main")
    let records = try bench.records()
    #expect(records[0].kind == "open")
    #expect(records[0].number("v") == 2)
    #expect(records[0]["app"] == "test")
    #expect(records[1].kind == "base")
    #expect(records[1]["window"] == "main")
    #expect(records[1]["route"] == "WaymarkJournalTests.PlaceRoute")
    #expect(records[1].text.contains(#""tree":{"root":{"stack":[{"e":1,"r":"home"},{"e":2,"r":"a"}]}}"#))
    #expect(records[1].members["replayable"] as? Bool == true)
  }

  @Test func routesAreWrittenInFull() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.c(7))
    #expect(try bench.records().of("submit").first?.text.contains(#""route":{"c":{"_0":7}}"#) == true)
  }

  @Test func routesAreWrittenAsTheAppSays() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .custom { "route \($0)" })
    bench.router.push(.c(7))
    #expect(try bench.records().of("submit").first?["route"] == "route c(7)")
  }

  @Test func savedValuesThatNoScreenHasSeenAreMissed() throws {
    var log: [String] = []
    let bench = try JournalBench(
      RouteTree(PlaceRoute.home), .full, isAttached: false, log: { log.append($0) })
    let draft = [ElementPosition(path: .root, index: 1): ["draft": SavedValue("Milk")]]
    bench.router.restore(Snapshot(RouteTree(.home, .c(7), .b), saved: draft))
    bench.router.pop()
    #expect(log.isEmpty)
    bench.router.set(RouteTree(.home))
    #expect(log.count == 1)
    #expect(log.first?.contains("c(7) has gone with its saved values before its screen was made") == true)
    let note = try #require(try bench.records().of("note").last)
    #expect(note["what"] == "misuse")
    #expect(note["text"]?.hasPrefix("c(7) has gone") == true)
    #expect(try Replay<PlaceRoute>(of: bench.text().utf8).run().isSame)
    // A screen that is there could have objected.
    bench.host.attach(to: bench.router)
    bench.router.push(.a)
    bench.router.visibleContext.saved["draft"] = "Bread"
    bench.router.pop()
    #expect(log.count == 1)
  }

  @Test func stepsThatGoWrongAreTold() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    bench.host.script = [.never, .later]
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(4))
    bench.host.acknowledge()
    bench.host.script = [.twice]
    bench.router.push(.b)
    let records = try bench.records()
    #expect(records.of("timeout").map { $0.number("g") } == [2])
    #expect(records.of("stepEnd").map { $0["r"] } == ["done", "failed", "done", "done"])
    #expect(records.of("note").map { $0["what"] } == ["misuse"])
  }

  @Test func guardsAreToldByName() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    let registration = bench.router.addGuard("auth") { proposal in
      proposal.destination.route == .a ? .redirect(to: .push(.b)) : .allow
    }
    bench.router.push(.a)
    registration.cancel()
    let records = try bench.records()
    #expect(records.of("guard").map { $0["name"] } == ["auth", nil])
    #expect(records.of("asked").count == 2)
    #expect(records.of("answer").map { $0["d"] } == ["redirect", "allow"])
  }

  @Test func everyWindowHasItsNumber() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    let other = Router<PlaceRoute>(.modal)
    other.record(in: bench.journal, window: "other")
    other.push(.a)
    bench.router.push(.b)
    let records = try bench.records()
    #expect(records.of("submit").map { $0.number("w") } == [2, 1])
    #expect(records.of("base").map { $0["window"] } == [nil, "other"])
  }

  @Test func aRouterCanBeLeft() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    let registration = bench.router.record(in: bench.journal)
    registration.cancel()
    bench.router.push(.a)
    let records = try bench.records()
    #expect(records.of("gone").count == 2)
    #expect(records.of("submit").isEmpty)
  }

  @Test(arguments: [true, false])
  func aLinkThatWasOpenedIsToldByItsPattern(isInFull: Bool) throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), isInFull ? .full : .names)
    let router = bench.router
    let table = LinkTable<PlaceRoute>(schemes: ["https"], hosts: ["example.com"]) {
      Link("/a", PlaceRoute.a)
      Link("/c/:number", { (number: Int) in PlaceRoute.c(number) })
    }
    router.links = table
    bench.host.makeScreen = { [router] context in
      // A push on the way names no link.
      if context.route == .c(741) { router.push(.b) }
      if context.route == .b { context.open("/a") }
    }
    router.open("https://example.com/c/741?token=secret#secret")
    router.push(.modal)
    router.open("https://example.com/nowhere/secret")
    // Only a text that is opened names its link.
    router.open(try table.destination(for: "/a"))
    router.open(LinkDestination(route: .a))
    let records = try bench.records()
    #expect(records.of("submit").map { $0["link"] } == ["/c/:number", nil, "/a", nil, nil, nil])
    #expect(try !bench.text().contains("secret") && !bench.text().contains("example.com"))
    if isInFull {
      let report = try Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run()
      #expect(report.isSame, "\(report.difference!)")
    }
  }

  @Test func theEndIsTold() async throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    bench.journal.close()
    bench.router.push(.a)
    let records = try bench.records()
    #expect(records.last?.kind == "close")
    #expect(records.last?["why"] == "closed")
  }

  @Test func aTransitionIsWritten() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a, options: NavigationOptions(transition: .zoom(from: "photo-5")))
    bench.router.pop()
    #expect(try bench.records().of("submit").map { $0["tr"] } == ["zoom(photo-5)", nil])
    let report = try Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run()
    #expect(report.isSame, "\(report.difference!)")
  }

  @Test func aSheetThatTheUserDragsIsWrittenAndReplayed() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.present(.modal, as: .sheet(detents: [.medium, .height(300)]))
    bench.host.userSelects(.height(300), of: bench.router.tree.visibleElement.id)
    #expect(try bench.records().of("user").map { $0["detent"] } == ["300.0pt"])
    let report = try Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run()
    #expect(report.isSame, "\(report.difference!)")
  }

  @Test func whatTheUserDidChangesTheTree() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home, .a))
    bench.host.userCloses(EntryID(rawValue: 2))
    bench.router.host.report(.closed(EntryID(rawValue: 77)))
    let records = try bench.records()
    #expect(records.of("user").map { $0.number("closed") } == [2, 77])
    #expect(records.of("tree").map { $0["why"] } == ["user", "user"])
    #expect(records.of("tree").map { $0.has("sd") } == [true, false])
    #expect(records.of("end").last?["o"] == "unchanged")
  }
}
