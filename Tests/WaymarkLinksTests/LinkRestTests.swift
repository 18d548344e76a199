import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// What is handed over as the rest of a path never goes up, whoever decodes it once more.
@Suite struct LinkRestTests {
  private let table = links {
    Link("/files/:path*", LinkRoute.file)
    Link("/documents/:path*", LinkRoute.document)
    Link("/names/:name", LinkRoute.name)
  }

  private static let climbing = [
    "a%2F..%2F..%2Fetc%2Fpasswd", "a/b%2F..%2Fc", "..%2Fetc", "a%2F..", "a%2F.", ".%2Fa", "%2e%2e%2fa",
    "x/%2E%2E%2Fa", "..%5Ca", "a%5C..%5Cb", "a%5C..", "a/%5C..%2Fb", "%2F..", "%2F.%2F",
    // Encoded more than once.
    "%252e%252e", "%252e%252e/a", "%252e", "..%252Fa", "a%252F..%252Fb", "a%252f%252e%252e", "%25252e%25252e",
    "%252525252e%252e", "..%255ca", "%2525%32%65%252e", "%25%32%65%25%32%65%25%32%66", "%25%2532%2565.%2F",
    // Longer than UTF-8 has it, and as some servers write it.
    "%25c0%25ae%25c0%25ae", "a%25c0%25af..", "..%25c1%259ca", "%25e0%2580%25ae.",
    ".%25f0%2580%2580%25ae%25c0%25af", ".%25f8%2580%2580%2580%25ae",
    ".%25fc%2580%2580%2580%2580%25ae%25c0%25af",
    "%25u002e%25u002e", "..%25U002f..%25u002fa", "%25u00%2532e%25u%30%30%32%65",
    // One in the other: a percent sign, a u, or a digit that is longer than it has to be.
    "a%252F%25C0%25A52e%25C0%25A52e%252Fetc", ".%25e0%2580%25a52e", "%25c0%25a5c0%25c0%25a5ae.",
    "%25%25c0%25b2e.", "%25c0%25a5%25c1%25b5002e.", "%25f0%2580%2580%25a5%25e0%2580%25b2%25c1%25a5",
    "%25u0025c0%25u0025ae",
  ]

  private static let leading = [
    // An absolute path, and what is one between two elements.
    "%2Fetc%2Fpasswd", "%2F", "%2f%2Fhost%2Fshare", "%5Cetc", "%5C%5Chost%5Cshare", "%5C", "a/%2Fetc",
    "a/%5Cetc/b",
    "a%2F%2Fb", "a%2F/b", "a%2F", "a/b%5C", "a%5C%2Fb",
    "%252Fetc", "%25252fetc", "%255Cetc", "a%252F%252Fb", "%25c0%25afetc", "%25u002fetc", "%25c0%25a52fetc",
  ]

  @Test(arguments: leading) func restIsNoAbsolutePath(rest: String) {
    for prefix in ["/files/", "/documents/"] {
      #expect(table.refusal(prefix + rest)?.reason == .emptySegment, "\(prefix + rest)")
    }
  }

  @Test(arguments: ["a%252F", "a%252F/b", "a/b%255C", "a%25252f/b"]) func aNameMayEndWithASeparator(
    rest: String
  ) {
    #expect(table.refusal("/files/" + rest) == nil)
  }

  private static let drives = [
    "C%3A%5CWindows", "C:%5CWindows", "C:/Windows", "c:", "C%3a", "z:a", "C:a%2Fb", "a/C:/b",
    "a/b/c/d/e/f/g/h/C:", "a%2FC:",
    "a%5Cc%3A", "%43:", "C%253A%255CWindows", "%2543%253a", "C%25c0%25ba", "%25u0043%25u003a", "aaaaaaa:/C:",
  ]

  @Test(arguments: drives) func restHasNoDrive(rest: String) {
    for prefix in ["/files/", "/documents/"] {
      #expect(table.refusal(prefix + rest)?.reason == .drive, "\(prefix + rest)")
    }
  }

