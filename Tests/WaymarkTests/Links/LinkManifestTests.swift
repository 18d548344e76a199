import Foundation
import Testing
import Waymark

@Suite struct LinkManifestTests {
  private let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: ["example.com"]) {
    Link("/users/:id", LinkRoute.user)
    Link("/search?q=:query&page=:page", LinkRoute.search)
    Link("/files/:path*", LinkRoute.file)
    Link("/orders/:order(newest|oldest)", LinkRoute.order)
    Link("/hidden/:id", LinkRoute.hidden).internalOnly()
    Link("/<b>|%2A", LinkRoute.me).retired()
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
        "/hidden/?*", "/users/?*", "/search", "/files/*", "/orders/?*", "/%3Cb%3E%7C%2A",
      ])
    #expect(components[0]["exclude"] as? Bool == true)
    #expect(components[2]["?"] as? [String: String] == ["q": "*"])
  }

  @Test func assetLinksNameTheApp() throws {
    let text = table.manifest.assetLinks(packageName: "com.example", fingerprints: ["14:6D"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let target = try #require(json.first?["target"] as? [String: Any])
    #expect(target["package_name"] as? String == "com.example")
    #expect(target["sha256_cert_fingerprints"] as? [String] == ["14:6D"])
    #expect(table.manifest.androidPaths.prefix(3) == ["/users/..*", "/search", "/files/.*"])
  }

  @Test func tablesEscapeWhatTheyHold() {
    #expect(table.manifest.markdown.contains("| `/<b>\\|%2A` |"))
    #expect(table.manifest.html().contains("<code>/&lt;b&gt;|%2A</code>"))
    #expect(table.manifest.html(title: "<x>").contains("<title>&lt;x&gt;</title>"))
    #expect(table.manifest.markdown.split(separator: "\n").count == 8)
  }
}
