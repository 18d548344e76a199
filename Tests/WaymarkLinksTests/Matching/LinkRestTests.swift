import Testing
import Waymark
import WaymarkLinks

/// The rest of a path never goes up, whoever decodes it once more.
@Suite struct LinkRestTests {
  private let table = links {
    Link("/files/:path*", LinkRoute.file)
    Link("/documents/:path*", LinkRoute.document)
    Link("/names/:name", LinkRoute.name)
  }

  private func expect(_ reason: LinkError.Reason, of rest: String) {
    for prefix in ["/files/", "/documents/"] {
      #expect(table.refusal(prefix + rest)?.reason == reason, "\(prefix + rest)")
    }
  }

  @Test(arguments: [
    "a%2F..%2F..%2Fetc%2Fpasswd", "a/b%2F..%2Fc", "..%2Fetc", "a%2F..", ".%2Fa", "..%5Ca", "a%5C..%5Cb",
    "%2Fetc%2Fpasswd", "%5C%5Chost%5Cshare", "a/%2Fetc", "a%2Fb", "a%2F", "a/b%5C",
    // Encoded more than once.
    "%252e%252e", "..%252Fa", "%252525252e%252e", "..%255ca", "%25%32%65%25%32%65%25%32%66", "%252Fetc",
    // Longer than UTF-8 has it, and as some servers write it.
    "%25c0%25ae%25c0%25ae", "..%25c1%259ca", ".%25fc%2580%2580%2580%2580%25ae", "%25u002e%25u002e",
    "%25U002f",
    "a%2500b", "a%25c0%2580", "%25E9",
  ])
  func restLeadsNowhereElseHoweverOftenItIsDecoded(rest: String) { expect(.ambiguousRest, of: rest) }

  @Test(arguments: [
    "C%3AWindows", "C%253AWindows", "C%25u003a", "C:/Windows", "c:", "z:a", "a/C:/b", "%43:", "aaaaaaa:/C:",
  ])
  func restHasNoDrive(rest: String) { expect(.ambiguousRest, of: rest) }

  @Test(arguments: [
    ("..a/b..", ["..a", "b.."]), (".../a", ["...", "a"]), ("100%25", ["100%"]), ("%25zz", ["%zz"]),
    ("%2541", ["%41"]), ("My%2520File", ["My%20File"]), ("%25u0100", ["%u0100"]),
    (".%25", [".%"]), ("%25/2e", ["%", "2e"]), ("ab:c/1:/:/a", ["ab:c", "1:", ":", "a"]),
    ("12:30", ["12:30"]),
    // Letters that look like dots and slashes are letters.
    ("%EF%BC%8E%EF%BC%8E", ["\u{FF0E}\u{FF0E}"]),
  ])
  func restThatStaysIsHandedOverAndPrinted(rest: String, segments: [String]) throws {
    #expect(try table.route(for: "/files/" + rest) == .file(segments))
    #expect(try table.route(for: "/documents/" + rest) == .document(segments.joined(separator: "/")))
    for route in [LinkRoute.file(segments), .document(segments.joined(separator: "/"))] {
      #expect(try table.route(for: table.path(for: route)) == route)
    }
  }

  @Test(arguments: [
    LinkRoute.file(["a/b"]), .file(["%2e%2e"]), .file(["..\\a"]), .file([".."]), .file(["a%00"]),
    .file(["", "a"]), .file(["\\"]), .file(["/a"]), .file(["a/", "b"]), .file(["C:"]), .document("C:a"),
    .document("../a"), .document("%2e%2e/a"), .document("/a"), .document("a//b"), .document("a/"),
  ])
  func restThatIsNotReadBackIsNotPrinted(route: LinkRoute) {
    let error = #expect(throws: LinkPrintError.self) { try table.path(for: route) }
    guard case .notReversible = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func errorIsWhereTheRestGoesElsewhere() {
    #expect(table.refusal("/files/a/b/C:/d?C:") == LinkError(.ambiguousRest, at: 11))
    #expect(table.refusal("/files/a%20b/c%2Fd") == LinkError(.ambiguousRest, at: 13))
  }

  @Test func tableMayHandOverAnyText() throws {
    let table = LinkTable<LinkRoute>(rest: .anyText) { Link("/files/:path*", LinkRoute.file) }
    #expect(try table.route(for: "/files/a%2F..%2Fb/%252e%252e") == .file(["a/../b", "%2e%2e"]))
    #expect(try table.path(for: .file(["a/../b"])) == "/files/a%2F..%2Fb")
    #expect(table.refusal("/files/a/%2e%2e")?.reason == .dotSegment)
  }

  @Test func parameterOfOneSegmentTakesAnyText() throws {
    #expect(try table.route(for: "/names/a%2F..%2Fb") == .name("a/../b"))
    #expect(try table.route(for: "/names/%252e%252e") == .name("%2e%2e"))
  }

  @Test func restThatNoRouteKeepsIsPrintedAsAStar() throws {
    let table = links { Link("/x/*", LinkRoute.home) }
    #expect(try table.path(for: .home) == "/x/*")
    for url in ["/x/*", "/x", "/x/a/b"] { #expect(try table.route(for: url) == .home) }
  }

  /// The first flaw of a path, found segment by segment.
  private func flaw(_ path: String) -> LinkError? {
    var offset = 1
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)
    // One slash at the end makes no difference.
    if segments.last == "" { segments.removeLast() }
    for segment in segments {
      if segment.isEmpty { return LinkError(.emptySegment, at: offset) }
      if segment == "." || segment == ".." { return LinkError(.dotSegment, at: offset) }
      offset += segment.utf8.count + 1
    }
    return nil
  }

  /// The check looks at eight bytes at a time, so a flaw stands at every place among them.
  @Test(arguments: 0..<10) func everyShortPathIsTakenOrRefusedAsItsSegmentsSay(before: Int) {
    let table = links { Link("/:path*", LinkRoute.document) }
    let signs = ["a", "b", ".", "/"]
    for number in 0..<1024 {
      let path =
        "b" + String(repeating: "b", count: before) + (0..<5).map { signs[number >> ($0 * 2) & 3] }.joined()
      // Behind the path nothing is a segment.
      for suffix in ["", "?/../x"] { #expect(table.refusal("/" + path + suffix) == flaw(path), "\(path)") }
    }
  }
}
