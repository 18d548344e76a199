import Testing
import Waymark

@testable import WaymarkTerminal

/// Two lists beside each other, of which one gets the keys, and a mouse.
@MainActor @Suite struct HostMouseTests {
  private final class Rows: TerminalScreen {
    let title = "Rows"
    private(set) var list = TerminalList(Array(0..<30)) { $0 }
    private(set) var chosen: Int?

    func draw(on canvas: Canvas) { for row in list.rows(on: canvas) { row.write("row \(row.index)") } }

    func handle(_ key: Key) -> Bool {
      if key == .enter { chosen = list.selection }
      return key == .enter || list.handle(key)
    }
  }

  private struct RowsCoordinator: Coordinator {
    func screen(for route: Place, context: ScreenContext<Place>) -> any TerminalScreen { Rows() }
  }

  private let timer = SteppedTimer()
  private let terminal = VirtualTerminal(size: Size(width: 100, height: 10))
  private let router: Router<Place>
  private let host: TerminalHost<Place>

  init() {
    let columns = Container.columns(RouteColumns(RouteStack(root: Place.home), RouteStack(root: .page(1))))
    router = Router(
      RouteTree(tabs: RouteTab(.files, columns), RouteTab(.recent, .stack([.recent]))),
      configuration: RouterConfiguration(advanced: .init(timer: timer)))
    host = TerminalHost(
      router: router, coordinator: RowsCoordinator(), output: terminal, chrome: .none, timer: timer)
    router.host.attach(host)
    timer.turn()
  }

  private func send(_ text: String) {
    host.receive(text.utf8)
    timer.turn()
  }

  private func click(x: Int, y: Int) { send("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m") }

  private var top: Rows? { host.visibleScreen as? Rows }

  @Test func oneSelectionLooksAlive() {
    #expect(terminal.style(x: 46, y: 2) == .reverse)
    #expect(terminal.style(x: 0, y: 2) == Style(attributes: [.dim, .reverse]))
    send("\t")
    #expect(terminal.style(x: 0, y: 2) == .reverse)
    #expect(terminal.style(x: 46, y: 2) == Style(attributes: [.dim, .reverse]))
    router.present(.sheet(1))
    timer.turn()
    #expect(terminal.style(x: 0, y: 2) == .dim)
  }

  @Test func aClickChoosesARowAndAnotherOpensIt() {
    click(x: 50, y: 6)
    #expect(top?.list.selection == 4 && top?.chosen == nil)
    click(x: 50, y: 6)
    #expect(top?.chosen == 4)
    click(x: 50, y: 3)
    #expect(top?.list.selection == 1)
  }

  @Test func aClickBringsAColumnToTheFront() {
    click(x: 2, y: 5)
    #expect(router.tree.visibleRoute == .home && top?.list.selection == 3)
  }

  @Test func aClickOnATabSelectsIt() {
    let x = terminal.row(0).distance(
      from: terminal.row(0).startIndex, to: terminal.row(0).lastIndex(of: "R") ?? terminal.row(0).startIndex)
    click(x: x, y: 0)
    #expect(router.tree.visibleRoute == .recent)
  }

  @Test func nothingBelowASheetIsClicked() {
    router.present(.sheet(1))
    timer.turn()
    click(x: 1, y: 1)
    click(x: 1, y: 6)
    #expect(router.tree.modals.count == 1 && router.tree.visibleRoute == .sheet(1))
  }

  @Test func theWheelMovesByThreeRows() {
    send("\u{1B}[<65;1;1M\u{1B}[<65;1;1M\u{1B}[<64;1;1M")
    #expect(top?.list.selection == 3)
  }

  @Test func allKeysAreListedOnOne() {
    host.helpKey = "?"
    send("?")
    #expect(terminal.shows("Keys") && terminal.shows("go to a tab") && terminal.shows("next column"))
    send("?")
    #expect(!terminal.shows("go to a tab"))
  }
}
