import Testing
import Waymark
import WaymarkRestoration

@testable import WaymarkBindings

@MainActor
struct SceneKeeperTests {
  enum Page: String, Route, Codable { case a, b, c }

  private final class Storage {
    var text: String?
    var reports: [RestorationReport] = []
  }

  private let storage = Storage()
  private let format = SnapshotFormat<Page>(version: 1)

  private func begin(_ keeper: SceneKeeper<Page>, _ router: Router<Page>) {
    keeper.begin(
      router, kept: storage.text, format: format, default: RouteTree(.a),
      onRestore: { [storage] in storage.reports.append($0) }, write: { [storage] in storage.text = $0 })
  }

  /// A router that shows all at once.
  private func makeRouter() -> Router<Page> {
    let router = Router<Page>(.a)
    router.host.attach(BindingHost(router: router))
    return router
  }

  @Test func whereTheUserIsComesBack() throws {
    let keeper = SceneKeeper<Page>()
    let router = makeRouter()
    begin(keeper, router)
    #expect(storage.reports.isEmpty)
    router.push(.b)
    #expect(storage.text != nil)
    let next = Router<Page>(.a)
    let nextKeeper = SceneKeeper<Page>()
    begin(nextKeeper, next)
    #expect(next.tree.routes == RouteTree(.stack(RouteStack(root: .a, pushed: [.b]))))
    #expect(storage.reports.count == 1)
  }

  @Test func neitherKeepsTheOther() {
    var keeper: SceneKeeper<Page>? = SceneKeeper()
    weak let weakKeeper = keeper
    var router: Router<Page>? = makeRouter()
    weak let weakRouter = router
    keeper.map { begin($0, router!) }
    keeper = nil
    #expect(weakKeeper == nil)
    storage.text = nil
    router?.push(.b)
    #expect(storage.text == nil)
    let other = SceneKeeper<Page>()
    router.map { begin(other, $0) }
    router = nil
    #expect(weakRouter == nil)
    withExtendedLifetime(other) {}
  }

  @Test func whatScreensKeepIsWrittenWhenAsked() {
    let keeper = SceneKeeper<Page>()
    let router = makeRouter()
    begin(keeper, router)
    keeper.keep()
    let before = storage.text
    router.visibleContext.saved["draft"] = "text"
    keeper.keep()
    #expect(before != nil && storage.text != before)
  }
}
