import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// Another view that shows the same router.
@MainActor
struct TakeoverTests {
  private let stage = Stage("a", "b", "c")

  @Test func oldScreensAreNotAskedAndNewOnesAre() throws {
    let old = stage.router.host.context(for: stage.router.tree.visibleElement)
    var asked: [String] = []
    old.onLeave { _ in
      asked.append("old")
      return .stay("old")
    }
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    let new = try #require(host.screen(of: old.id)).context
    new.onLeave { _ in
      asked.append("new")
      return .stay("new")
    }
    #expect(!stage.host.isHeld(old.id))
    stage.host.askToClose(old.id)
    #expect(asked == [])
    stage.router.pop()
    #expect(asked == ["new"])
  }

  @Test func aViewThatGoesTakesTheAppAlong() {
    @MainActor
    final class App {
      let router = Router<Place>("a", configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    }
    weak var gone: App?
    weak var router: Router<Place>?
    do {
      let app = App()
      let host = BindingHost(router: app.router, timer: stage.clock)
      // As the closures of a view do.
      host.isAlert = { [app] _ in app.router.isSettled && false }
      app.router.host.attach(host, isKept: false)
      host.setRootShown(true)
      app.router.push("b")
      (gone, router) = (app, app.router)
      #expect(host.displayed != nil)
    }
    #expect(gone == nil)
    #expect(router == nil)
  }

  @Test func oldScreensHearNothingOfWhatIsReturned() async throws {
    let below = stage.router.tree.visibleElement
    let number = Question<Place, Int>("d")
    var heard: [String] = []
    stage.router.host.context(for: below).onAnswer(number) { heard.append("old \($0)") }
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    try #require(host.screen(of: below.id)).context.onAnswer(number) { heard.append("new \($0)") }
    stage.router.push("d")
    stage.router.visibleContext.answer(number, 5)
    #expect(heard == ["new 5"])
  }

  @Test func whatOldViewsWriteIsNothing() throws {
    let stack = try stage.stack
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [])
    #expect(stage.tree == "[a b c]")
  }

  @Test func alertOfOldViewsIsNoAnswer() throws {
    stage.router.present("sure?", as: .alert)
    stage.settle()
    let alert = try stage.modal
    stage.host.writeDismissal(of: alert)
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    stage.host.answer(5, of: alert)
    stage.frame(60)
    #expect(stage.tree == "[a b c] {alert: sure?}")
    #expect(stage.reports == [])
  }

  @Test func viewsThatComeBackShowTheRouterAgain() {
    var host: BindingHost<Place>? = BindingHost(router: stage.router, timer: stage.clock)
    weak let weakHost = host
    host.map { stage.router.host.attach($0) }
    host = nil
    stage.host.setRootShown(false)
    stage.router.push("d")
    stage.host.setRootShown(true)
    #expect(weakHost == nil)
    stage.expectRest("[a b c d]")
    #expect(stage.views.swipeBack())
    stage.expectRest("[a b c]")
  }

  @Test func whatTheUserClosesDuringARebuildLeavesTheOtherScreensAlone() throws {
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.router.present("m")
    stage.settle()
    let root = try #require(stage.host.root)
    faulty.script = [.error(HostError.routerMissing)]
    stage.router.present("n")
    stage.frame(3)
    stage.host.writeDismissal(of: stage.host.layers[1])
    stage.settle()
    #expect(stage.host.root === root)
    #expect(stage.tree == "[a b c]")
  }
}
