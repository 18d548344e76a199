import Foundation
import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

@Suite struct LinkManifestTests {
  private let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: ["example.com"]) {
    Link("/users/:id", LinkRoute.user)
    Link("/search?q=:query&page=:page", LinkRoute.search)
    Link("/files/:path*", LinkRoute.file)
    Link("/orders/:order(newest|oldest)", LinkRoute.order)
    Link("/hidden/:id", LinkRoute.hidden).internalOnly()
    Link("/>b%3C|%2A", LinkRoute.me).retired()
  }

  @Test func everyExampleIsALinkOfTheTable() throws {
    for link in SampleLinks.table.manifest.links {
      #expect(throws: Never.self, "\(link.pattern)") {
        try SampleLinks.table.route(for: link.example, from: .inside)
      }
    }
    #expect(table.manifest.links[0].example == "https://example.com/users/1")
  }

  @Test func manifestIsTheSameAfterJSON() throws {
    let manifest = table.manifest
    let data = try JSONEncoder().encode(manifest)
    #expect(try JSONDecoder().decode(LinkManifest.self, from: data) == manifest)
    #expect(manifest.links[1].parameters.map(\.presence) == [.required, .optional])
  }

  @Test func siteAssociationExcludesInternalLinksFirst() throws {
    let text = table.manifest.appleAppSiteAssociation(appIDs: ["ABC.com.example"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: [[String: Any]]]])
    let details = try #require(json["applinks"]?["details"]?.first)
    #expect(details["appIDs"] as? [String] == ["ABC.com.example"])
    let components = try #require(details["components"] as? [[String: Any]])
    #expect(
      components.map { $0["/"] as? String } == [
        "/hidden/?*", "/users/?*", "/search", "/files/*", "/orders/?*", "/%3Eb%3C%7C%2A",
      ])
    #expect(components[0]["exclude"] as? Bool == true)
    #expect(components[2]["?"] as? [String: String] == ["q": "*"])
  }

  @Test func everyParameterSaysWhereItStandsAndWhatItMayBe() {
    let link = links {
      Link("/wiki/:page(home|help)/:path*?q=:text&n=:number=3#:part") {
        (page: String, path: [String], text: String?, number: Int, part: String?) in
        LinkRoute.section(page: page, section: part)
      }
    }.manifest.links[0]
    let parameters = link.parameters
    #expect(parameters.map(\.name) == ["page", "path", "text", "number", "part"])
    #expect(parameters.map(\.place) == [.path, .rest, .query, .query, .fragment])
    #expect(parameters.map(\.key) == [nil, nil, "q", "n", nil])
    #expect(parameters.map(\.type) == ["String", "String", "String", "Int", "String"])
    #expect(parameters.map(\.presence) == [.required, .repeated, .optional, .required, .optional])
    #expect(parameters.map(\.defaultText) == [nil, nil, nil, "3", nil])
    #expect(parameters.map(\.allowed) == [["home", "help"], [], [], [], []])
    #expect(parameters.map(\.example) == ["home", "text", "text", "1", "text"])
    #expect(link.example == "/wiki/home/text?q=text&n=1#text")
  }

  @Test func systemMatchesWhatHasToBeThereAndTakesNothingForAWildcard() {
    let links = links {
      Link("/a.b/@:name/x*%3F?mode=e*it&preview&q=:q&n=:n&d=:d=1&o=:o#t%3Fp") {
        (name: String, q: String, n: Int, d: Int, o: String?) in LinkRoute.name(name + q)
      }
      Link("/%2Fx%2F%2Fy", LinkRoute.home)
    }
    let text = links.manifest.appleAppSiteAssociation(appIDs: [])
    for component in [
      ##""/":"/a.b/@?*/x%2A%3F"##, ##""?":{"mode":"e%2Ait","n":"?*","preview":"*","q":"*"}"##,
      ##""#":"t%3Fp"##, ##"{"/":"/%2Fx%2F%2Fy","comment":"/%2Fx%2F%2Fy"}"##,
    ] { #expect(text.contains(component), "\(text)") }
  }

  @Test func whatIsWrittenIsJSONWhateverItHolds() throws {
    let texts = [
      "\"quoted\"", "back\\slash", String((0...0x20).map { Character(Unicode.Scalar($0)) }), "é\u{1F98A}",
    ]
    let text = table.manifest.appleAppSiteAssociation(appIDs: texts)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: [[String: Any]]]])
    #expect(json["applinks"]?["details"]?.first?["appIDs"] as? [String] == texts)
  }
}
