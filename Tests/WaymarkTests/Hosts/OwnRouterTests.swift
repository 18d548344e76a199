import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Whom a host asks that another may have taken the place of")
struct OwnRouterTests {
  /// A host that answers when it is told to.
  private final class Window: NavigationHost {
    let screens: HostScreens<Place, String>
    private var requests: [PendingRequest<Place>] = []

    init(_ router: Router<Place>) {
      screens = HostScreens(router: router) { entry, _ in "\(entry.route)" }
    }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      screens.noteRequest(acknowledgement)
      requests.append(PendingRequest(acknowledgement, step: step))
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      screens.noteRequest(acknowledgement)
      requests.append(PendingRequest(acknowledgement))
    }

    func answer() throws {
      let last = requests.popLast()
      let request = try #require(last)
      if let step = request.acknowledgement.step { try screens.make(step.forEachInserted) }
      if let tree = request.acknowledgement.rebuildTarget { try screens.make(tree.forEachElement) }
      request.end()
    }
  }

  /// Stands between router and host, and passes on what it is asked for, at once or later.
  private final class Relay: NavigationHost {
    private let host: Window
    var passesOn = true
    private var late: [() -> Void] = []

    init(_ host: Window) { self.host = host }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      host.perform(step, acknowledgement)
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      let host = host
      if passesOn { return host.rebuild(tree, acknowledgement) }
      late.append { host.rebuild(tree, acknowledgement) }
    }

    func passOn() { for one in late { one() } }
  }

  private let router = Router<Place>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
  private let window: Window

  init() { window = Window(router) }

  @Test func aHostThatWasNotAskedYetHasItsRouter() {
    #expect(window.screens.ownRouter === router)
    #expect(!window.screens.isReplaced)
  }

  @Test func theOneThatTheRouterAsksHasIt() throws {
    router.host.attach(window)
    #expect(window.screens.ownRouter === router)
    try window.answer()
    router.push(.a)
    try window.answer()
    #expect(window.screens.ownRouter === router)
  }

  /// Whatever the router leads to then, and before the other one has answered.
  @Test(arguments: [true, false])
  func onceAnotherIsThereItHasNone(goesElsewhere: Bool) throws {
    router.host.attach(window)
    try window.answer()
    let other = Window(router)
    router.host.attach(other)
    #expect(window.screens.isReplaced)
    #expect(window.screens.ownRouter == nil)
    if goesElsewhere { router.set(RouteTree(.stack(.b))) }
    try other.answer()
    #expect(window.screens.ownRouter == nil)
    #expect(other.screens.ownRouter === router)
  }

  @Test func oneThatComesBackHasItWhenItHasBuiltEverythingAnew() throws {
    router.host.attach(window)
    try window.answer()
    router.host.attach(Window(router))
    router.host.attach(window)
    #expect(!window.screens.isReplaced)
    #expect(window.screens.ownRouter == nil)
    try window.answer()
    #expect(window.screens.ownRouter === router)
  }

  @Test(arguments: [true, false])
  func oneThatIsAttachedOnceMoreStillHasIt(isKept: Bool) throws {
    router.host.attach(window, isKept: isKept)
    try window.answer()
    router.host.attach(window, isKept: isKept)
    #expect(window.screens.ownRouter === router)
  }

  @Test func oneThatIsDetachedHasNone() throws {
    router.host.attach(window)
    try window.answer()
    router.host.detach()
    #expect(window.screens.ownRouter == nil)
  }

  @Test func whatPassesRequestsOnIsNoOther() throws {
    router.host.attach(Relay(window))
    try window.answer()
    #expect(window.screens.ownRouter === router)
    router.host.attach(Window(router))
    #expect(window.screens.ownRouter == nil)
  }

  @Test func aRequestOfBeforeThatIsPassedOnLateGivesNothingBack() throws {
    let relay = Relay(window)
    router.host.attach(relay)
    try window.answer()
    relay.passesOn = false
    router.host.attach(relay)
    router.host.attach(Window(router))
    relay.passOn()
    #expect(window.screens.ownRouter == nil)
  }
}
