import Testing
import Waymark

/// Random links, tables and texts.
@Suite struct LinkPropertyTests {
  @Test(arguments: 0..<20) func randomRoutesPrintAndParseBack(seed: Int) throws {
    var random = LinkRandom(seed: seed)
    for _ in 0..<200 {
      let route = random.route()
      let url = try SampleLinks.table.url(for: route)
      #expect(try SampleLinks.table.route(for: url) == route, "\(url)")
    }
  }

  /// Random tables and texts: the same route from outside and inside, errors that point into the text, and links that lead back.
  @Test(arguments: 0..<24) func tableAgreesWithTheModel(seed: Int) {
    var random = LinkRandom(seed: seed)
    for size in [1, 4, 12, 24] {
      let matcher = ModelMatcher(random.modelTable(size))
      let table = matcher.table.table
      let mayBe = ["match the same links", "since there is no scheme", "is in schemes and in appSchemes"]
      let findings = table.findings.filter { finding in !mayBe.contains { finding.contains($0) } }
      #expect(findings.isEmpty)
      for _ in 0..<50 {
        let problem = table.problem(with: random.modelURL(matcher), matcher)
        #expect(problem == nil, "\(problem ?? "") in \(matcher.table)")
        if problem != nil { return }
      }
    }
  }
}
