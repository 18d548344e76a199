import Testing
import Waymark

/// Parameters as other routers write them.
@Suite struct ForeignParameterTests {
  private func reason(of pattern: String) -> LinkPatternError.Reason? {
    let table = LinkTable<LinkRoute> { Link(pattern, LinkRoute.home) }
    guard case .malformedPattern(_, let error)? = table.findings.first else { return nil }
    return error.reason
  }

  @Test(arguments: ["/item/{id}", "/item/<id>", "/{id}", "/{id}/x", "/<id>?a=b", "/{id}#f"])
  func aSegmentInBracesIsNoText(pattern: String) {
    #expect(reason(of: pattern) == .foreignParameter)
  }

  @Test(arguments: ["/a{id}", "/{}", "/{id>", "/<b>|%2A", "/{id}x", "/%7Bid%7D", "/{", "/<"])
  func othersAreText(pattern: String) {
    #expect(reason(of: pattern) == nil)
  }

  @Test func itIsSaidHowToWriteIt() {
    let table = LinkTable<LinkRoute> { Link("/item/{id}", LinkRoute.home) }
    #expect(table.findings.first?.description.contains(":id") == true)
  }
}
