import Testing
import Waymark
import WaymarkIntents
import WaymarkLinks
import WaymarkTesting

@MainActor
struct PlaceOfferTests {
  private let window = Window()
  private var router: Router<MagazineRoute> { window.router }
  private var offer: PlaceOffer<MagazineRoute>? { router.offer { $0.title } }

  @Test(
    arguments: [
      (.front, "https://magazine.example/", [.handOff]),
      (.article(id: 5), "https://magazine.example/articles/5", [.handOff, .search, .prediction]),
      (.archive(year: 1999), "https://magazine.example/archive/1999", [.search]),
      (.password(token: "secret"), nil, []), (.drafts, nil, []), (.compose, nil, []),
    ] as [(MagazineRoute, String?, Set<LinkUse>)])
  func tableSaysWhatIsOffered(route: MagazineRoute, link: String?, uses: Set<LinkUse>) {
    router.setRoot(.stack(RouteStack(root: route)))
    #expect(offer?.link == link)
    #expect(offer?.uses ?? [] == uses)
    #expect(offer?.title == (link == nil ? nil : route.title))
    #expect(offer?.route == (link == nil ? nil : route))
  }

  @Test func placeWithoutTitleIsNeitherFoundNorSuggested() {
    router.push(.article(id: 5))
    #expect(router.offer()?.uses == [.handOff])
    router.push(.archive(year: 1999))
    #expect(router.offer() == nil)
  }

  @Test func whatIsOfferedOpensTheSamePlace() async throws {
    router.push(.article(id: 5))
    let link = try #require(offer?.link)
    let other = Window()
    try await other.router.open(link).expectOutcome(.completed)
    #expect(other.router.shown?.routes == router.shown?.routes)
    #expect(other.router.offer { $0.title } == offer)
  }

  @Test func nothingBelowAModalIsOffered() {
    router.push(.article(id: 5))
    router.present(.compose, as: .sheet)
    #expect(offer == nil)
    router.dismiss()
    #expect(offer?.route == .article(id: 5))
  }

  @Test func placeStaysOnOfferWhileTheUserIsAsked() async {
    router.push(.article(id: 5))
    let question = Question<MagazineRoute, Bool>(.reallyLeave, as: .alert)
    router.visibleContext.onLeave { _ in .ask(question) { $0 == true ? .allow : .stay("Not yet") } }
    router.popToRoot()
    await Task.yieldRepeatedly { router.host.tree.modals.count == 1 }
    #expect(offer?.route == .article(id: 5))
    router.visibleContext.answer(question, true)
    await router.settled()
    #expect(offer?.route == .front)
  }

  @Test func placeIsOfferedWhenItIsShown() {
    let router = Router<MagazineRoute>(.front, configuration: RouterConfiguration(links: MagazineRoute.links))
    #expect(router.offer() == nil)
    let host = RecordingHost<MagazineRoute>(answering: .later)
    host.attach(to: router)
    #expect(router.offer() == nil)
    host.acknowledge()
    #expect(router.offer()?.route == .front)
    router.push(.article(id: 5))
    #expect(router.offer()?.route == .front)
  }

  @Test func routerWithoutLinksOffersNothing() {
    let router = Router<MagazineRoute>(.front)
    let host = RecordingHost<MagazineRoute>()
    host.attach(to: router)
    #expect(router.offer() == nil)
  }

  @Test func closureHearsOfEachChangeOnce() {
    var heard: [String?] = []
    let registration = router.onOffer(titled: \.title) { heard.append($0?.title ?? $0?.link) }
    router.push(.article(id: 5))
    router.present(.compose, as: .sheet)
    router.push(.signIn)
    router.dismissAll()
    router.update(router.tree.visibleElement.id, to: .article(id: 6))
    registration.cancel()
    router.popToRoot()
    #expect(heard == ["https://magazine.example/", "Article 5", nil, "Article 5", "Article 6"])
  }
}
