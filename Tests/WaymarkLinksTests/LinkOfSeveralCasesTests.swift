import Testing
import Waymark
import WaymarkLinks

@Suite("Links whose parameters decide about the case")
struct LinkOfSeveralCasesTests {
  private enum Animal: Route {
    case cat(Int)
    case dog(Int)
    case bird(Int)
    case none
  }

  private enum App: Route {
    case animals(Animal)
  }

  private static func make(_ id: Int) -> Animal {
    switch id {
    case ..<0: .none
    case ..<100: .cat(id)
    default: .dog(id)
    }
  }

  @Test func eachOfTheCasesIsPrinted() throws {
    let table = LinkTable<Animal> {
      Link("/animals/:id", { (id: Int) in id < 100 ? Animal.cat(id) : .dog(id) })
    }
    #expect(try table.route(for: "/animals/500") == .dog(500))
    #expect(try table.url(for: .cat(5)) == "/animals/5")
    #expect(try table.url(for: .dog(500)) == "/animals/500")
  }

  @Test func whatItDoesNotMakeIsNotPrinted() {
    let table = LinkTable<Animal> {
      Link("/animals/:id", Self.make)
      Link("/old/:id", { Animal.bird($0) }).retired()
    }
    #expect(throws: LinkPrintError.noLink(route: "dog(5)")) { try table.url(for: .dog(5)) }
    #expect(throws: LinkPrintError.noLink(route: "cat(500)")) { try table.url(for: .cat(500)) }
    #expect(throws: LinkPrintError.noLink(route: "bird(500)")) { try table.url(for: .bird(500)) }
    #expect(throws: LinkPrintError.noLink(route: "none")) { try table.url(for: .none) }
  }

  @Test func theFirstThatIsDeclaredIsPrintedAmongThoseForACase() throws {
    let table = LinkTable<Animal> {
      Link("/animals/:id", Self.make)
      Link("/beasts/:id", Self.make)
      Link("/cats/:id", Animal.cat)
      Link("/nobody", Animal.none)
    }
    #expect(try table.url(for: .cat(5)) == "/animals/5")
    #expect(try table.url(for: .cat(500)) == "/cats/500")
    #expect(try table.url(for: .dog(500)) == "/animals/500")
    #expect(try table.url(for: .none) == "/nobody")
  }

  @Test func aLinkForTheCaseAloneComesBeforeIt() throws {
    let table = LinkTable<Animal> {
      Link("/animals/:id", Self.make)
      Link("/dogs/:id", Animal.dog)
    }
    #expect(try table.url(for: .dog(500)) == "/dogs/500")
  }

  @Test func oneThatDoesNotLeadBackLeavesItToTheOthers() throws {
    let table = LinkTable<Animal> {
      Link("/:id", Animal.cat)
      Link("/500", Animal.none)
      Link("/animals/:id", { (id: Int) in id < 100 ? Animal.bird(id) : .cat(id) })
    }
    #expect(try table.url(for: .cat(5)) == "/5")
    #expect(try table.url(for: .cat(500)) == "/animals/500")
  }

  @Test func aRouteWithoutParametersIsPrintedAsTheFirstThatLeadsBack() throws {
    let table = LinkTable<Animal> {
      Link("/a", Animal.cat(1))
      Link("/a", Animal.none)
      Link("/b", Animal.none)
      Link("/c", Animal.none)
    }
    #expect(try table.url(for: .none) == "/b")
  }

  @Test func aMountedOneIsPrintedToo() throws {
    let animals = LinkTable<Animal> { Link("/:id", Self.make) }
    let table = LinkTable<App> { Links(mounted: "/animals", animals, App.animals) }
    #expect(try table.url(for: .animals(.cat(5))) == "/animals/5")
    #expect(try table.url(for: .animals(.dog(500))) == "/animals/500")
  }
}
