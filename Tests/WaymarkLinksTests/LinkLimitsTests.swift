import Testing
import Waymark
import WaymarkLinks

@Suite("Limits of links")
struct LinkLimitsTests {
  @Test func aLengthOfNothingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) { _ = LinkLimits(length: 0, depth: 1) }
  }

  @Test func limitsAreRoomyUnlessToldOtherwise() {
    #expect(LinkLimits() == LinkLimits(length: 8192, depth: 128))
    #expect(LinkLimits(length: 5).depth == 128)
  }

  @Test func aLengthOfOneIsTheRootAlone() throws {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: 1, depth: 1)) { Link("/", LinkRoute.home) }
    #expect(try table.route(for: "/") == .home)
    #expect(table.refusal("/a") == LinkError(.tooLong(limit: 1), at: 1))
  }

  @Test func asMuchAsTheLimitsSayIsTaken() throws {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: 12, depth: 3)) {
      Link("/:path*", LinkRoute.file)
    }
    #expect(try table.route(for: "/a/b/c") == .file(["a", "b", "c"]))
    #expect(try table.route(for: "/a/b/c/") == .file(["a", "b", "c"]))
    #expect(table.refusal("/a/b/c/d") == LinkError(.tooDeep(limit: 3), at: 7))
    #expect(try table.route(for: "/0123456789a") == .file(["0123456789a"]))
    #expect(table.refusal("/0123456789ab") == LinkError(.tooLong(limit: 12), at: 12))
    let flat = LinkTable<LinkRoute>(limits: LinkLimits(depth: 1)) { Link("/:path*", LinkRoute.file) }
    #expect(try flat.route(for: "/abc") == .file(["abc"]))
    #expect(flat.refusal("/abc/d") == LinkError(.tooDeep(limit: 1), at: 5))
    #expect(flat.refusal("/a/b") == LinkError(.tooDeep(limit: 1), at: 3))
  }

  @Test func aDepthOfNothingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) { _ = LinkLimits(length: 1, depth: 0) }
  }
}
