import Testing
import Waymark
import WaymarkLinks

/// Which schemes and hosts a table's links may have.
@Suite struct LinkOriginTests {
  private let listed = LinkTable<LinkRoute>(
    schemes: ["https", "http"], hosts: ["example.com", "*.example.org", "[::1]"], appSchemes: ["app"]
  ) { Self.all() }
  private let anyHost = LinkTable<LinkRoute>(schemes: ["https"]) { Self.all() }
  private let own = LinkTable<LinkRoute>(appSchemes: ["app"]) { Self.all() }
  private let paths = LinkTable<LinkRoute> { Self.all() }

  @LinkBuilder<LinkRoute> private static func all() -> [Link<LinkRoute>] {
    Link("/", LinkRoute.home)
    Link("/:name", LinkRoute.name)
    Link("/:path*", LinkRoute.file)
  }

  private var tables: [LinkTable<LinkRoute>] { [listed, anyHost, own, paths] }

  @Test(arguments: [
    "https:///evil.com/x", "https:/evil.com/x", "https:/", "https://", "https:///", "https:////evil.com/x",
    "///evil.com/x", "//", "///", "////", "https://?q", "https://#f", "http:///x", "https:evil.com", "https:",
    "https:\\\\evil.com/x", "https:/\\evil.com/x", "https:\\/evil.com", "/\\evil.com", "\\\\evil.com",
    "\\/evil.com",
    "/\t/evil.com", "\t//evil.com", " https://example.com/", "ht\ntps://example.com/",
    "https\t://example.com/",
    "https://\texample.com/", "https://example.com\n/", "\u{1}https://example.com/", "https:\t//example.com/",
    "https://.", "https://./x", "https://../x", "https://..example.org/x", "https://.example.org/x",
    "https://example.com../x", "https://:443/x", "https://[]/x", "https://[::1/x", "https://[::1]x/",
    "https://::1/x",
    "https://example.com:443:443/x", "https://example.com:+443/x", "https://example.com:-1/x",
    "https://example.com:65536/x", "https://example.com:99999999999999999999/x",
    "https://user@example.com/x", "https://user:pw@example.com/x", "https://@example.com/x",
    "https://:@example.com/",
    "https://example.com@evil.com/x", "https://example.com%40evil.com/x", "https://ex%61mple.com/x",
    "https://%2e/x", "https://example.com%2Fx", "https://example.com\\@evil.com", "https://exa mple.com/x",
    "javascript:/x", "javascript://x/y", "javascript:alert(1)", "JAVASCRIPT://example.com/%0aalert(1)",
    "data:/x", "data:text/html,x", "data://example.com/x", "vbscript:/x", "vbscript://example.com/x",
    "file:/x", "file:///x", "file://example.com/x", "blob:https://example.com/x", "about:/x", "://x/y", ":/x",
    "1app://x", "app", "app:", "app:x", "app://user@host/", "app://user:pw@host/x", "app://host:80/x",
    "app://@/x",
    "app://[::1]/x", "app://a b/x", "app:////x", "app:/\\x", "app:\\\\x", "app://x\\y",
  ])
  func neverMatches(url: String) {
    for (index, table) in tables.enumerated() {
      #expect(throws: LinkError.self, "\(index)") { try table.route(for: url) }
    }
  }

  @Test func tableWithoutSchemesTakesPathsAlone() throws {
    for url in ["https://example.com/x", "//evil.com/x", "app://x", "app:/x", "x://", "https://example.com"] {
      #expect(throws: LinkError.self, "\(url)") { try paths.route(for: url) }
    }
    #expect(try paths.route(for: "/x") == .name("x"))
    #expect(try paths.route(for: "/https:%2F%2Fevil.com") == .name("https://evil.com"))
    #expect(paths.refusal("//evil.com/x")?.offset == 0)
  }

  @Test func firstSegmentIsNoDotsHoweverItIsWritten() {
    for url in ["/.", "/..", "/%2e", "/%2E%2e", "/.%2e", "/%2e/x", "/%2e?q", "/%2e#f"] {
      #expect(paths.refusal(url) == LinkError(.dotSegment, at: 1), "\(url)")
    }
  }

