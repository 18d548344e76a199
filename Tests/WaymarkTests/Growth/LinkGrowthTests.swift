import Testing
import Waymark
import WaymarkLinks

/// Thirty-two times the length takes about as many times as long, where a square would be a thousand.
@Suite("Long links take time in proportion to their length")
struct LinkGrowthTests {
  private func growth<R: Route>(of table: LinkTable<R>, _ url: (Int) -> String) -> Double {
    func time(_ count: Int) -> Duration {
      let url = url(count)
      return (0..<5).map { _ in ContinuousClock().measure { _ = try? table.route(for: url) } }.min() ?? .zero
    }
    let short = time(10_000)
    return time(320_000) / short
  }

  @Test func manySegments() {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: .max, depth: .max)) {
      Link("/:path*", LinkRoute.file)
      Link("/users/:id", LinkRoute.user)
    }
    #expect(growth(of: table) { String(repeating: "/a", count: $0) } < 200)
  }

  /// Decoding it anew until nothing changes would take the square.
  @Test(arguments: [
    ("/%", "25"), ("/a", "%25c0%25a5"), ("/a", "%25c0%25a525"), ("/a%25", "c0%25a525"), ("/a", "%25fe%2580"),
    ("/%25f8", "%2580"), ("/1", ":"),
  ])
  func checkOfALongRest(start: String, unit: String) {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: .max, depth: .max)) {
      Link("/:path*", LinkRoute.document)
    }
    #expect(growth(of: table) { start + String(repeating: unit, count: $0 / 2) } < 200)
  }
}
