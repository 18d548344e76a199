import Testing
import Waymark
import WaymarkLinks

/// Links that somebody writes to do harm: each ends in an error or in a route that the table prints back.
@Suite struct HostileLinkTests {
  private static let seeds = [
    "/users/5", "/users/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc", "/....//",
    "/%252e%252e/",
    "file:///etc/passwd", "javascript:alert(1)", "data:text/html,<script>", "//evil.com/users/5",
    "\\\\evil.com\\x",
    "https://example.com@evil.com/", "https://evil.com#@example.com/", "https://[::ffff:1.2.3.4%25eth0]/",
    "/users/%00",
    "/users/5%0d%0aSet-Cookie:x", "/\u{202E}gpj.exe", "/users/٥", "/users/５", "/%c0%af", "/%f0%82%82%ac",
    "/%ed%a0%80",
    "/names/%F0%9F%98", "/?q=%", "/?q=%zz", "/?&&&=&=&", "/?=", "/#%", "://", ":", "", "?", "#", "/?#",
    "/users/5;id=6",
    "/files/" + String(repeating: "../", count: 500), "/files" + String(repeating: "/a", count: 300),
    "/search?" + String(repeating: "q=1&", count: 2000), "/names/" + String(repeating: "%41", count: 2700),
    "/users/" + String(repeating: "9", count: 4000), "/numbers/" + String(repeating: "1", count: 4000),
    "/numbers/nan", "/numbers/inf", "/numbers/0x1p3", "/days/0000-00-00", "/days/9999999-01-01",
    "/days/2024-02-30T25:61:61Z",
    "/tokens/zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz", "http://example.com:0/", "http://example.com:65536/",
    "/hidden/5",
  ]

  @Test(arguments: 0..<40) func endsInAnErrorOrARouteOfTheTable(seed: Int) {
    var random = LinkRandom(seed: seed)
    for _ in 0..<40 {
      let url = Self.mutated(random.element(Self.seeds, or: "/"), &random)
      do throws(LinkError) {
        let route = try SampleLinks.table.route(for: url)
        if case .hidden = route { Issue.record("An internal link was opened from outside: \(url)") }
        if let printed = try? SampleLinks.table.url(for: route) {
          #expect((try? SampleLinks.table.route(for: printed)) == route)
        }
      } catch {
        #expect(error.offset >= 0 && error.offset <= url.utf8.count, "\(url)")
        #expect(!error.description.isEmpty)
      }
    }
  }

  private static func mutated(_ url: String, _ random: inout LinkRandom) -> String {
    var bytes = Array(url.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let position = Int.random(in: 0...bytes.count, using: &random)
      let byte =
        random.chance(2) ? random.element(Array("/%.?#&=:@\\+[]0aF".utf8), or: 0) : UInt8(random.next() & 255)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(byte, at: position)
      case 1: if position < bytes.count { bytes[position] = byte }
      default: if position < bytes.count { bytes.remove(at: position) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