  @Test func errorIsWhereTheRestGoesElsewhere() {
    #expect(table.refusal("/files/a/b/C:/d?C:") == LinkError(.drive, at: 11))
    #expect(table.refusal("/files/a%2Fb/c%2F%2Fd") == LinkError(.emptySegment, at: 13))
    #expect(
      table.refusal("/files/C:")?.description.hasPrefix("At byte 7: a segment of the path begins") == true)
  }

  @Test(arguments: climbing) func restNeverGoesUp(rest: String) {
    for prefix in ["/files/", "/documents/"] {
      #expect(table.refusal(prefix + rest)?.reason == .dotSegment, "\(prefix + rest)")
    }
  }

  /// Behind a NUL some programs see no text.
  @Test(arguments: ["a%2500b", "a%252500", "a%25c0%2580", "%25u0000"]) func restHasNoEndInTheMiddle(
    rest: String
  ) {
    for prefix in ["/files/", "/documents/"] {
      #expect(table.refusal(prefix + rest)?.reason == .controlCharacter, "\(prefix + rest)")
    }
  }

  @Test func tableMayHandOverAnyText() throws {
    let table = LinkTable<LinkRoute>(rest: .anyText) { Link("/files/:path*", LinkRoute.file) }
    #expect(try table.route(for: "/files/a%2F..%2Fb/%252e%252e") == .file(["a/../b", "%2e%2e"]))
    #expect(try table.path(for: .file(["a/../b"])) == "/files/a%2F..%2Fb")
    #expect(table.refusal("/files/a/%2e%2e")?.reason == .dotSegment)
  }

  private static let staying: [(String, [String])] = [
    ("a%2Fb", ["a/b"]), ("..a/b..", ["..a", "b.."]), (".../a", ["...", "a"]), ("a%2F...%2Fb", ["a/.../b"]),
    ("100%25", ["100%"]), ("%252", ["%2"]), ("%25zz", ["%zz"]), ("%2541", ["%41"]), ("a%5Cb", ["a\\b"]),
    ("%25c0%25", ["%c0%"]), ("a.b/.c", ["a.b", ".c"]), ("a%252Fb", ["a%2Fb"]), ("%25ff", ["%ff"]),
    (".%25", [".%"]), ("%252e%252e%252e", ["%2e%2e%2e"]),
    // No program has ever read seven bytes as one character, nor one that is cut off.
    ("%25fe%2580%2580%2580%2580%2580%25ae.", ["%fe%80%80%80%80%80%ae."]), ("%25e0%2580.", ["%e0%80."]),
    ("%25c0%252e", ["%c0%2e"]), ("%25c0%25ee", ["%c0%ee"]), ("%25u0100", ["%u0100"]),
    ("%25v002e", ["%v002e"]),
    ("ab:c/1:/:/a", ["ab:c", "1:", ":", "a"]), ("x%20:/%C3%A9:", ["x :", "é:"]),
    ("@:/[:/`:/{:", ["@:", "[:", "`:", "{:"]),
    ("12:30/a-b:c", ["12:30", "a-b:c"]), ("a%3F:b", ["a?:b"]), ("%2543a:", ["%43a:"]),
    // Letters that look like dots and slashes are letters.
    ("%EF%BC%8E%EF%BC%8E", ["\u{FF0E}\u{FF0E}"]), ("a%25uff0e", ["a%uff0e"]),
    ("%E2%80%A5%E2%88%95a", ["\u{2025}\u{2215}a"]),
  ]

  @Test(arguments: staying) func restThatStaysIsHandedOver(rest: String, segments: [String]) throws {
    #expect(try table.route(for: "/files/" + rest) == .file(segments))
    #expect(try table.route(for: "/documents/" + rest) == .document(segments.joined(separator: "/")))
  }

  /// What is wrong with a path, found segment by segment.
  private func flaw(_ path: String) -> LinkError? {
    var offset = 1
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)
    // One slash at the end makes no difference, nor is there a segment in the root.
    if segments.last == "", segments.count > 1, path != "/" { segments.removeLast() }
    if segments == [""] { return nil }
    for segment in segments {
      if segment.isEmpty { return LinkError(.emptySegment, at: offset) }
      if segment == "." || segment == ".." { return LinkError(.dotSegment, at: offset) }
      offset += segment.utf8.count + 1
    }
    return nil
  }

  /// Bytes are looked at eight at a time, so what is wrong stands at every place among them.
  @Test(arguments: 0..<10) func everyShortPathIsTakenOrRefusedAsItsSegmentsSay(before: Int) throws {
    let table = links { Link("/:path*", LinkRoute.document) }
    let signs = ["a", "b", ".", "/"]
    for number in 0..<1024 {
      let tail = (0..<5).map { signs[number >> ($0 * 2) & 3] }.joined()
      let path = String(repeating: "b", count: before) + tail
      // Behind the path nothing is a segment.
      for suffix in ["", "?/../x"] {
        let found = Result { () throws(LinkError) in try table.route(for: "/" + path + suffix) }
        guard path.first != "/" else { continue }
        switch found {
        case .success(.document(let rest)):
          #expect(flaw(path) == nil, "\(path)")
          #expect(rest == (path.last == "/" ? String(path.dropLast()) : path))
        case .success(let route): Issue.record("\(route)")
        case .failure(let error): #expect(error == flaw(path), "\(path)")
        }
      }
    }
  }

  @Test func restThatNoRouteKeepsIsPrintedAsAStar() throws {
    let table = links { Link("/x/*", LinkRoute.home) }
    #expect(try table.path(for: .home) == "/x/*")
    #expect(table.manifest.links.map(\.example) == ["/x/*"])
    for url in ["/x/*", "/x", "/x/a/b"] { #expect(try table.route(for: url) == .home) }
  }

  @Test func errorIsWhereTheRestGoesUp() {
    #expect(table.refusal("/files/a%2Fb/c%2F..%2Fd") == LinkError(.dotSegment, at: 13))
    #expect(table.refusal("/files/a/%252e%252e") == LinkError(.dotSegment, at: 9))
  }

  @Test func parameterOfOneSegmentTakesAnyText() throws {
    #expect(try table.route(for: "/names/a%2F..%2Fb") == .name("a/../b"))
    #expect(try table.route(for: "/names/%252e%252e") == .name("%2e%2e"))
  }

  @Test(arguments: [
    LinkRoute.file(["a/../b"]), .file(["a", "../b"]), .file(["%2e%2e"]), .file(["..\\a"]), .file([".."]),
    .file(["a%00"]), .file(["", "a"]), .file(["\\"]), .file(["%2F"]), .file(["/a"]), .file(["a/", "b"]),
    .file(["C:"]),
    .document("C:\\a"), .document("C:a"), .document("a/../b"), .document("../a"), .document("a/./b"),
    .document("a\\..\\b"), .document("%2e%2e/a"), .document("/a"), .document("a//b"), .document("a/"),
  ])
  func restThatIsNotReadBackIsNotPrinted(route: LinkRoute) {
    let error = #expect(throws: LinkPrintError.self) { try table.path(for: route) }
    guard case .notReversible = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    LinkRoute.file(["a/b", "..c", "100%", "%41"]), .file([]), .document("a/b/..c"), .document(""),
    .document("100%/ä"),
  ])
  func restThatStaysIsPrintedAndReadBack(route: LinkRoute) throws {
    #expect(try table.route(for: table.path(for: route)) == route)
  }

  @Test func segmentsOfARestBehindAnotherParameterKeepTheirSlashes() throws {
    let table = LinkTable<Shelf> { Link("/users/:id/files/:path*", Shelf.files) }
    #expect(try table.path(for: .files(5, ["a/b", "c"])) == "/users/5/files/a%2Fb/c")
    #expect(try table.route(for: "/users/5/files/a%2Fb/c") == .files(5, ["a/b", "c"]))
  }
}

private enum Shelf: Route {
  case files(Int, [String])
}
