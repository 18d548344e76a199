import Observation
import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@testable import WaymarkTerminal

/// A list and a field in a screen that a host shows.
@MainActor @Suite struct ScreenPartTests {
  /// A field above a list of what holds its text.
  @Observable
  final class SearchScreen: TerminalScreen {
    private let context: ScreenContext<Place>
    var all: [String]
    var field: TerminalTextField {
      didSet { context.saved["field"] = field }
    }
    var list = TerminalList([String]()) { $0 }
    private(set) var opened: [String] = []

    init(_ context: ScreenContext<Place>) {
      self.context = context
      all = (0..<50).map { "item \($0)" }
      field = context.saved["field"] ?? TerminalTextField()
    }

    var title: String { "Search" }

    func draw(on canvas: Canvas) {
      let lines = canvas.height
      field.draw(on: canvas.region(x: 0, y: 0, width: canvas.width, height: 1), placeholder: "Search")
      list.items = all.filter { field.isEmpty || $0.contains(field.text) }
      let part = canvas.region(x: 0, y: 1, width: canvas.width, height: lines - 1)
      for row in list.rows(on: part, placeholder: "Nothing") { row.write(list[row.index]) }
    }

    func handle(_ keys: ArraySlice<Key>) -> Int { field.handle(keys) }

    func handle(_ key: Key) -> Bool {
      if list.handle(key) || field.handle(key) { return true }
      guard key == .enter, let item = list.selectedItem else { return false }
      opened.append(item)
      return true
    }
  }

  @MainActor
  private final class SearchCoordinator: Coordinator {
    func screen(for route: Place, context: ScreenContext<Place>) -> any TerminalScreen {
      route == .home ? NoteScreen(route, context) : SearchScreen(context)
    }
  }

  private let timer = SteppedTimer()
  private let terminal = VirtualTerminal(size: Size(width: 20, height: 6))
  private let router: Router<Place>
  private let host: TerminalHost<Place>

  init() throws {
    router = Router(
      RouteTree(.home, .page(1)), configuration: RouterConfiguration(advanced: .init(timer: timer)))
    host = TerminalHost(
      router: router, coordinator: SearchCoordinator(), output: terminal,
      chrome: .none, timer: timer)
    host.slideDuration = .zero
    terminal.traits.hasTitle = false
    router.host.attach(host)
    timer.turn()
  }

  private func type(_ text: String) {
    host.receive(text.utf8)
    timer.advance(by: .milliseconds(100))
  }

  private var screen: SearchScreen? { host.visibleScreen as? SearchScreen }

  @Test func keysGoToTheFieldTheListAndTheHost() {
    #expect(terminal.row(0) == "Search" && terminal.row(1) == "item 0" && terminal.isCursorVisible)
    type("4")
    #expect(terminal.rows[...2] == ["4", "item 4", "item 14"])
    type("\u{1B}[B\u{1B}[B\r")
    #expect(screen?.opened == ["item 24"])
    // The one that is chosen stays chosen while the text narrows the list.
    type("\u{1B}[D2")
    #expect(terminal.rows[...1] == ["24", "item 24"] && screen?.list.selectedItem == "item 24")
    type("\u{7F}\u{7F}\u{7F}\u{1B}[D\u{1B}[D")
    #expect(terminal.row(0) == "4" && router.tree.routes == RouteTree(.home, .page(1)))
    type("\u{1B}")
    #expect(router.tree.routes == RouteTree(.home))
  }

  /// Whatever is sent, the cursor is in the field, the list has a row chosen, and nothing acts on the terminal.
  @Test(arguments: 0..<12)
  func anyBytesWillDo(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    let pieces = [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1B}b",
      "\u{1B}f", "\u{1B}d",
      "\u{17}", "\u{15}", "\u{B}", "\u{1}", "\u{5}", "\u{7F}", "\u{1B}\u{7F}", "\r", "item ", "1",
      "\u{1B}[1;5D", "\u{1B}[1;3C",
    ]
    for _ in 0..<150 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &chance) {
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: bytes += Array(("\u{1B}[200~" + Samples.random(using: &chance) + "\u{1B}[201~").utf8)
        case 1: bytes += Array(Samples.random(using: &chance).utf8.filter { $0 >= 0x20 })
        default: bytes += Array((pieces.randomElement(using: &chance) ?? "").utf8)
        }
      }
      host.receive(bytes)
      if chance.next() % 8 == 0 {
        let width = Int.random(in: 1...30, using: &chance)
        terminal.resize(to: Size(width: width, height: Int.random(in: 1...8, using: &chance)))
        host.redraw()
      }
      timer.advance(by: .milliseconds(100))
      guard let screen else {
        // A lone Escape, or half a sequence, goes back.
        router.push(.page(2))
        timer.advance(by: .milliseconds(100))
        continue
      }
      #expect(terminal.isCursorVisible && terminal.cursor.y == 0 && terminal.unrecognized.isEmpty)
      #expect((0...screen.field.text.count).contains(screen.field.cursor))
      #expect(screen.list.count == 0 || screen.list.selectedItem.map { screen.list.selection == $0 } == true)
      #expect(
        terminal.size.height < 2 || screen.list.count == 0 || screen.list.visible.contains(screen.list.index))
    }
  }

  /// The terminal of a program that was started with the snapshot of another.
  private func restored(_ written: [UInt8]) -> (terminal: VirtualTerminal, screen: SearchScreen?) {
    let restored = Router<Place>(.home, configuration: RouterConfiguration(advanced: .init(timer: timer)))
    restored.restore(SnapshotFormat(version: 1).read(written, default: RouteTree(.home)).snapshot)
    let other = VirtualTerminal(size: terminal.size)
    let host = TerminalHost(
      router: restored, coordinator: SearchCoordinator(), output: other,
      chrome: .none, timer: timer)
    restored.host.attach(host)
    timer.turn()
    return (other, host.visibleScreen as? SearchScreen)
  }

  private var written: String {
    get throws { String(decoding: try SnapshotFormat(version: 1).write(router.snapshot), as: UTF8.self) }
  }

  @Test func theFieldIsThereAgainWithItsCursor() throws {
    screen?.field.limit = 11
    type("some te\u{301}xt\u{1B}[D\u{1B}[D")
    let (shown, screen) = try restored(Array(written.utf8))
    #expect(shown.row(0) == "some te\u{301}xt" && shown.cursor.x == 7)
    #expect(screen?.field.limit == 11 && screen?.field.isSecret == false)
  }

  @Test(arguments: [("-5", 0), ("99", 9)])
  func aCursorThatWasWrittenWrongIsInTheText(number: String, cursor: Int) throws {
    type("some text\u{1B}[D\u{1B}[D")
    let text = try written
    #expect(text.contains("\"cursor\":7"))
    let wrong = text.split(separator: "\"cursor\":7").joined(separator: "\"cursor\":\(number)")
    #expect(restored(Array(wrong.utf8)).screen?.field.cursor == cursor)
  }

  @Test func aSecretIsNotWrittenDown() throws {
    screen?.field = TerminalTextField("hunter2", isSecret: true)
    #expect(try !written.contains("hunter2") && written.contains("isSecret"))
    let field = try #require(try restored(Array(written.utf8)).screen?.field)
    #expect(field.isSecret && field.isEmpty && field.cursor == 0)
  }
}
