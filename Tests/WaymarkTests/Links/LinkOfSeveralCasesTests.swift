import Testing
import Waymark

@Suite("Links whose parameters decide about the case")
struct LinkOfSeveralCasesTests {
  private enum Animal: Route {
    case cat(Int)
    case dog(Int)
  }

  @Test func eachOfTheCasesIsPrinted() throws {
    let table = LinkTable<Animal> {
      Link("/animals/:id", { (id: Int) in id < 100 ? Animal.cat(id) : .dog(id) })
    }
    #expect(try table.route(for: "/animals/500") == .dog(500))
    #expect(try table.url(for: .cat(5)) == "/animals/5")
    #expect(try table.url(for: .dog(500)) == "/animals/500")
  }
}
