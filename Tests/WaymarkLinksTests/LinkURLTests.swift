import Testing
import Waymark
import WaymarkLinks

@Suite struct LinkURLTests {
  let table = LinkTable<LinkRoute>(
    schemes: ["https", "http"], hosts: ["example.com", "*.example.org", "[::1]", "localhost:8080"],
    appSchemes: ["myapp"]
  ) {
    Link("/", LinkRoute.home)
    Link("/users/:id", LinkRoute.user)
    Link("/names/:name", LinkRoute.name)
    Link("/wiki/:page#:section", LinkRoute.section)
    Link("/tags?tag=:tags", LinkRoute.tags)
  }

  @Test(arguments: [
    "https://example.com/users/5", "http://example.com:80/users/5", "https://example.com:443/users/5",
    "https://example.com./users/5", "https://www.example.org/users/5", "https://a.b.example.org/users/5",
    "https://[::1]/users/5", "http://localhost:8080/users/5", "/users/5", "/users/5/", "/users/5?a=b",
    "/users/5#x",
    "//example.com/users/5", "myapp://users/5", "MYAPP:///users/5", "myapp:/users/5",
    "/us%65rs/5",
    "/users/%35", "https://example.com/users/5?next=https://evil.com/",
  ])
  func leadsToTheUser(url: String) throws {
    #expect(try table.route(for: url) == .user(id: 5))
  }

  @Test(arguments: [
    ("https://example.com:8080/users/5", LinkError.Reason.foreignHost, 8),
    ("https://evilexample.org/users/5", .foreignHost, 8), ("https://example.org/users/5", .foreignHost, 8),
    ("https://user:pw@example.com/users/5", .userInformation, 8),
    ("https://example.com@evil.com/users/5", .userInformation, 8),
    ("https://[::1/users/5", .malformedAuthority, 8),
    ("https://example.com:99999/", .malformedAuthority, 8),
    ("https://example.com:x/", .malformedAuthority, 8),
    ("https://evil.com\\@example.com/", .malformedAuthority, 16),
    ("https://ex%61mple.com/", .malformedAuthority, 10),
    ("mailto:someone", .foreignScheme, 0), ("javascript:alert(1)", .foreignScheme, 0),
    ("https:users/5", .notHierarchical, 6),
    ("https:", .notHierarchical, 6), ("users/5", .notHierarchical, 0), (" /users/5", .notHierarchical, 0),
    ("/users//5", .emptySegment, 7), ("/users/5//", .emptySegment, 9), ("/users/../users/5", .dotSegment, 7),
    ("/users/./5", .dotSegment, 7), ("/names/%2e%2E", .dotSegment, 7), ("/names/.", .dotSegment, 7),
    ("/.", .dotSegment, 1), ("/..", .dotSegment, 1), ("/./users", .dotSegment, 1),
    ("/../users", .dotSegment, 1),
    ("/%2e/a", .dotSegment, 1), ("/...", .noMatch, 1), ("/a..", .noMatch, 1), ("/..a", .noMatch, 1),
    ("/users\\5", .backslash, 6), ("/users/5\n", .controlCharacter, 8),
    ("/names/a%00b", .controlCharacter, 8),
    ("/names/%ff", .invalidUTF8, 7), ("/names/%C3/x", .invalidUTF8, 7), ("/?q=%80", .invalidUTF8, 4),
    ("/nowhere", .noMatch, 1),
    ("/users/5/more", .noMatch, 9), ("/users", .noMatch, 6),
    ("/us%65rs/x", .mismatch(parameter: "id", type: "Int"), 9), ("/us%65rs//5", .emptySegment, 9),
    ("/names/%61//", .emptySegment, 11), ("/names/%61//?x", .emptySegment, 11),
    ("//example.com//x", .emptySegment, 14),
    ("/us%65rs/5/more", .noMatch, 11), ("/us%65rs/5%41", .mismatch(parameter: "id", type: "Int"), 9),
    ("/names/%C3%A9/x", .noMatch, 14), ("/%6eames/a/%2e", .dotSegment, 11), ("/%C3%A9", .noMatch, 1),
    ("/users/99999999999999999999", .mismatch(parameter: "id", type: "Int"), 7),
  ])
  func isRefused(url: String, reason: LinkError.Reason, offset: Int) {
    #expect(table.refusal(url) == LinkError(reason, at: offset))
  }

