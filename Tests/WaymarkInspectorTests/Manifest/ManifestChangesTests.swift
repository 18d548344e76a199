import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

@Suite struct ManifestChangesTests {
  private typealias Changes = (breaking: [String], harmless: [String])

  private func changes(
    _ old: LinkTable<LinkRoute>, _ new: LinkTable<LinkRoute>
  ) -> Changes {
    let changes = new.manifest.changes(since: old.manifest)
    func texts(_ isBreaking: Bool) -> [String] {
      changes.filter { $0.isBreaking == isBreaking }.map { "\($0.subject): \($0.text)" }
    }
    return (texts(true), texts(false))
  }

  /// Random tables, among whose links many have the same path.
  @Test(arguments: 0..<40) func nothingHasChangedInTheSameRandomTable(seed: Int) {
    var random = LinkRandom(seed: seed &+ 9_000)
    let manifest = random.modelTable(24).table.manifest
    #expect(manifest.changes(since: manifest) == [])
  }

  @Test func aLinkThatWentBreaks() {
    let old = links {
      Link("/users/me", LinkRoute.me)
      Link("/names/:name", LinkRoute.name)
    }
    let found = changes(old, links { Link("/names/:name", LinkRoute.name) })
    #expect(found.breaking == ["/users/me: no link takes /users/me any more"])
    let taken = changes(
      old,
      links {
        Link("/names/:name", LinkRoute.name)
        Link("/*", LinkRoute.missing)
      })
    #expect(taken.breaking == ["/users/me: /users/me leads to missing by /*, and led to me"])
    #expect(taken.harmless == ["/*: is new"])
  }

  @Test func aTypeThatChangedBreaks() {
    let found = changes(links { Link("/x/:a", LinkRoute.name) }, links { Link("/x/:a", LinkRoute.user) })
    #expect(found.breaking == ["/x/:a: has a: Int, and had a: String"])
  }

