import Foundation
import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

@Suite struct LinkExplanationTests {
  /// Random tables and texts: the winner is the link that makes the route, and a manifest says the same as far as it knows.
  @Test(arguments: 0..<12) func winnerIsTheLinkThatTheTableTakes(seed: Int) throws {
    var random = LinkRandom(seed: seed &+ 7_000)
    for size in [1, 4, 12, 24] {
      let matcher = ModelMatcher(random.modelTable(size))
      let table = matcher.table.table
      let numbers = matcher.table.declaredNumbers
      let manifest = try JSONDecoder().decode(
        LinkManifest.self, from: JSONEncoder().encode(table.manifest))
      try #require(manifest.links.count == numbers.count)
      for _ in 0..<30 {
        let url = random.modelURL(matcher)
        let source = random.chance(2) ? LinkSource.inside : .outside
        let route = try? table.route(for: url, from: source)
        let exact = table.explanation(for: url, from: source)
        #expect(exact.winner.map { numbers[$0.index] } == route?.number, "\(url) in \(matcher.table)")
        #expect(exact.error == (route == nil ? table.refusal(of: url, from: source) : nil), "\(url)")
        #expect(exact.candidates.count == numbers.count)
        #expect(!exact.candidates.contains { !$0.isCertain || $0.verdict == .leftOut })

        let told = manifest.explanation(for: url, from: source)
        let possible = told.candidates.filter { !$0.isCertain }.map {
          numbers[$0.index]
        }
        let certain = told.winner.map { numbers[$0.index] }
        if possible.isEmpty {
          #expect(certain == route?.number, "\(url)\n\(told)\n\(matcher.table)")
          #expect(told.error == exact.error, "\(url)")
        } else if let number = route?.number {
          #expect((possible + [certain].compactMap(\.self)).contains(number), "\(url)\n\(told)")
        }
      }
    }
  }

  /// The pattern, and a word of the reason.
  @Test(arguments: [
    ("/users/me", "/users/:id", "id has to be Int"), ("/users/me", "/*", "/users/me is tried before it"),
    ("/users/5", "/users/me", "its path does not go on with \"5\""),
    ("/users/5", "/users", "its path does not go on with"),
    ("/users", "/users/:id", "its path goes on where"),
    ("/search", "/search?q=:query&page=:page", "q is missing"),
    ("/search?q=a&page=x", "/search?q=:query&page=:page", "page has to be Int"),
    ("/hidden/1", "/hidden/:id", "may be opened from inside the app only"),
    ("/a/../b", "/*", "no link goes up"),
  ])
  func saysWhyALinkDoesNotTakeIt(_ url: String, _ pattern: String, _ reason: String) throws {
    for explanation in [
      SampleLinks.table.explanation(for: url), SampleLinks.table.manifest.explanation(for: url),
    ] {
      let candidate = try #require(explanation.candidates.first { $0.pattern == pattern })
      #expect(candidate.verdict != .takes)
      #expect(candidate.reason.contains(reason), "\(candidate.reason)")
    }
  }