  @Test(arguments: [
    ("?q=1&q=2", "1"), ("?=x&q=1", "1"), ("?qq=x&q=1", "1"), ("?q", ""), ("?q=", ""), ("?q=a=b", "a=b"),
    ("?&&q=1&", "1"),
    ("?%71=1", "1"), ("?q%3D=1", nil), ("?Q=1", nil), ("?q=%26%3D", "&="), ("?q=a%2Bb+c", "a+b c"),
    ("?q&q=1", ""), ("?", nil),
    ("?q=1#q=2", "1"), ("#?q=1", nil), ("?x=q&=q", nil), ("", nil), ("?q=+", " "), ("?+q=1", nil),
    ("?x&y=2&q=3&z", "3"),
    ("?q=?", "?"), ("?q=a/b:c@d", "a/b:c@d"), ("?q=%25", "%"), ("?q=%C3%A9&q", "é"), ("/?q=1", "1"),
    ("?q=1&#q", "1"),
  ])
  func itemOfAQueryIsFoundByItsKey(suffix: String, text: String?) throws {
    let table = links { Link("/s?q=:q", { (q: String?) in .raw(q ?? "none") }) }
    #expect(try table.route(for: "/s" + suffix) == .raw(text ?? "none"))
    #expect(try table.route(for: "/%73" + suffix) == .raw(text ?? "none"))
  }

  @Test func plusIsASpaceInTheQueryAlone() throws {
    #expect(try table.route(for: "/tags?tag=a+b&tag=c%2Bd") == .tags(["a b", "c+d"]))
    #expect(try table.route(for: "/names/a+b") == .name("a+b"))
    #expect(try table.route(for: "/wiki/x#a+b") == .section(page: "x", section: "a+b"))
  }

  @Test(arguments: [
    "80", "BF", "C0%80", "C1%BF", "C2", "C2%7F", "C2%C0", "DF%C0", "E0%9F%BF", "E0%A0", "E1%7F%80",
    "E1%80%7F",
    "E1%80%C0", "ED%A0%80", "ED%BF%BF", "EF%C0%80", "F0%8F%BF%BF", "F0%90%80", "F1%7F%80%80", "F3%80%C0%80",
    "F3%80%80%C0", "F4%90%80%80", "F5%80%80%80", "FE", "FF", "E0%A0%80%80", "F4%8F%BF%BF%BF",
  ])
  func whatIsNoUTF8IsRefusedInEveryPart(bytes: String) {
    // A sequence that is whole is followed by what begins none.
    let offset = ["E0%A0%80%80": 9, "F4%8F%BF%BF%BF": 12][bytes] ?? 0
    #expect(table.refusal("/names/%\(bytes)") == LinkError(.invalidUTF8, at: 7 + offset))
    #expect(table.refusal("/names/%\(bytes)a") == LinkError(.invalidUTF8, at: 7 + offset))
    #expect(table.refusal("/tags?tag=%\(bytes)") == LinkError(.invalidUTF8, at: 10 + offset))
    #expect(table.refusal("/names/x#%\(bytes)") == LinkError(.invalidUTF8, at: 9 + offset))
  }

  @Test(arguments: [
    0x01, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x3_FFFF,
    0x4_0000,
    0xF_FFFF, 0x10_0000, 0x10_FFFF,
  ])
  func everyCharacterHasATextInALink(scalar: UInt32) throws {
    let name = try String(#require(Unicode.Scalar(scalar)))
    let encoded = name.utf8.map { "%" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(try table.route(for: "/names/" + encoded) == .name(name))
    #expect(try table.route(for: "/names/" + encoded.uppercased()) == .name(name))
    #expect(try table.route(for: table.path(for: .name(name))) == .name(name))
  }

  @Test func lettersDigitsAndFourSignsArePrintedAsTheyAre() throws {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    #expect(try table.path(for: .name(plain)) == "/names/" + plain)
    for byte in UInt8(1)...0x7F where !plain.utf8.contains(byte) {
      let name = "x" + String(UnicodeScalar(byte))
      let code = "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      #expect(try table.path(for: .name(name)) == "/names/x" + code)
      let isKept = Array("/:@,".utf8).contains(byte)
      #expect(
        try table.path(for: .tags([name])) == "/tags?tag=x" + (isKept ? String(name.dropFirst()) : code))
      #expect(
        try table.path(for: .section(page: "p", section: name)) == "/wiki/p#x"
          + (isKept ? String(name.dropFirst()) : code))
    }
  }

  @Test func literalIsPrintedWithTheSignsThatAreCustomary() throws {
    let table = links {
      Link("/a!$'()+,;=@b", LinkRoute.home)
      Link("/%2Fx%2F%2Fy", LinkRoute.me)
      Link("/c d&%3A%3F?e f=g%26h&i%3D#j k", LinkRoute.users)
    }
    #expect(try table.path(for: .home) == "/a!$'()+,;=@b")
    #expect(try table.path(for: .me) == "/%2Fx%2F%2Fy")
    #expect(try table.path(for: .users) == "/c%20d%26%3A%3F?e%20f=g%26h&i%3D#j%20k")
    for route in [LinkRoute.home, .me, .users] {
      #expect(try table.route(for: table.path(for: route)) == route)
    }
  }

