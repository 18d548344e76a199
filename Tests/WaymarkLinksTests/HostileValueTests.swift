import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// Values and texts at the edges of what types hold: each is read, refused or not printed, and nothing stops the app.
@Suite struct HostileValueTests {
  private let table = links {
    Link("/numbers/:number", LinkRoute.number)
    Link("/days/:day", LinkRoute.day)
    Link("/users/:id", LinkRoute.user)
    Link("/tokens/:token", LinkRoute.token)
    Link("/tags?tag=:tags", LinkRoute.tags)
    Link("/files/:path*", LinkRoute.file)
    Link("/wiki/:page#:section", LinkRoute.section)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
    -0.0, 0.1, 1e300, -.leastNonzeroMagnitude,
  ])
  func numberIsPrintedOnlyIfItIsReadBack(number: Double) throws {
    guard number.isFinite else {
      #expect(throws: LinkPrintError.self) { try table.path(for: .number(number)) }
      return
    }
    #expect(try table.route(for: table.path(for: .number(number))) == .number(number))
  }

  @Test(arguments: [
    "nan", "NaN", "inf", "-inf", "+infinity", "1e400", "-1e400", "0x1p3", "1_000", ".", "-", "+", "e", "1e",
    "--1", "",
    String(repeating: "9", count: 400), "１",
  ])
  func textThatIsNoNumberIsRefused(text: String) {
    #expect(throws: LinkError.self) { try table.route(for: "/numbers/" + text) }
  }

  @Test(arguments: [
    -1e300, 1e300, 3e13, -3e13, 2.9e13, -2.9e13, .nan, .infinity, 1e-40, 0.999_999_999_999_999_9, -1e-9,
    -62_135_769_600,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 252_423_993_599.999,
  ])
  func momentIsPrintedOnlyIfItIsReadBack(interval: Double) throws {
    let route = LinkRoute.day(Date(timeIntervalSinceReferenceDate: interval))
    guard let path = try? table.path(for: route) else { return }
    #expect(try table.route(for: path) == route)
  }

  @Test(arguments: [1e300, -1e300, .nan, .infinity, 1e11])
  func momentThatCannotSayWhatItIsIsDescribedAllTheSame(interval: Double) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    #expect(RouteTree(LinkRoute.day(date)).description == "[day(Date(\(interval)))]")
    let error = #expect(throws: LinkPrintError.self) {
      try links { Link("/", LinkRoute.home) }.path(for: .day(date))
    }
    #expect(error?.description.contains("day(Date(\(interval)))") == true)
    // Only a date's own description ends the program: another value of one number is asked for its own.
    #expect(RouteTree(Parcel(way: Way(length: interval))).description.contains("far"))
    #expect(RouteTree(Meeting(time: DateInterval(start: date, duration: 0))).description.contains("Date("))
  }

  @Test(arguments: [
    "-999999-01-01", "+999999-12-31T23:59:59.5Z", "-000000-01-01", "0000-02-29",
    "9999-12-31T23:59:59+23:59",
    "2024-01-01T00:00:00." + String(repeating: "9", count: 50) + "Z",
  ])
  func momentAtTheEdgeIsReadAndReadBack(text: String) throws {
    let route = try table.route(for: "/days/" + text)
    #expect(try table.route(for: table.path(for: route)) == route)
  }

  @Test(arguments: [
    "0000-00-00", "+999999999-01-01", "2024-01-01T", "2024-01-01T00", "2024-01-01T00:00:00.",
    "2024-01-01T00:00:00.Z",
    "2024-01-01T00:00:00." + String(repeating: "9", count: 90) + "Z", "2024-01-01T00:00+24:00",
    "2024-01-01T00:00+00:60", "2024-01-01T00:00+", "-", "+", "2024-W01-1", "\u{0}", "2024-01-01T00:00:61Z",
  ])
  func textThatIsNoMomentIsRefused(text: String) {
    #expect(throws: LinkError.self) { try table.route(for: "/days/" + text) }
  }

  @Test(arguments: [
    "-9223372036854775809", "9223372036854775808", "-", "--1", "+1", "1 ", "0x1", "٣", "%31%", "%C2%B2",
  ])
  func textThatIsNoIntegerIsRefused(text: String) {
    #expect(throws: LinkError.self) { try table.route(for: "/users/" + text) }
  }

  @Test func manyItemsOfOneKeyAreAllRead() throws {
    let items = (0..<900).map { "tag=\($0)" }.joined(separator: "&")
    #expect(try table.route(for: "/tags?" + items) == .tags((0..<900).map(String.init)))
    let empty = String(repeating: "&", count: 4000) + "tag" + String(repeating: "&tag=", count: 10)
    #expect(try table.route(for: "/tags?" + empty) == .tags(Array(repeating: "", count: 11)))
  }

  @Test func limitsOfMoreThanThereCanBeAreNoOverflow() throws {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: .max, depth: .max)) {
      Link("/files/:path*", LinkRoute.file)
      Link("/files/:path*/", LinkRoute.file)
    }
    let path = String(repeating: "/a", count: 50_000)
    #expect(try table.route(for: "/files" + path) == .file(Array(repeating: "a", count: 50_000)))
    #expect(try table.path(for: .file(Array(repeating: "a", count: 50_000))) == "/files" + path)
  }

  @Test func textInAnotherFormOfUnicodeIsAnotherText() throws {
    let table = links {
      Link("/caf\u{E9}#\u{E9}", LinkRoute.home)
      Link("/x?q=\u{E9}", LinkRoute.me)
      Link("/y/:order(\u{E9}|b)", LinkRoute.name)
    }
    #expect(try table.route(for: "/caf%C3%A9#%C3%A9") == .home)
    for url in ["/cafe\u{301}#\u{E9}", "/caf\u{E9}#e\u{301}", "/x?q=e\u{301}", "/y/e\u{301}"] {
      #expect(throws: LinkError.self, "\(url)") { try table.route(for: url) }
    }
  }

  @Test func listOfTextsLooksAtTheItemThatIsTaken() throws {
    let table = links { Link("/orders?o=:order(newest|oldest)", LinkRoute.order) }
    #expect(try table.route(for: "/orders?o=newest&o=best") == .order(.newest))
    #expect(throws: LinkError.self) { try table.route(for: "/orders?o=best&o=newest") }
  }

  @Test func tablesOfManifestsKeepTheirRows() {
    let table = links { Link("/`posts/:order(a%0Ab|c%7Cd)", LinkRoute.name) }
    #expect(table.manifest.markdown.split(separator: "\n").count == 3)
    #expect(table.manifest.markdown.contains("| `` /`posts/"))
  }

  @Test func deepMountsAreReadAndPrinted() throws {
    var inner = LinkTable<ModelHit> { Link("/:name") { (name: String) in ModelHit.link(0, [[name]]) } }
    for _ in 0..<100 {
      let table = inner
      inner = LinkTable<ModelHit> {
        Links(
          mounted: "/a", table, ModelHit.mounted,
          extracting: { if case .mounted(let hit) = $0 { hit } else { nil } })
      }
    }
    var expected = ModelHit.link(0, [["x"]])
    for _ in 0..<100 { expected = .mounted(expected) }
    let path = String(repeating: "/a", count: 100) + "/x"
    #expect(try inner.route(for: path) == expected)
  }
}

/// A route that holds a number that is no moment.
private struct Parcel: Route {
  let way: Way
}

private struct Way: Hashable, Sendable, CustomStringConvertible {
  let length: Double

  var description: String { "far" }
}

/// A route that holds moments inside another value.
private struct Meeting: Route {
  let time: DateInterval
}
