import Waymark
import WaymarkActing

@testable import WaymarkTerminal

enum Place: Route, Codable {
  case home
  case page(Int)
  case files
  case bookmarks
  case recent
  case sheet(Int)
}

/// When the host runs an app's code.
enum ScreenMoment: CaseIterable {
  case make, draw, title, hints, size, key, phase
}

/// A screen that shows its name and notes what happens to it.
@MainActor
final class NoteScreen: TerminalScreen {
  let place: Place
  private let context: ScreenContext<Place>?
  var text: String
  var used: Set<Key> = []
  var preferred: Size?
  var keys: [Key] = []
  var heading: String?
  /// Where its cursor is, which the Down key moves.
  var row = 0
  /// Whether it shows the cursor.
  var hasCursor = false
  /// Whether its text is everywhere, and how it looks.
  var isFilled = false
  var style = Style.plain
  /// How often it was drawn.
  private(set) var drawCount = 0
  private let acting: Acting<ScreenMoment>?

  init(
    _ place: Place, _ context: ScreenContext<Place>? = nil, acting: Acting<ScreenMoment>? = nil
  ) {
    self.place = place
    self.context = context
    self.acting = acting
    text = "\(place)"
    acting?.has(come: .make)
    context?.onPhase { _ in acting?.has(come: .phase) }
  }

  var phase: ScreenPhase? { context?.phase }
  var title: String {
    acting?.has(come: .title)
    return heading ?? "Title of \(context?.route ?? place)"
  }
  /// Hints of other keys than Enter.
  var moreHints: [KeyHint] = []
  var hints: [KeyHint] {
    acting?.has(come: .hints)
    return [KeyHint("Enter", "open \(place)")] + moreHints
  }

  func draw(on canvas: Canvas) {
    drawCount += 1
    if isFilled {
      for y in 0..<canvas.height {
        canvas.write(String(repeating: text, count: 8), x: y % 3 - 1, y: y, style: style)
      }
    }
    canvas.write(text, x: 0, y: 0)
    acting?.has(come: .draw)
    canvas.write("end", x: 0, y: 0, width: canvas.width, alignment: .trailing)
    canvas.write(text, x: 0, y: 0)
    if hasCursor { canvas.placeCursor(x: 0, y: 0) }
  }

  func handle(_ key: Key) -> Bool {
    keys.append(key)
    acting?.has(come: .key)
    if key == .down {
      row = (row + 1) % 3
      return true
    }
    return used.contains(key)
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    acting?.has(come: .size)
    return preferred
  }
}

@MainActor
final class NoteCoordinator: Coordinator {
  var made: [Place] = []
  var onScreen: ((NoteScreen, ScreenContext<Place>) -> Void)?
  let acting = Acting<ScreenMoment>()

  func screen(for route: Place, context: ScreenContext<Place>) -> any TerminalScreen {
    made.append(route)
    let screen = NoteScreen(route, context, acting: acting)
    onScreen?(screen, context)
    return screen
  }
}

/// A router whose tree is shown in a terminal in memory.
@MainActor
struct HostFixture {
  let timer = SteppedTimer()
  let terminal: VirtualTerminal
  let coordinator = NoteCoordinator()
  let router: Router<Place>
  let host: TerminalHost<Place>

  init(
    _ tree: RouteTree<Place>, size: Size = Size(width: 40, height: 10), chrome: Chrome = .none,
    slide: Duration = .milliseconds(120), showsTitle: Bool = false
  ) {
    terminal = VirtualTerminal(size: size)
    router = Router(tree, configuration: RouterConfiguration(advanced: .init(timer: timer)))
    terminal.traits.hasTitle = showsTitle
    host = TerminalHost(
      router: router, coordinator: coordinator, output: terminal, chrome: chrome, timer: timer)
    host.slideDuration = slide
    router.host.attach(host)
    timer.turn()
  }

  /// Lets every slide come to its end.
  func settle() {
    for _ in 0..<100 where !router.isSettled || host.isSliding { timer.advance(by: .milliseconds(50)) }
    timer.turn()
  }

  /// Gives the window another width, as a terminal's signal does.
  func resize(to width: Int, height: Int? = nil) {
    terminal.resize(to: Size(width: width, height: height ?? terminal.size.height))
    host.setNeedsDisplay()
    timer.turn()
  }

  /// Where a text is shown lowest: below the titles, which say it too.
  func location(of text: String) -> Point? {
    for (y, row) in terminal.rows.enumerated().reversed() {
      if let range = row.firstRange(of: text) {
        return Point(x: row.distance(from: row.startIndex, to: range.lowerBound), y: y)
      }
    }
    return nil
  }

  /// The screens that the last frame was drawn with.
  var drawn: [EntryID: NoteScreen] {
    let screens = host.screens.all.compactMapValues { $0 as? NoteScreen }
    let before = screens.mapValues(\.drawCount)
    host.setNeedsDisplay()
    host.drawIfNeeded()
    return screens.filter { $0.value.drawCount > before[$0.key] ?? 0 }
  }

  func type(_ text: String) {
    host.receive(text.utf8)
    timer.turn()
  }

  var top: NoteScreen? { host.visibleScreen as? NoteScreen }
}

extension TerminalHost {
  /// Whether something slides.
  var isSliding: Bool { slide != nil }
}
