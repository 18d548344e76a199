import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// The code of the article about testing, which is run here as an app's tests run it.
@MainActor
struct TestingArticleTests {
  enum AppRoute: Route, Codable {
    case home, settings, picker, signIn, form
    case article(id: Int)

    var isPrivate: Bool { self == .settings }
  }

  enum Colour: Hashable { case red, green }
  enum Colours { static let pick = Question<AppRoute, Colour>(.picker, as: .sheet) }

  @MainActor
  final class Session { var isSignedIn = false }

  @Test func pushShowsTheArticle() async throws {
    let router = Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)

    let navigation = router.push(.article(id: 5))
    try await navigation.expectOutcome(.completed)
    try await host.expectDisplayed("[home article(id: 5)]")
  }

  @Test func privatePlacesAskForSignIn() async throws {
    let session = Session()
    let router = Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)
    router.addGuard("sign-in", entering: \.isPrivate) { _ in
      session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }

    let settings = router.push(.settings)
    try await settings.expectPending()
    try await host.expectDisplayed("[home] {signIn}")

    session.isSignedIn = true
    router.finishDetour()
    try await settings.expectOutcome(.completed)
    try await host.expectDisplayed("[home settings]")
  }

  @Test func unsavedFormIsNotLeft() async throws {
    let router = Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.makeScreen = { context in
      guard context.route == .form else { return }
      context.onLeave { _ in .stay("unsaved") }
    }
    host.attach(to: router)
    router.push(.form)

    let back = router.pop()
    try await back.expectOutcome(.blocked("unsaved"))
    try await host.expectDisplayed("[home form]")
  }

  @Test func pickerReturnsAColour() async throws {
    let router = Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)

    let picking = Task { try await router.ask(Colours.pick) }
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    router.visibleContext.answer(Colours.pick, .green)
    #expect(try await picking.value == .green)
  }

  @Test func userSwipesBackDuringAPush() async throws {
    let router = Router<AppRoute>(RouteTree(.home, .article(id: 5)))
    let host = RecordingHost<AppRoute>(answering: .later)
    host.attach(to: router)
    host.acknowledge()  // the first tree

    router.push(.settings)  // asked for, and not answered yet
    host.userCloses(router.shown!.visibleElement.id)
    host.acknowledgeAll()  // the push comes too late, and the rebuild shows it
    #expect(router.tree.routes == RouteTree(.home, .settings))
    try await host.expectDisplayed("[home settings]")
  }

  @Test func slowHostIsAskedToRebuild() async throws {
    let clock = ManualClock()
    let router = Router<AppRoute>(
      .home, configuration: RouterConfiguration(log: nil, advanced: .init(timer: clock)))
    let host = RecordingHost<AppRoute>(answering: .later)
    host.attach(to: router)
    host.acknowledge()

    let navigation = router.push(.settings)
    clock.advance(by: .seconds(3))  // no answer in time
    try host.expectSteps("rebuild [home]", "push settings", "rebuild [home settings]")
    host.acknowledge()  // the step, too late: the screen is not known any more
    host.acknowledgeAll()  // what is built anew
    try await navigation.expectOutcome(.completed)
  }

  @Test func linkOpensItsBackStack() throws {
    let links = LinkTable<AppRoute>(schemes: ["https"], hosts: ["example.com"]) {
      Link("/", AppRoute.home)
      Link("/articles/:id", AppRoute.article)
    }
    try links.validate()
    let router = Router<AppRoute>(.settings, configuration: RouterConfiguration(links: links))
    RecordingHost<AppRoute>().attach(to: router)
    router.open("https://example.com/articles/5")
    #expect(router.tree.breadcrumb.last == .article(id: 5))
  }

  @Test func stepsToATree() {
    let router = Router<AppRoute>(.home)
    RecordingHost<AppRoute>().attach(to: router)
    let steps = router.tree.routes.steps(to: RouteTree(.home, .settings))
    #expect(steps.map { "\($0)" } == ["push settings"])
  }
}
