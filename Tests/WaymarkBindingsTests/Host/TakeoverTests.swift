import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// Another view that shows the same router.
@MainActor
struct TakeoverTests {
  private let stage = Stage("a", "b", "c")

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

  @Test func whatOldViewsWriteIsNothing() throws {
    let stack = try stage.stack
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [])
    #expect(stage.tree == "[a b c]")
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
}
