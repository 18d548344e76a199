import Testing
import Waymark
import WaymarkLinks

@Suite("Links that ask for a fragment")
struct LinkFragmentOrderTests {
  private enum Page: Route {
    case whole(String)
    case part(String, String)
  }

  @Test func theyAreTriedBeforeThoseThatDoNot() throws {
    let table = LinkTable<Page> {
      Link("/a/:x") { Page.whole($0) }
      Link("/a/:x#:part") { Page.part($0, $1) }
    }
    #expect(try table.route(for: "/a/1#z") == .part("1", "z"))
    #expect(try table.route(for: "/a/1") == .whole("1"))
  }
}