  @Test func whatBeatsWhatIsSaid() {
    let table = links {
      Link("/a/:name", LinkRoute.name)
      Link("/a/:id", LinkRoute.user)
      Link("/a/:path*", LinkRoute.document)
      Link("/a/1", LinkRoute.me)
      Link("/a/1?raw=:raw", LinkRoute.raw)
      Link("/a/1/*", LinkRoute.missing)
      Link("/a/1", LinkRoute.home)
      Link("/a/1#top", LinkRoute.users)
    }
    let told = table.explanation(for: "/a/1?raw=x").candidates.filter { $0.verdict != .passes }
    #expect(
      told.map(\.pattern) == [
        "/a/1?raw=:raw", "/a/1", "/a/1", "/a/1/*", "/a/:id", "/a/:name", "/a/:path*",
      ])
    #expect(told[1].reason == "/a/1?raw=:raw is tried before it.")
    let twice = table.explanation(for: "/a/1").candidates.filter { $0.pattern == "/a/1" }
    #expect(twice.map(\.verdict) == [.takes, .beaten])
  }

  @Test func whatAManifestDoesNotKnowIsSaid() throws {
    let table = links {
      Link("/posts/:order", LinkRoute.order)
      Link("/posts/:id", LinkRoute.user, where: { $0 > 5 })
      Link("/posts/:name", LinkRoute.name)
    }
    let told = table.manifest.explanation(for: "/posts/9").candidates
    #expect(told.map(\.verdict) == [.takes, .takes, .takes])
    #expect(told.map(\.isCertain) == [false, false, true])
    #expect(told.map(\.pattern) == ["/posts/:id", "/posts/:order", "/posts/:name"])
    #expect(told[0].reason.contains("condition"))
    #expect(told[1].reason.contains("has to be a text of Order"))
    #expect(table.explanation(for: "/posts/9").winner?.pattern == "/posts/:id")
  }

  @Test func aManifestReadsPathsWithoutCaseWhereTheTableDoes() {
    let table = links {
      Link("/Users/me", LinkRoute.me).ignoringCase()
      Link("/files", LinkRoute.home)
    }
    #expect(table.manifest.links.map(\.ignoresCase) == [true, false])
    for explanation in [table.explanation(for:from:), table.manifest.explanation(for:from:)] {
      #expect(explanation("/uSERS/ME", .outside).winner?.pattern == "/Users/me")
      #expect(explanation("/FILES", .outside).winner == nil)
    }
  }

  @Test(arguments: [true, false]) func aManifestReadsPlusSignsAsTheTableDoes(plusIsSpace: Bool) {
    let table = LinkTable<LinkRoute>(plusIsSpace: plusIsSpace) { Link("/words?q=a+b", LinkRoute.home) }
    #expect(table.manifest.plusIsSpace == plusIsSpace)
    for explanation in [table.explanation(for:from:), table.manifest.explanation(for:from:)] {
      #expect(explanation("/words?q=a%2Bb", .outside).winner != nil)
      #expect((explanation("/words?q=a+b", .outside).winner == nil) == plusIsSpace)
    }
  }

  @Test func malformedLinksOfAManifestAreLeftOut() throws {
    var manifest = SampleLinks.table.manifest
    manifest.links[1].pattern = "users/:id"
    manifest.links[2].parameters = manifest.links[1].parameters
    let told = manifest.explanation(for: "/users/5")
    #expect(told.candidates.filter { $0.verdict == .leftOut }.map(\.index) == [1, 2])
    #expect(told.winner?.pattern == "/*")
  }

  @Test(arguments: [
    "", "/", "//", "javascript:alert(1)", "/%", "/\u{0}", String(repeating: "/a", count: 9000),
  ])
  func anyTextIsExplained(_ url: String) {
    let told = SampleLinks.table.manifest.explanation(for: url)
    #expect((told.winner == nil) == (told.error != nil))
    #expect(told.candidates.count == SampleLinks.table.manifest.links.count)
  }
}

extension ModelTable {
  /// The numbers of the links in the order declared.
  fileprivate var declaredNumbers: [Int] { Self.numbers(items) }

  private static func numbers(_ items: [Item]) -> [Int] {
    items.flatMap { item in
      switch item {
      case .link(let link): [link.number]
      case .group(_, let items), .mounted(_, _, let items): numbers(items)
      }
    }
  }
}

extension ModelHit {
  fileprivate var number: Int {
    switch self {
    case .link(let number, _): number
    case .mounted(let hit): hit.number
    }
  }
}

extension LinkTable {
  fileprivate func refusal(of url: String, from source: LinkSource) -> LinkError? {
    do throws(LinkError) {
      _ = try route(for: url, from: source)
      return nil
    } catch {
      return error
    }
  }
}
