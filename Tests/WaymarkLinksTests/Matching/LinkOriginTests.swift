import Testing
import Waymark
import WaymarkLinks

/// Which schemes and hosts a table's links may have.
@Suite struct LinkOriginTests {
  private let listed = LinkTable<LinkRoute>(
    schemes: ["https", "http"], hosts: ["example.com", "*.example.org", "[::1]", "localhost:8080"],
    appSchemes: ["app"]
  ) { Self.all() }
  private let anyHost = LinkTable<LinkRoute>(schemes: ["https"]) { Self.all() }
  private let own = LinkTable<LinkRoute>(appSchemes: ["app"]) { Self.all() }
  private let paths = LinkTable<LinkRoute> { Self.all() }

  @LinkBuilder<LinkRoute> private static func all() -> [Link<LinkRoute>] {
    Link("/", LinkRoute.home)
    Link("/:name", LinkRoute.name)
    Link("/:path*", LinkRoute.file)
  }

  @Test(arguments: [
    "https:///evil.com/x", "https:/evil.com/x", "https://", "///evil.com/x", "//", "https://?q", "https://#f",
    "https:evil.com", "https:", "https:\\\\evil.com/x", "https:/\\evil.com/x", "https:\\/evil.com",
    "/\\evil.com", "\\\\evil.com", "\\/evil.com", "/\t/evil.com", "\t//evil.com", " https://example.com/",
    "ht\ntps://example.com/", "https://\texample.com/", "https://example.com\n/", "\u{1}https://example.com/",
    "https://.", "https://../x", "https://..example.org/x", "https://.example.org/x", "https://:443/x",
    "https://[]/x", "https://[::1/x", "https://[::1]x/", "https://::1/x", "https://example.com:443:443/x",
    "https://example.com:+443/x", "https://example.com:99999999999999999999/x", "https://user@example.com/x",
    "https://user:pw@example.com/x", "https://@example.com/x", "https://example.com@evil.com/x",
    "https://example.com%40evil.com/x", "https://ex%61mple.com/x", "https://example.com%2Fx",
    "https://example.com\\@evil.com", "https://exa mple.com/x", "https://example.com//",
    "javascript:/x", "javascript://x/y", "javascript:alert(1)", "JAVASCRIPT://example.com/%0aalert(1)",
    "data:/x", "data:text/html,x", "vbscript://example.com/x", "file:///x", "file://example.com/x",
    "blob:https://example.com/x", "about:/x", "://x/y", ":/x", "1app://x", "app", "app:", "app:x",
    "app://user@host/", "app://host:80/x", "app://@/x", "app://[::1]/x", "app://a b/x", "app:////x",
    "app:/\\x",
  ])
  func neverMatches(url: String) {
    for (index, table) in [listed, anyHost, own, paths].enumerated() {
      #expect(throws: LinkError.self, "\(index)") { try table.route(for: url) }
    }
  }

  @Test(arguments: [
    "/x", "/x/", "//example.com/x", "https://EXAMPLE.com./x", "http://example.com:0080/x",
    "https://example.com:443/x", "https://example.com:/x", "https://a.b.Example.ORG/x", "https://[::1]/x",
    "http://localhost:8080/x", "https://example.com/x#a@b:c", "https://example.com/x?next=https://evil.com/",
    "app://x", "APP:///x", "app:/x/", "app://x#a@b:c", "app:/x?[a]",
  ])
  func originsOfTheTableLeadToTheirPath(url: String) throws {
    #expect(try listed.route(for: url) == .name("x"))
  }

  @Test(arguments: [
    "https://example.com:80/x", "https://example.com:8443/x", "https://example.org/x",
    "https://xexample.org/x",
    "https://localhost/x", "https://1/x",
  ])
  func otherHostsAndPortsAreForeign(url: String) throws {
    #expect(listed.refusal(url) == LinkError(.foreignHost, at: 8))
    #expect(try anyHost.route(for: url) == .name("x"))
  }

  @Test func tableWithoutSchemesTakesPathsAlone() throws {
    for url in ["https://example.com/x", "//evil.com/x", "app://x", "app:/x", "x://"] {
      #expect(throws: LinkError.self, "\(url)") { try paths.route(for: url) }
    }
    #expect(try paths.route(for: "/https:%2F%2Fevil.com") == .name("https://evil.com"))
  }

