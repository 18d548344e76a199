import Testing
import Waymark
import WaymarkLinks

/// Parameters as other routers write them.
@Suite struct ForeignParameterTests {
  private static let advice = "a parameter is written with a colon: :id, and neither {id} nor <id>."

  private func reason(of pattern: String) -> LinkPatternError.Reason? {
    let table = LinkTable<LinkRoute> { Link(pattern, LinkRoute.home) }
    return table.patternError?.reason
  }

  @Test(arguments: [
    "/item/{id}", "/item/<id>", "/{id}", "/{id}/x", "/<id>?a=b", "/{id}#f", "/a{id}", "/{id}x",
    "/a<id>b", "/<b>|%2A",
    "/<int:id>", "/{id?}", "/{*path}", "/a{?b}", "/{a}-{b}", "/item?q={q}", "/item?q=<q>",
    "/item?a=:a&q=x{q}", "/item?{q}",
    "/item#{q}", "/item#<q>",
  ])
  func whatIsInBracesIsNoText(pattern: String) {
    #expect(reason(of: pattern) == .foreignParameter)
  }

  @Test func itIsSaidWhere() {
    let table = LinkTable<LinkRoute> { Link("/item?q=x{q}", LinkRoute.home) }
    #expect(table.findings.map(\.description) == ["/item?q=x{q}: at byte 9: \(Self.advice)"])
  }

  @Test(arguments: [
    "/{}", "/<>", "/{id>", "/<id}", "/%7Bid%7D", "/{", "/<", "/a{/b}", "/a?b={&c=}",
    "/a{#b}", "/a}b{", "/$id",
  ])
  func othersAreText(pattern: String) {
    #expect(reason(of: pattern) == nil)
  }

  @Test func itIsSaidHowToWriteIt() {
    let table = LinkTable<LinkRoute> { Link("/item/{id}", LinkRoute.home) }
    #expect(table.findings.first?.description.contains(":id") == true)
  }
}