  @Test func whatBecomesRequiredBreaks() {
    let make: @Sendable (String, String?) -> LinkRoute = { page, _ in .name(page) }
    let strict: @Sendable (String, String) -> LinkRoute = { page, _ in .name(page) }
    let found = changes(
      links { Link("/w?a=:a&b=:b", make) }, links { Link("/w?a=:a&b=:b", strict) })
    #expect(found.breaking == ["/w?a=:a&b=:b: has b: String, and had b: String?"])
    let eased = changes(links { Link("/w?a=:a&b=:b", strict) }, links { Link("/w?a=:a&b=:b", make) })
    #expect(eased.breaking.isEmpty)
    #expect(eased.harmless == ["/w?a=:a&b=:b: has b: String?, and had b: String"])
    let added = changes(links { Link("/w?a=:a", LinkRoute.name) }, links { Link("/w?a=:a&b=:b", strict) })
    #expect(added.breaking == ["/w?a=:a: has b: String too"])
    let optional = changes(links { Link("/w?a=:a", LinkRoute.name) }, links { Link("/w?a=:a&b=:b", make) })
    #expect(optional.breaking.isEmpty)
    let defaulted = changes(
      links { Link("/p?page=:page=1", LinkRoute.page) }, links { Link("/p?page=:page", LinkRoute.page) })
    #expect(
      defaulted.breaking == ["/p?page=:page=1: has page: Int, and had page: Int = 1"])
  }

  @Test func textsThatWentBreak() {
    let old = links { Link("/p/:name(a|b)", LinkRoute.name) }
    #expect(
      changes(old, links { Link("/p/:name(a|c)", LinkRoute.name) }).breaking
        == ["/p/:name(a|b): has name: String (a, c), and had name: String (a, b)"])
    #expect(changes(old, links { Link("/p/:name(b|a|c)", LinkRoute.name) }).breaking.isEmpty)
    #expect(changes(old, links { Link("/p/:name", LinkRoute.name) }).breaking.isEmpty)
    #expect(!changes(links { Link("/p/:name", LinkRoute.name) }, old).breaking.isEmpty)
  }

  @Test func aLinkForInsideOnlyBreaks() {
    let link = Link("/users/me", LinkRoute.me)
    let found = changes(links { link }, links { link.internalOnly() })
    #expect(found.breaking == ["/users/me: is for inside the app only now"])
    #expect(changes(links { link.internalOnly() }, links { link }).breaking.isEmpty)
    #expect(changes(links { link }, links { link.retired() }).breaking.isEmpty)
  }

  @Test func aLinkThatIsShadowedBreaks() {
    let old = links { Link("/users/:id", LinkRoute.user) }
    let new = links {
      Link("/users/:id", LinkRoute.user)
      Link("/users/1", LinkRoute.me)
    }
    #expect(changes(old, new).breaking == ["/users/:id: /users/1 leads to me by /users/1, and led to user"])
  }

  @Test func schemesHostsAndLimitsCount() {
    func table(_ schemes: [String], _ hosts: [String], _ app: [String], length: Int = 100) -> LinkTable<
      LinkRoute
    > {
      LinkTable(schemes: schemes, hosts: hosts, appSchemes: app, limits: LinkLimits(length: length)) {
        Link("/users/me", LinkRoute.me)
      }
    }
    let old = table(["https"], ["a.example.com", "b.org"], ["app"])
    #expect(changes(old, table(["HTTPS"], ["*.example.com", "b.org"], ["app"])).breaking.isEmpty)
    #expect(
      changes(old, table(["https"], ["b.org"], [], length: 50)).breaking == [
        "app scheme app: went, and no link with it works any more",
        "host a.example.com: went, and no link with it works any more",
        "limits: the length is limited to 50, and it was 100",
      ])
    #expect(changes(table(["https"], [], []), table(["https"], ["b.org"], [])).breaking.count == 1)
    let anyHost = changes(old, table(["https"], [], ["app"]))
    #expect(anyHost.breaking.isEmpty)
    #expect(anyHost.harmless == ["host *: is new"])
  }

  @Test func theReadingOfCaseAndOfPlusSignsCounts() {
    func table(ignoresCase: Bool, plusIsSpace: Bool) -> LinkTable<LinkRoute> {
      LinkTable(plusIsSpace: plusIsSpace, ignoresCase: ignoresCase) { Link("/users/me", LinkRoute.me) }
    }
    let (loose, strict) = (
      table(ignoresCase: true, plusIsSpace: true), table(ignoresCase: false, plusIsSpace: false)
    )
    #expect(
      changes(loose, strict).breaking == [
        "plus sign in queries: stands for itself now", "/users/me: is read with case now",
      ])
    #expect(changes(strict, loose).harmless == ["/users/me: is not read with case any more"])
  }

  /// A link that opens to more than before does not go by unseen either.
  @Test func whatIsTakenBackIsSaid() {
    func table(_ rest: LinkRestRule) -> LinkTable<LinkRoute> {
      LinkTable(appSchemes: ["app"], rest: rest) { Link("/files/:path*", LinkRoute.document) }
    }
    let found = changes(table(.staysBelow), table(.anyText))
    #expect(found.breaking.isEmpty)
    #expect(found.harmless == ["rests of paths: may be any text now"])
    #expect(changes(table(.anyText), table(.staysBelow)).breaking.count == 1)
    var old = table(.anyText).manifest
    let new = old
    old.links[0].isConditional = true
    old.links[0].isHierarchical = true
    let texts = new.changes(since: old).map { "\($0.isBreaking ? "!" : " ")\($0.text)" }
    #expect(texts == [" is not conditional any more", " is not hierarchical any more"])
    let back = old.changes(since: new).map(\.text)
    #expect(
      back == ["is conditional now", "is hierarchical now"])
  }

  @Test func routesAndGuardsCount() {
    func manifest(_ routes: [String: [String]], _ guards: [String: [String]?]) -> NavigationManifest {
      let text = """
        {"version": 1, "guards": [\(guards.map { name, routes in
          "{\"name\": \"\(name)\"" + (routes.map { ", \"routes\": \($0)" } ?? "") + "}"
        }.joined(separator: ","))],
        "routes": [\(routes.map { "{\"name\": \"\($0)\", \"values\": [], \"placements\": \($1)}" }.joined(separator: ","))]}
        """
      return try! NavigationManifest(json: Array(text.utf8))
    }
    let old = manifest(["home": ["root"], "a": ["push"]], ["g": ["a"]])
    let found = manifest(["home": ["push"], "b": ["push"]], ["g": nil]).changes(since: old)
    #expect(
      found.map { "\($0.isBreaking ? "!" : " ")\($0.subject): \($0.text)" }.sorted() == [
        " b: is new",
        " guard g: is asked about every navigation, and was asked about a",
        " home: is placed as push, and was placed as root",
        "!a: went",
      ])
  }
}
