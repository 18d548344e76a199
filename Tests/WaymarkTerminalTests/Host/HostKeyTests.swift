import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostKeyTests {
  private var tabs: RouteTree<Place> {
    RouteTree(
      tabs: RouteTab(.files, [.files, .page(1)]), RouteTab(.bookmarks, [.bookmarks]),
      RouteTab(.recent, [.recent]))
  }

  @Test func aKeyGoesToTheScreenThenTheHostThenTheApp() {
    let fixture = HostFixture(tabs)
    var left: [Key] = []
    fixture.host.onKey = {
      left.append($0)
      return true
    }
    fixture.top?.used = [.tab]
    fixture.type("\t")
    #expect(fixture.router.tree.visibleRoute == .page(1), "the screen used it")
    #expect(left.isEmpty)
    fixture.top?.used = []
    fixture.type("\tq")
    #expect(fixture.router.tree.visibleRoute == .bookmarks, "the host used it")
    #expect(left == [.character("q")])
    #expect(fixture.top?.keys == [.character("q")])
  }

  @Test(arguments: [
    ("\t", Place.bookmarks), ("\t\t", .recent), ("\t\t\t", .page(1)), ("\u{1B}[Z", .recent), ("3", .recent),
    ("2", .bookmarks),
    ("9", .page(1)), ("0", .page(1)), ("٣", .page(1)),
  ])
  func tabsAreSelectedByKeys(_ text: String, _ place: Place) {
    let fixture = HostFixture(tabs)
    fixture.type(text)
    fixture.timer.advance(by: .milliseconds(50))
    #expect(fixture.router.tree.visibleRoute == place)
  }

  @Test(arguments: ["\u{7F}", "\u{1B}[D", "\u{1B}"])
  func theWayBack(_ text: String) {
    let fixture = HostFixture(tabs)
    var left: [Key] = []
    fixture.host.onKey = {
      left.append($0)
      return false
    }
    func press() {
      fixture.type(text)
      fixture.timer.advance(by: .milliseconds(50))
      fixture.settle()
    }
    fixture.router.present(.sheet(1))
    fixture.router.push(.sheet(2))
    fixture.settle()
    press()
    #expect(fixture.top?.place == .sheet(1))
    press()
    #expect(fixture.top?.place == .page(1))
    press()
    #expect(fixture.top?.place == .files)
    #expect(left.isEmpty)
    press()
    #expect(fixture.top?.place == .files)
    #expect(left.count == 1)
  }

  @Test func tabsBelowAModalStay() {
    let fixture = HostFixture(tabs)
    fixture.router.present(.sheet(1))
    fixture.type("\t2")
    #expect(fixture.router.tree.root.visibleElement.route == .page(1))
  }

  @Test func escapeIsToldFromAnArrowByWhatFollows() {
    let fixture = HostFixture(tabs)
    fixture.type("\u{1B}")
    fixture.timer.advance(by: .milliseconds(40))
    #expect(fixture.top?.keys.isEmpty == true)
    fixture.type("[A")
    fixture.timer.advance(by: .milliseconds(100))
    #expect(fixture.top?.keys == [.up])
    fixture.type("\u{1B}")
    let top = fixture.top
    fixture.timer.advance(by: .milliseconds(50))
    #expect(top?.keys == [.up, .escape])
  }

  @Test(arguments: [1, 9, -1, 0])
  func keysThatComeAtOnceAreOfferedAtOnce(taken: Int) {
    final class Taking: TerminalScreen {
      var title = "taking"
      var taken = 0
      var runs: [[Key]] = []
      func draw(on canvas: Canvas) {}
      func handle(_ keys: ArraySlice<Key>) -> Int {
        runs.append(Array(keys))
        return taken
      }
      func handle(_ key: Key) -> Bool {
        runs.append([key])
        return true
      }
    }
    struct Taker: Coordinator {
      func screen(for route: Place, context: ScreenContext<Place>) -> Taking { Taking() }
    }
    let router = Router<Place>(.home)
    let host = TerminalHost(
      router: router, coordinator: Taker(), output: VirtualTerminal(size: Size(width: 9, height: 9)),
      timer: SteppedTimer())
    router.host.attach(host)
    let screen = host.visibleScreen as? Taking
    screen?.taken = taken
    host.receive(Array("abc".utf8))
    host.receive(Array("d".utf8))
    let all: [[Key]] =
      switch taken {
      case 1: [["a", "b", "c"], ["b", "c"], ["c"], ["d"]].map { $0.map(Key.character) }
      case 9: [["a", "b", "c"], ["d"]].map { $0.map(Key.character) }
      default: [["a", "b", "c"], ["a"], ["b", "c"], ["b"], ["c"], ["d"]].map { $0.map(Key.character) }
      }
    #expect(screen?.runs == all)
  }
}
