import Testing
import Waymark

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

  @Test func urlThatIsTooLongWithItsHostIsNotPrinted() throws {
    let table = LinkTable<LinkRoute>(
      schemes: ["https"], hosts: ["example.com"], limits: LinkLimits(length: 24)
    ) { Self.all() }
    #expect(try table.path(for: .name("0123456789")) == "/0123456789")
    #expect(throws: LinkPrintError.self) { try table.url(for: .name("0123456789")) }
  }
}
