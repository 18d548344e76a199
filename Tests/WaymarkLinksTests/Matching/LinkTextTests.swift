import Testing
import Waymark
import WaymarkLinks

/// Which texts are links at all, and where an error points.
@Suite struct LinkTextTests {
  private let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: ["example.com"]) {
    Link("/", LinkRoute.home)
    Link("/users/:id", LinkRoute.user)
    Link("/names/:name", LinkRoute.name)
    Link("/wiki/:page#:section", LinkRoute.section)
    Link("/tags?tag=:tags", LinkRoute.tags)
  }

  @Test(arguments: [
    ("users/5", LinkError.Reason.notHierarchical, 0), (" /users/5", .notHierarchical, 0),
    ("/users//5", .emptySegment, 7), ("/users/5//", .emptySegment, 9), ("/users/../users/5", .dotSegment, 7),
    ("/users/./5", .dotSegment, 7), ("/names/%2e%2E", .dotSegment, 7), ("/names/.", .dotSegment, 7),
    ("/..", .dotSegment, 1), ("/%2e/a", .dotSegment, 1), ("/%6eames/a/%2e", .dotSegment, 11),
    ("/...", .noMatch, 1), ("/..a", .noMatch, 1), ("/users\\5", .backslash, 6),
    ("/users/5\n", .controlCharacter, 8), ("/names/a%00b", .controlCharacter, 8),
    ("/names/%C3/x", .invalidUTF8, 7), ("/tags?tag=%80", .invalidUTF8, 10),
    ("/names/%61//?x", .emptySegment, 11),
    ("//example.com//x", .emptySegment, 14), ("/nowhere", .noMatch, 1), ("/users/5/more", .noMatch, 9),
    ("/users", .noMatch, 6), ("/users%2F5", .noMatch, 1), ("/us%65rs/5/more", .noMatch, 11),
    ("/us%65rs/x", .mismatch(parameter: "id", type: "Int"), 9),
    ("/users/99999999999999999999", .mismatch(parameter: "id", type: "Int"), 7),
  ])
  func isRefused(url: String, reason: LinkError.Reason, offset: Int) {
    #expect(table.refusal(url) == LinkError(reason, at: offset))
  }

  @Test(arguments: ["/", "/?x#y", "https://example.com", "https://example.com?x"])
  func hostWithoutAPathIsTheRoot(url: String) throws {
    #expect(try table.route(for: url) == .home)
  }

  @Test(arguments: ["", "?x", "#x", "?x#y", "#/users/5"])
  func textWithoutHostAndPathIsRefused(url: String) {
    #expect(table.refusal(url) == LinkError(.notHierarchical, at: 0))
  }

  @Test(arguments: [
    ("?q=1&q=2", "1"), ("?=x&q=1", "1"), ("?qq=x&q=1", "1"), ("?q", ""), ("?q=", ""), ("?q=a=b", "a=b"),
    ("?&&q=1&", "1"), ("?%71=1", "1"), ("?q%3D=1", nil), ("?Q=1", nil), ("?q=%26%3D", "&="),
    ("?q=a%2Bb+c", "a+b c"), ("?q=1#q=2", "1"), ("#?q=1", nil), ("", nil), ("?q=?", "?"), ("?q=%25", "%"),
  ])
  func itemOfAQueryIsFoundByItsKey(suffix: String, text: String?) throws {
    let table = links { Link("/s?q=:q", { (q: String?) in .raw(q ?? "none") }) }
    #expect(try table.route(for: "/s" + suffix) == .raw(text ?? "none"))
    #expect(try table.route(for: "/%73" + suffix) == .raw(text ?? "none"))
  }

  @Test(arguments: ["&utm_campaign=50%off", "&%zz=1", "&x=\u{1}", "&%=&=%", "#%"])
  func whatNoPatternAsksForNeverRefuses(suffix: String) throws {
    let table = links { Link("/search?q=:q", LinkRoute.raw) }
    #expect(try table.route(for: "/search?q=milk" + suffix) == .raw("milk"))
  }

  @Test func aTableSaysWhetherAPlusSignIsASpace() throws {
    let table = LinkTable<LinkRoute>(plusIsSpace: false) { Link("/s?q+q=:q", LinkRoute.raw) }
    #expect(try table.route(for: "/s?q+q=a+b") == .raw("a+b"))
  }

  @Test func pathsAreReadWithoutCaseWhereATableOrALinkSaysSo() throws {
    let all = LinkTable<LinkRoute>(ignoresCase: true) {
      Link("/Users/ME", LinkRoute.me)
      Link("/names/Ab:name", LinkRoute.name)
    }
    #expect(try all.route(for: "/uSERS/me") == .me)
    #expect(try all.route(for: "/NAMES/aBXyZ") == .name("XyZ"))
    #expect(all.refusal("/users/you")?.reason == .noMatch)
    let one = links {
      Link("/a/:id", LinkRoute.user).ignoringCase()
      Link("/A/:id", LinkRoute.page)
      Links(under: "/Ä") { Link("/x", LinkRoute.home) }.map { $0.ignoringCase() }
    }
    try one.validate()
    #expect(try one.route(for: "/A/5") == .page(5))
    #expect(try one.route(for: "/a/5") == .user(id: 5))
    #expect(try one.route(for: "/ä/X") == .home)
    let equal = links { ["/a", "/A"].map { Link($0, LinkRoute.home).ignoringCase() } }
    #expect(equal.findings.count == 1)
  }

  @Test func plusIsASpaceInTheQueryAlone() throws {
    #expect(try table.route(for: "/tags?tag=a+b&tag=c%2Bd") == .tags(["a b", "c+d"]))
    #expect(try table.route(for: "/names/a+b") == .name("a+b"))
    #expect(try table.route(for: "/wiki/x#a+b") == .section(page: "x", section: "a+b"))
  }

  @Test func textInAnotherFormOfUnicodeIsAnotherText() throws {
    let table = links { Link("/caf\u{E9}", LinkRoute.home) }
    #expect(try table.route(for: "/caf%C3%A9") == .home)
    #expect(table.refusal("/cafe\u{301}")?.reason == .noMatch)
  }

  @Test(arguments: [
    "80", "BF", "C0%80", "C1%BF", "C2", "C2%7F", "C2%C0", "DF%C0", "E0%9F%BF", "E0%A0", "E1%7F%80",
    "E1%80%7F", "E1%80%C0", "ED%A0%80", "ED%BF%BF", "EF%C0%80", "F0%8F%BF%BF", "F0%90%80", "F1%7F%80%80",
    "F3%80%C0%80", "F3%80%80%C0", "F4%90%80%80", "F5%80%80%80", "FE", "FF",
  ])
  func textThatIsNoUTF8IsRefusedInEveryPart(bytes: String) {
    #expect(table.refusal("/names/%\(bytes)a") == LinkError(.invalidUTF8, at: 7))
    #expect(table.refusal("/tags?tag=%\(bytes)") == LinkError(.invalidUTF8, at: 10))
    #expect(table.refusal("/wiki/x#%\(bytes)") == LinkError(.invalidUTF8, at: 8))
  }

  @Test(arguments: [
    0x01, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x3_FFFF, 0x10_FFFF,
  ])
  func everyCharacterHasATextInALink(scalar: UInt32) throws {
    let name = try String(#require(Unicode.Scalar(scalar)))
    let encoded = name.utf8.map { "%" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(try table.route(for: "/names/" + encoded) == .name(name))
    #expect(try table.route(for: "/names/" + encoded.uppercased()) == .name(name))
    #expect(try table.route(for: table.path(for: .name(name))) == .name(name))
  }

  @Test(arguments: UInt8(0)...0x7F) func everyByteIsLookedAtWhereverItStands(byte: UInt8) {
    let sign = String(UnicodeScalar(byte))
    let table = links {
      Link("/:name?q=:q", { (name: String, q: String?) in LinkRoute.tags([name, q ?? "-"]) })
    }
    // Scanning looks at eight bytes at a time.
    for before in 1..<19 {
      let head = String(repeating: "a", count: before)
      let urls = ["/\(head)\(sign)b", "/\(head)?q=\(sign)b"]
      for (part, url) in urls.enumerated() {
        let offset = before + [1, 4][part]
        switch (byte, part) {
        case (0x00...0x1F, _), (0x7F, _):
          #expect(table.refusal(url) == LinkError(.controlCharacter, at: offset))
        case (0x25, _): #expect(table.refusal(url) == LinkError(.malformedPercentEncoding, at: offset))
        case (0x5C, 0): #expect(table.refusal(url) == LinkError(.backslash, at: offset))
        case (0x2F, 0): #expect(table.refusal(url)?.reason == .noMatch)
        case (0x3F, 0), (0x23, 0): #expect((try? table.route(for: url)) == .tags([head, "-"]))
        case (0x23, 1), (0x26, 1): #expect((try? table.route(for: url)) == .tags([head, ""]))
        case (0x2B, 1): #expect((try? table.route(for: url)) == .tags([head, " b"]))
        default:
          #expect(
            (try? table.route(for: url)) == .tags(part == 0 ? [head + sign + "b", "-"] : [head, sign + "b"]))
        }
      }
    }
  }
}