  @Test func schemeThatRunsCodeHasToBeListed() throws {
    let table = LinkTable<LinkRoute>(appSchemes: ["file"]) { Self.all() }
    #expect(try table.route(for: "file:///x") == .name("x"))
    #expect(table.refusal("javascript:///x") == LinkError(.foreignScheme, at: 0))
  }

  @Test(arguments: UInt8(0)...0x7F) func hostIsOfBytesThatAllProgramsTakeForAHost(byte: UInt8) throws {
    let middle = String(UnicodeScalar(byte))
    guard !["/", "?", "#"].contains(middle) else { return }
    let reason: LinkError.Reason? =
      switch byte {
      case 0x40: .userInformation
      case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: nil
      default: .malformedAuthority
      }
    let url = "https://a\(middle)b/x"
    #expect(anyHost.refusal(url)?.reason == reason)
    if reason == nil { #expect(try anyHost.route(for: url) == .name("x")) }
    // A name of an app's own is a segment, so fewer bytes have another meaning.
    let app = own.refusal("app://a\(middle)b/x")
    switch byte {
    case 0x40: #expect(app == LinkError(.userInformation, at: 6))
    case 0x00...0x20, 0x3A, 0x5B...0x5D, 0x7F: #expect(app == LinkError(.malformedAuthority, at: 7))
    case 0x25: #expect(app == LinkError(.malformedPercentEncoding, at: 7))
    default: #expect(app == nil)
    }
  }

  @Test(arguments: [
    ("https://a:0/x", true), ("https://a:65535/x", true), ("https://a:65536/x", false),
    ("https://a:/x", true),
    ("https://a:1;/x", false), ("https://a.:80/x", true), ("https://a..:80/x", false),
    ("https://[::]/x", true),
    ("https://[:]/x", false), ("https://[::1]:80/x", true), ("https://[::1]80/x", false),
    ("https://[g::]/x", false), ("https://[::1.2.3.4]/x", true), ("https://a[::1]/x", false),
    ("https://.a/x", false), ("https://A.ÄÖ.z/x", true), ("https://a_~-9/x", true),
    ("https://a+b/x", false), ("https://a%62/x", false),
  ])
  func hostIsLabelsOrAnAddressAndPerhapsAPort(url: String, isSound: Bool) {
    #expect(anyHost.refusal(url) == (isSound ? nil : LinkError(.malformedAuthority, at: 8)))
  }

  @Test(
    arguments: [
      ("az+0-9.zz://a/x", nil), ("AZ:/x", nil), ("az+0-9.z://a/x", LinkError(.foreignScheme, at: 0)),
      ("azz:/x", LinkError(.foreignScheme, at: 0)), ("+az:/x", LinkError(.notHierarchical, at: 0)),
      ("a@z:/x", LinkError(.notHierarchical, at: 0)), ("az:x", LinkError(.notHierarchical, at: 3)),
      ("az+0-9.zz:/a", LinkError(.notHierarchical, at: 10)),
    ] as [(String, LinkError?)])
  func schemeIsOfLettersDigitsAndSigns(url: String, refusal: LinkError?) {
    let table = LinkTable<LinkRoute>(schemes: ["Az+0-9.zZ"], appSchemes: ["aZ"]) { Self.all() }
    #expect(table.refusal(url) == refusal)
  }

  // MARK: Printed

  @Test func urlBeginsWithTheFirstSchemeAndHostThatIsNoWildcard() throws {
    #expect(try listed.url(for: .name("x")) == "https://example.com/x")
    #expect(try listed.path(for: .name("x")) == "/x")
    #expect(try own.url(for: .name("x")) == "app://x")
    #expect(try anyHost.url(for: .name("x")) == "/x")
    let below = LinkTable<LinkRoute>(schemes: ["https"], hosts: ["*.example.com"]) { Self.all() }
    #expect(try below.url(for: .name("x")) == "/x")
  }

  @Test(arguments: [
    ("x.-_~9", "app://x.-_~9"), ("x@", "app:///x%40"), ("x/", "app:///x%2F"), ("[a]", "app:///%5Ba%5D"),
    ("x:", "app:///x%3A"), ("%40", "app:///%2540"),
  ])
  func segmentStandsInTheHostsPlaceOnlyIfItIsAName(name: String, url: String) throws {
    #expect(try own.url(for: .name(name)) == url)
    #expect(try own.route(for: url) == .name(name))
  }
}
