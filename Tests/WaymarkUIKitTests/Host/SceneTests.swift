import HeadlessUIKit
import Testing
import Waymark
import WaymarkLinks
import WaymarkRestoration
import WaymarkUIKit

/// Scenes, and the links and activities that the system delivers to them.
@MainActor
struct SceneTests {
  private static let format = SnapshotFormat<Card>(version: 1)

  private func makeRouter() -> Router<Card> {
    Router(
      .home,
      configuration: .init(
        links: LinkTable(schemes: ["https"], hosts: ["example.com"], appSchemes: ["cards"]) {
          Link("/", Card.home)
          Link("/cards/:number", Card.card)
        }))
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func linkOfTheRoutersIsTaken() throws {
    let router = makeRouter()
    #expect(router.take(try url("cards://cards/5")))
    #expect(router.tree.routes == RouteTree(.home, .card(number: 5)))
    #expect(!router.take(try url("https://elsewhere.org/cards/6")))
    #expect(router.tree.routes == RouteTree(.home, .card(number: 5)))
  }

  @Test func withoutLinksARefusedNavigationIsReported() throws {
    let router = Router(Card.home)
    var outcomes: [NavigationOutcome] = []
    let registration = router.onEvent {
      if case .finished(let outcome) = $0.kind { outcomes.append(outcome) }
    }
    #expect(!router.take(try url("cards://cards/5")))
    #expect(outcomes.count == 1)
    registration.cancel()
  }

  @Test func webPageOfAnActivityIsALink() throws {
    let router = makeRouter()
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try url("https://example.com/cards/6")
    #expect(router.take(activity))
    #expect(router.tree.routes == RouteTree(.home, .card(number: 6)))
    let other = NSUserActivity(activityType: "com.example.other")
    other.webpageURL = try url("https://example.com/cards/7")
    #expect(!router.take(other))
  }

  @Test func foundThingAndOfferedPlaceAreLinks() throws {
    let router = makeRouter()
    let found = NSUserActivity(activityType: "com.apple.corespotlightitem")
    found.userInfo = ["kCSSearchableItemActivityIdentifier": "https://example.com/cards/6"]
    #expect(router.take(found))
    #expect(router.tree.routes == RouteTree(.home, .card(number: 6)))
    let offered = NSUserActivity(activityType: "com.example.place")
    offered.userInfo = ["waymark.link": "cards://cards/7"]
    #expect(router.take(offered))
    #expect(router.tree.routes == RouteTree(.home, .card(number: 7)))
  }

  @Test func sceneIsRestoredFromItsActivity() {
    let before = makeRouter()
    before.push(.card(number: 1))
    before.push(.card(number: 2))
    let activity = before.restorationActivity("com.example.navigation", format: Self.format)
    let after = makeRouter()
    let report = after.restore(from: activity, format: Self.format, default: RouteTree(.home))
    #expect(report?.isComplete == true)
    #expect(after.tree.routes == before.tree.routes)
    #expect(after.restore(from: nil, format: Self.format, default: RouteTree(.home)) == nil)
  }

  /// A restored card is where the user was, and is asked about a link that opens the scene.
  @Test(arguments: [false, true], [false, true])
  func aSceneConnectsWithWhatIsRestoredAndTheLinkThatOpensIt(isLinked: Bool, objects: Bool) throws {
    let before = makeRouter()
    before.push(.card(number: 3))
    let delegate = CardSceneDelegate { makeRouter() }
    if objects { delegate.objecting = .card(number: 3) }
    let session = UISceneSession()
    session.stateRestorationActivity = before.restorationActivity(
      "com.example.navigation", format: Self.format)
    let links = isLinked ? [UIOpenURLContext(url: try url("cards://cards/9"))] : []
    UIApplication.shared.connect(
      delegate, session: session, options: UIScene.ConnectionOptions(urlContexts: Set(links)))
    let number = isLinked && !objects ? 9 : 3
    #expect(delegate.routed?.router.shown?.routes == RouteTree(.home, .card(number: number)))
  }

  @Test func everySceneHasARouterOfItsOwnAndLetsGoOfItWhenItDisconnects() {
    weak var released: Router<Card>?
    var routed: [RouterScene<Card>] = (0..<2).map { _ in
      let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      return RouterScene(in: scene, router: Router(.home), coordinator: Cards(objecting: nil))
    }
    routed[0].router.push(.card(number: 1))
    for scene in routed { scene.window.clock.runUntilIdle() }
    #expect(routed.map(\.router.shown?.routes) == [RouteTree(.home, .card(number: 1)), RouteTree(.home)])
    released = routed[0].router
    routed = []
    #expect(released == nil)
  }
}

/// A route of cards that can be written down.
enum Card: Route, Codable {
  case home
  case card(number: Int)
}

/// A scene's delegate as an app has it.
@MainActor
private final class CardSceneDelegate: NSObject, UIWindowSceneDelegate {
  private(set) var routed: RouterScene<Card>?
  private let makeRouter: () -> Router<Card>
  /// The card whose screen refuses to be left.
  var objecting: Card?

  init(_ makeRouter: @escaping () -> Router<Card>) {
    self.makeRouter = makeRouter
    super.init()
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    routed = RouterScene(
      in: scene, for: session, options, router: makeRouter(), coordinator: Cards(objecting: objecting),
      format: SnapshotFormat(version: 1), default: RouteTree(.home))
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    routed?.router.take(contexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { routed?.router.take(userActivity) }
}

private struct Cards: Coordinator {
  let objecting: Card?

  func screen(for route: Card, context: ScreenContext<Card>) -> UIViewController {
    if route == objecting { context.onLeave { _ in .stay("unsaved") } }
    return UIViewController()
  }
}