  @Test(arguments: UInt8(0)...0x7F) func everyByteIsLookedAtWhereverItStands(byte: UInt8) {
    let sign = String(UnicodeScalar(byte))
    let table = links {
      Link("/:name?q=:q#:f") { (n: String, q: String?, f: String?) in LinkRoute.tags([n, q ?? "-", f ?? "-"])
      }
    }
    for (before, after) in (0..<19).flatMap({ before in [0, 1, 9].map { (before, $0) } }) {
      let (head, tail) = (String(repeating: "a", count: before + 1), String(repeating: "b", count: after))
      let urls = ["/\(head)\(sign)\(tail)", "/\(head)?q=\(sign)\(tail)", "/x?y&q=1#\(head)\(sign)\(tail)"]
      let offsets = [before + 2, before + 5, before + 10]
      for (part, url) in urls.enumerated() {
        let found = Result { try table.route(for: url) }
        switch byte {
        case 0x00...0x1F, 0x7F:
          #expect(table.refusal(url) == LinkError(.controlCharacter, at: offsets[part]))
        case 0x25:
          // With two digits behind it, it stands for 0xBB, which begins no character.
          let reason = after < 2 ? LinkError.Reason.malformedPercentEncoding : .invalidUTF8
          #expect(table.refusal(url) == LinkError(reason, at: offsets[part]))
        case 0x5C where part == 0: #expect(table.refusal(url) == LinkError(.backslash, at: offsets[0]))
        case 0x2F where part == 0:
          #expect(
            after == 0
              ? (try? found.get()) == .tags([head, "-", "-"]) : table.refusal(url)?.reason == .noMatch)
        case 0x3F where part == 0: #expect((try? found.get()) == .tags([head, "-", "-"]))
        case 0x23 where part == 0: #expect((try? found.get()) == .tags([head, "-", tail]))
        case 0x23 where part == 1: #expect((try? found.get()) == .tags([head, "", tail]))
        case 0x26 where part == 1: #expect((try? found.get()) == .tags([head, "", "-"]))
        case 0x2B where part == 1: #expect((try? found.get()) == .tags([head, " " + tail, "-"]))
        default:
          let texts = [
            [head + sign + tail, "-", "-"], [head, sign + tail, "-"], ["x", "1", head + sign + tail],
          ]
          #expect((try? found.get()) == .tags(texts[part]))
        }
      }
    }
  }

  @Test func encodedSlashIsPartOfTheText() throws {
    #expect(try table.route(for: "/names/a%2Fb") == .name("a/b"))
    #expect(table.refusal("/users%2F5")?.reason == .noMatch)
  }

  @Test func emptyTextIsTheRoot() throws {
    #expect(try table.route(for: "") == .home)
    for url in ["?x", "#x", "?", "#", "?x#y"] { #expect(try table.route(for: url) == .home) }
    #expect(try table.route(for: "https://example.com") == .home)
  }

  @Test func firstOfSeveralSchemesAndHostsIsPrinted() throws {
    #expect(try table.url(for: .user(id: 5)) == "https://example.com/users/5")
    #expect(try table.path(for: .user(id: 5)) == "/users/5")
    let own = LinkTable<LinkRoute>(appSchemes: ["myapp"]) { Link("/users/:id", LinkRoute.user) }
    #expect(try own.url(for: .user(id: 5)) == "myapp://users/5")
    #expect(try own.route(for: "myapp://users/5") == .user(id: 5))
  }

  @Test func ofTwoNumbersInARouteThoseThatTheLinkAsksForAreTaken() throws {
    let table = links { Link("/pages/:page") { LinkRoute.post(user: $0, post: 1) } }
    #expect(try table.path(for: .post(user: 3, post: 1)) == "/pages/3")
    #expect(throws: LinkPrintError.self) { try table.path(for: .post(user: 3, post: 2)) }
  }

  @Test(arguments: 14...40) func aRestBehindALongLiteralIsFoundBehindAllOfIt(count: Int) throws {
    let literal = String(repeating: "a", count: count)
    let table = links { Link("/\(literal)/:path*", LinkRoute.file) }
    #expect(try table.route(for: "/\(literal)/b/c") == .file(["b", "c"]))
    #expect(table.refusal("/\(literal.dropLast())/b")?.reason == .noMatch)
    #expect(table.refusal("/\(literal)b/c")?.reason == .noMatch)
  }

  @Test func aTextWithoutASignHasNoSegment() throws {
    let table = links {
      Link("/names/:name", LinkRoute.name)
      Link("/names", LinkRoute.name(""))
    }
    #expect(try table.path(for: .name("")) == "/names")
    #expect(try table.path(for: .name("a")) == "/names/a")
  }
}
