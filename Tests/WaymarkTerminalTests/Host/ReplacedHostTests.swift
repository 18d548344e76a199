import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@testable import WaymarkTerminal

/// A host whose router another host shows now draws what it showed and asks for nothing; one that is let go of keeps nothing.
@MainActor @Suite struct ReplacedHostTests {
  private nonisolated static let tabs = RouteTree<Place>(
    tabs: RouteTab(.files, [.files, .page(1)]), RouteTab(.recent, [.recent]))
  private nonisolated static let columns = RouteTree<Place>(columns: [.home], [.page(1), .page(2)])
  private nonisolated static let modal = RouteTree<Place>(
    .stack(.home, .page(1)), modals: [Modal(.sheet, [.sheet(1)])])

  private func replaced(_ tree: RouteTree<Place>, width: Int = 100) -> (HostFixture, Asked) {
    let fixture = HostFixture(tree, size: Size(width: width, height: 10), chrome: .standard)
    RecordingHost<Place>().attach(to: fixture.router)
    return (fixture, Asked(fixture.router))
  }

  /// The events that the router sends.
  @MainActor
  private final class Asked {
    private(set) var events: [String] = []

    init(_ router: Router<Place>) {
      router.onEvent { [weak self] in self?.events.append("\($0.kind)") }
    }
  }

  @Test(arguments: [tabs, columns, modal], ["\u{7F}", "\t", "\u{1B}[Z", "2", "\u{1B}[D"])
  func itsKeysAskForNothing(tree: RouteTree<Place>, keys: String) {
    let (fixture, asked) = replaced(tree)
    fixture.type(keys)
    fixture.settle()
    #expect(asked.events.isEmpty)
    #expect(fixture.router.tree.routes == tree)
  }

  @Test func itsWidthIsNotTold() {
    let (fixture, asked) = replaced(Self.columns)
    #expect(fixture.router.host.columnsThatFit == 1)
    fixture.resize(to: 200)
    #expect(fixture.router.host.columnsThatFit == 1)
    #expect(asked.events.isEmpty)
  }

  @Test func oneThatComesBackAsksAgain() {
    let (fixture, _) = replaced(Self.columns)
    fixture.resize(to: 200)
    fixture.router.host.attach(fixture.host)
    fixture.settle()
    #expect(fixture.router.host.columnsThatFit == 3)
    fixture.type("\t")
    fixture.settle()
    #expect(
      fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1), .page(2)], capacity: 2, front: 0))
  }

  @Test func aCoordinatorThatKnowsTheAppKeepsNothingOnceTheHostIsLetGoOf() {
    @MainActor
    final class App {
      let router = Router<Place>(
        .home, configuration: .init(log: nil, advanced: .init(timer: SteppedTimer())))
    }
    weak var gone: App?
    weak var screen: NoteScreen?
    do {
      let app = App()
      let coordinator = NoteCoordinator()
      coordinator.onScreen = { [app] _, _ in _ = app }
      let host = TerminalHost(
        router: app.router, coordinator: coordinator,
        output: VirtualTerminal(size: Size(width: 40, height: 10)),
        timer: SteppedTimer())
      // As `TerminalApplication` does, which keeps it.
      app.router.host.attach(host, isKept: false)
      app.router.push(.page(1))
      (gone, screen) = (app, host.visibleScreen as? NoteScreen)
      #expect(screen != nil)
    }
    #expect(gone == nil)
    #expect(screen == nil)
  }
}
