import Foundation
import Testing
import Waymark

@Suite struct LinkPropertyTests {
  @Test(arguments: 0..<20) func randomRoutesPrintAndParseBack(seed: Int) throws {
    var random = LinkRandom(seed: seed)
    for _ in 0..<200 {
      let route = random.route()
      let url = try SampleLinks.table.url(for: route)
      #expect(try SampleLinks.table.route(for: url) == route, "\(url)")
    }
  }

  @Test(arguments: 0..<60) func radixTreeAgreesWithTheNaiveMatcher(seed: Int) {
    var random = LinkRandom(seed: seed)
    let specs = (0..<(1 + seed)).map { NaiveLink(number: $0, segments: random.pattern()) }
    let table = LinkTable<Hit> { specs.map(\.link) }
    for _ in 0..<300 {
      let url = random.url()
      #expect(
        (try? table.route(for: url)) == NaiveMatcher(links: specs).route(for: url), "\(url) in \(specs)")
    }
  }

  @Test(arguments: 0..<60) func textsThatFitArePlacedAsTheNaiveMatcherPlacesThem(seed: Int) {
    var random = LinkRandom(seed: seed)
    let specs = (0..<12).map { NaiveLink(number: $0, segments: random.pattern()) }
    let table = LinkTable<Hit> { specs.map(\.link) }
    for spec in specs {
      for _ in 0..<10 {
        let url = random.url(matching: spec)
        #expect(
          (try? table.route(for: url)) == NaiveMatcher(links: specs).route(for: url), "\(url) in \(specs)")
      }
    }
  }
}