  @Test func tableWithAppSchemesAloneTakesNoHost() throws {
    #expect(throws: LinkError.self) { try own.route(for: "//x/y") }
    for url in ["app://x", "app:///x", "app:/x", "APP://x/", "/x"] {
      #expect(try own.route(for: url) == .name("x"), "\(url)")
    }
    for url in ["app://", "app:///", "app:/", "/"] { #expect(try own.route(for: url) == .home, "\(url)") }
  }

  @Test func tableWithoutHostsTakesAnyHost() throws {
    for url in ["https://evil.com/x", "https://example.com:8443/x", "https://[::1]/x", "//a.b/x"] {
      #expect(try anyHost.route(for: url) == .name("x"), "\(url)")
    }
  }

  @Test func hostsAreComparedWithoutCaseAndWithoutTheLastDot() throws {
    for url in [
      "https://EXAMPLE.com./x", "https://a.b.Example.ORG/x", "https://example.com:/x",
      "http://example.com:0080/x",
    ] {
      #expect(try listed.route(for: url) == .name("x"), "\(url)")
    }
    for url in ["https://example.org/x", "https://xexample.org/x", "https://example.com:80/x", "https://1/x"]
    {
      #expect(listed.refusal(url)?.reason == .foreignHost, "\(url)")
    }
  }

  @Test func hostEndsWhereThePathTheQueryOrTheFragmentBegins() throws {
    for url in ["app://x#a@b:c", "app://x?a@b:c", "app://x/#a@b", "app:///x#a b@", "app:/x?[a]"] {
      #expect(try own.route(for: url) == .name("x"), "\(url)")
    }
    for url in ["app://#a@b", "app://?a:b", "app:///?@", "app:/#:"] {
      #expect(try own.route(for: url) == .home, "\(url)")
    }
    for url in ["https://example.com#a@b:c", "https://example.com?a@b:c", "//example.com#[", "//[::1]?@"] {
      #expect(try listed.route(for: url) == .home, "\(url)")
    }
    for url in [
      "https://example.com/x#a@b:c", "https://example.com/x?a@b:c", "//example.com/x?https://e@vil",
    ] {
      #expect(try listed.route(for: url) == .name("x"), "\(url)")
    }
  }

  /// What a byte in the middle of `ab` makes of a host.
  private func isInHost(_ byte: UInt8) -> LinkError.Reason? {
    switch byte {
    case 0x40: .userInformation
    case 0x25: .malformedPercentEncoding
    // Spaces, control characters, `"<>[\]^`{|}`, and a colon with what is no port behind it.
    case 0x00...0x20, 0x22, 0x3A, 0x3C, 0x3E, 0x5B...0x5E, 0x60, 0x7B...0x7D, 0x7F: .malformedAuthority
    default: nil
    }
  }

  @Test(arguments: UInt8(0)...0x7F) func hostIsOfBytesThatAllProgramsTakeForAHost(byte: UInt8) throws {
    let middle = String(UnicodeScalar(byte))
    guard !["/", "?", "#"].contains(middle) else { return }
    let reason = isInHost(byte)
    let url = "https://a\(middle)b/x"
    let refusal = anyHost.refusal(url)
    #expect(refusal?.reason == reason, "\(refusal?.description ?? "")")
    if reason == nil { #expect(try anyHost.route(for: url) == .name("x")) }
    if let refusal { #expect(refusal.offset == (["@", ":", "[", "]"].contains(middle) ? 8 : 9)) }
    // A name of an app's own is a segment, so fewer bytes have another meaning.
    let app = own.refusal("app://a\(middle)b/x")
    switch byte {
    case 0x40: #expect(app == LinkError(.userInformation, at: 6))
    case 0x00...0x20, 0x3A, 0x5B...0x5D, 0x7F: #expect(app == LinkError(.malformedAuthority, at: 7))
    case 0x25: #expect(app == LinkError(.malformedPercentEncoding, at: 7))
    default: #expect(try own.route(for: "app://a\(middle)b/x") == .file(["a\(middle)b", "x"]))
    }
  }

  @Test func encodedByteInAHostIsRefusedWhereItIs() {
    for (url, offset) in [("https://a%41b/", 9), ("https://%41/", 8), ("https://ab%41", 10)] {
      #expect(anyHost.refusal(url) == LinkError(.malformedAuthority, at: offset), "\(url)")
    }
    for url in ["https://a%4", "https://a%", "https://a%4g", "https://a%g4/"] {
      #expect(anyHost.refusal(url) == LinkError(.malformedPercentEncoding, at: 9), "\(url)")
    }
  }

  @Test(arguments: [
    ("https://a:0/x", true), ("https://a:65535/x", true), ("https://a:65536/x", false),
    ("https://a:/x", true),
    ("https://a:9/x", true), ("https://a:1:/x", false), ("https://a:1;/x", false), ("https://a.:80/x", true),
    ("https://a..:80/x", false), ("https://[::]/x", true), ("https://[:]/x", false), ("https://[1]/x", false),
    ("https://[1:]/x", true), ("https://[::1]:80/x", true), ("https://[::1]:/x", true),
    ("https://[::1]80/x", false), ("https://[g::]/x", false), ("https://[::1.2.3.4]/x", true),
    ("https://a[::1]/x", false), ("https://a.b.c/x", true), ("https://a..b/x", false),
    ("https://.a/x", false),
    ("https://A.ÄÖ.z/x", true), ("https://a+b!$&'()*,;=_~-9/x", true),
  ])
  func hostIsLabelsOrAnAddressAndPerhapsAPort(url: String, isSound: Bool) {
    #expect(anyHost.refusal(url) == (isSound ? nil : LinkError(.malformedAuthority, at: 8)))
  }

  @Test func schemeIsOfLettersDigitsAndSigns() throws {
    let table = LinkTable<LinkRoute>(schemes: ["Az+0-9.zZ"], appSchemes: ["aZ"]) { Self.all() }
    try table.validate()
    for url in ["az+0-9.zz://a/x", "AZ+0-9.ZZ://a/x", "AZ:/x", "az://x"] {
      #expect(try table.route(for: url) == .name("x"), "\(url)")
    }
    for url in ["az+0-9.z://a/x", "az+0-9.zzz://a/x", "a:/x", "azz:/x"] {
      #expect(table.refusal(url) == LinkError(.foreignScheme, at: 0), "\(url)")
    }
    for url in [
      "+az:/x", "0az:/x", "-az:/x", ".az:/x", "a@z:/x", "a[z:/x", "a`z:/x", "a{z:/x", "a/:/x", "a,z:/x", ":",
      "az",
    ] {
      #expect(table.refusal(url) == LinkError(.notHierarchical, at: 0), "\(url)")
    }
    for url in ["az:", "az:x", "az:?", "az+0-9.zz:", "az+0-9.zz:/a"] {
      #expect(table.refusal(url)?.reason == .notHierarchical, "\(url)")
      #expect(table.refusal(url)?.offset == (url.hasPrefix("az:") ? 3 : 10), "\(url)")
    }
  }

  @Test func schemeThatRunsCodeHasToBeListed() throws {
    let table = LinkTable<LinkRoute>(appSchemes: ["file"]) { Self.all() }
    #expect(try table.route(for: "file:///x") == .name("x"))
    #expect(throws: LinkError.self) { try table.route(for: "javascript:///x") }
  }

  @Test func twoSlashesAreNotTheRoot() {
    for url in ["https://example.com//", "//example.com//", "app:////"] {
      #expect(listed.refusal(url)?.reason == .emptySegment, "\(url)")
    }
  }

  @Test func tableWithoutAHostToPrintPrintsPaths() throws {
    #expect(try anyHost.url(for: .name("x")) == "/x")
    let below = LinkTable<LinkRoute>(schemes: ["https"], hosts: ["*.example.com"]) { Self.all() }
    #expect(try below.url(for: .name("x")) == "/x")
  }

  @Test(arguments: ["a@b", "a:b", "[a]", "ä b", "a/b", "%40", "x"])
  func whatIsPrintedWithTheAppsSchemeIsReadBack(name: String) throws {
    #expect(try own.route(for: own.url(for: .name(name))) == .name(name))
    let literal = LinkTable<LinkRoute>(appSchemes: ["app"]) { Link("/@:name", LinkRoute.name) }
    #expect(try literal.route(for: literal.url(for: .name(name))) == .name(name))
  }

  @Test func segmentStandsInTheHostsPlaceOnlyIfItIsAName() throws {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    for letter in plain { #expect(try own.url(for: .name("x\(letter)")) == "app://x\(letter)") }
    for (name, code) in [
      ("x@", "x%40"), ("x/", "x%2F"), ("x[", "x%5B"), ("x`", "x%60"), ("x{", "x%7B"), ("x:", "x%3A"),
    ] {
      #expect(try own.url(for: .name(name)) == "app:///" + code)
    }
    let table = LinkTable<LinkRoute>(appSchemes: ["app", "other"]) {
      Link("/x/@:name?q=1#f", LinkRoute.name)
      Link("/me?a=b@c#d:e", LinkRoute.me)
      Link("/?x=:x", LinkRoute.raw)
      Link("/@", LinkRoute.users)
    }
    #expect(try table.url(for: .name("y")) == "app://x/@y?q=1#f")
    #expect(try table.url(for: .me) == "app://me?a=b%40c#d:e")
    #expect(try table.url(for: .raw("y")) == "app://?x=y")
    #expect(try table.url(for: .users) == "app:///@")
  }

  @Test func urlThatIsTooLongWithItsHostIsNotPrinted() throws {
    let table = LinkTable<LinkRoute>(
      schemes: ["https"], hosts: ["example.com"], limits: LinkLimits(length: 24)
    ) { Self.all() }
    #expect(try table.path(for: .name("0123456789")) == "/0123456789")
    #expect(throws: LinkPrintError.self) { try table.url(for: .name("0123456789")) }
  }
}
