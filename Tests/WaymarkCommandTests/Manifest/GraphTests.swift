import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks
import WaymarkSampleJournals

@testable import WaymarkCommand

@MainActor struct GraphTests {
  static let hostile = [
    "\"]; end", "a\"]:::x", "--> r0", "%% c", "end", "<img src=x onerror=alert(1)>", "`md`", "#quot;", "a;b",
    "r0",
    "\\", "\\\"", "a\nb", "}", "\u{202E}x", "\u{1B}[31m", "&lt;", "{{x}}", "|x|", "", " ", ".", "a.", ".b",
    "é.ü",
    "/*", "*/", "//", "1. x", "- x", String(repeating: "x", count: 10_000),
  ]

  private func manifest(_ names: [String]) throws -> String {
    var manifest = ManifestSample.manifest()
    for name in names {
      var place = manifest.routes[0]
      place.name = name
      place.placements = ["tab \(name)"]
      manifest.routes.append(place)
      if var link = manifest.links?.links[0] {
        link.pattern = name
        link.route = name
        manifest.links?.links.append(link)
      }
      var named = manifest.guards[0]
      named.name = name
      manifest.guards.append(named)
    }
    return manifest.json
  }

  private func graph(
    _ manifest: String, _ journals: [String] = []
  ) throws -> (output: String, errors: String, status: CommandStatus) {
    let files = [manifest] + journals
    return try ManifestSample.run(
      ["graph"] + files.indices.map { "FILE\($0 + 1)" }, files: files)
  }

  @Test func drawsFeaturesRoutesAndLinks() throws {
    let (output, errors, status) = try graph(ManifestSample.manifest().json)
    #expect(status == .ok)
    #expect(errors.isEmpty)
    let diagram = try MermaidParser.parse(output)
    #expect(diagram.nodes["r0"] == "home<br/>push")
    #expect(diagram.subgraphs == ["shop"])
    #expect(diagram.nodes.values.contains("product(id: Int)<br/>push<br/>guard auth"))
    #expect(diagram.nodes.values.contains("/sign-in<br/>inside the app only"))
    #expect(diagram.nodes.values.contains("all: every navigation"))
    #expect(diagram.edges.count == 5)
    #expect(diagram.edges.allSatisfy { $0.hasPrefix("l") })
  }

  @Test func waysOfJournalsAreCounted() throws {
    let (output, errors, status) = try graph(ManifestSample.manifest().json, [Sample.text, Sample.text])
    #expect(status == .ok)
    #expect(errors.isEmpty)
    let diagram = try MermaidParser.parse(output)
    let labels = diagram.edges.filter { $0.contains("|") }
    // A sheet that failed is a way that was taken; what was shown in its place is none.
    #expect(labels == ["r0 -->|\"2\"| r3", "r3 -->|\"2\"| r4"], "\(labels)")
  }

  @Test func openedLinksAreCounted() throws {
    func open(_ number: Int, _ link: String) -> String {
      #"{"k":"submit","s":\#(number),"t":9,"w":1,"n":\#(number),"op":"edit","link":"\#(link)"}"#
    }
    let lines =
      Array(Sample.lines.prefix(2))
      + [open(3, "/shop/:id"), open(4, "/shop"), open(5, "/shop/:id"), open(6, "/old\\\"]/:x")]
    let journals = [Sample.text(of: lines), Sample.text(of: lines)]
    let (output, errors, status) = try graph(ManifestSample.manifest().json, journals)
    #expect(status == .ok && errors.isEmpty)
    let labels = try MermaidParser.parse(output).nodes.filter { $0.key.hasPrefix("l") }.map(\.value).sorted()
    #expect(labels.contains("/shop/:id<br/>opened 4 times"), "\(labels)")
    #expect(labels.contains("/shop<br/>opened 2 times") && labels.contains("/"))
    #expect(labels.count == 6 && output.contains("opened 2 times\"]):::unknown"))
    let one = try graph(ManifestSample.manifest().json, [Sample.text(of: Array(lines.prefix(4)))]).output
    #expect(one.contains("<br/>opened once"))
  }

  @Test func hostileNamesStayLabels() throws {
    let json = try manifest(Self.hostile)
    let (output, _, status) = try graph(json)
    #expect(status == .ok)
    let diagram = try MermaidParser.parse(output)
    let count = 5 + Self.hostile.count
    #expect(diagram.nodes.keys.filter { $0.hasPrefix("r") }.count == count)
    #expect(diagram.nodes.keys.filter { $0.hasPrefix("l") }.count == count)
    #expect(diagram.edges.count == count)
    #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPlain })
    #expect(diagram.nodes.values.contains { $0.contains("#60;img src=x onerror=alert(1)#62;") })
  }

  @Test func aDamagedJournalIsDrawnAndSaid() throws {
    let (output, errors, status) = try graph(ManifestSample.manifest().json, [Sample.text + "{\n"])
    #expect(status == .data)
    #expect(errors.contains("FILE2:21:"))
    #expect(try MermaidParser.parse(output).edges.count == 7)
  }
}
