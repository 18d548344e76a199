import Waymark
import WaymarkInspector
import WaymarkRemote
import WaymarkTerminal

/// The places of the program.
enum WatchRoute: Route {
  /// A list, which is the root of a tab.
  case list(WatchListKind)
  /// Everything there is to say about a moment, from which the user goes on to others.
  case details(WatchMoment)
  case help
  case link
}

/// The context of a screen of the program.
typealias WatchContext = ScreenContext<WatchRoute>

/// Makes the screens.
@MainActor
private struct WatchScreens: Coordinator {
  private static let help = [
    ("↑ ↓  k j", "the row above or below, or scroll"),
    ("PgUp PgDn", "a page up or down"),
    ("Home g", "the first one"),
    ("End G", "the last one, and follow what comes"),
    ("1 2 3  Tab", "navigations, records, what went wrong"),
    ("Enter", "everything about this moment"),
    ("← →", "there: the change before, the next one"),
    ("/", "filter: words, of which all have to be there, w2 a window, #5 a navigation, ! what went wrong"),
    ("Esc", "back; in a list: no filter"),
    ("b o F2 F3", "live: the app goes back, opens a link, makes a choice"),
    ("?", "this help"),
    ("q", "quit"),
    ("", ""),
    ("g d s x", "in a bar: guards, detour, steps, a step that failed"),
    ("| ! →", "commit, something went wrong, it goes on"),
    ("+ - ~ ^ *", "in a tree: added, removed, changed, moved, now in front"),
  ]

  let session: WatchSession

  func screen(for route: WatchRoute, context: WatchContext) -> any TerminalScreen {
    switch route {
    case .list(let kind): ListScreen(kind, session, context)
    case .details(let moment): MomentScreen(moment, session, context)
    case .help: TerminalPairsScreen("Help", Self.help, key: "?") { context.close() }
    case .link: LinkScreen(session, context)
    }
  }
}

/// The program `waymark watch`: its router, its screens and the terminal's host that shows them.
@MainActor
final class WatchProgram {
  /// The router of the program's own navigation.
  let router: Router<WatchRoute>
  let host: TerminalHost<WatchRoute>
  let session: WatchSession

  /// Ends the program; called by the key for it.
  var onQuit: (() -> Void)?

  /// - Parameters:
  ///   - session: The reader of the file.
  ///   - output: Where the picture goes.
  ///   - timer: Measures slides and frames.
  init(_ session: WatchSession, output: any TerminalOutput, timer: any NavigationTimer) {
    self.session = session
    let lists = WatchListKind.allCases.map { RouteTab<WatchRoute>(.list($0), .stack(.list($0))) }
    router = Router(
      RouteTree(tabs: lists), configuration: RouterConfiguration(advanced: .init(timer: timer)))
    let chrome = Chrome(
      header: { Chrome.drawTitle(on: $0, $1) },
      footer: { canvas, context in
        var context = context
        let first = [KeyHint("?", "help")] + (session.appState?.hints ?? [])
        if !context.isTyping { context.hints = first + context.hints + [KeyHint("q", "quit")] }
        Chrome.drawHints(on: canvas, context)
      })
    host = TerminalHost(
      router: router, coordinator: WatchScreens(session: session), output: output, chrome: chrome,
      timer: timer)
    host.tabTitle = { if case .list(let kind) = $0 { kind.rawValue } else { "" } }
    host.onKey = { [weak self] in self?.handle($0) ?? false }
    session.onChange = { [weak host] in host?.setNeedsDisplay() }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .character("q"), .control("q"): onQuit?()
    case .character("?"), .function(1): router.present(.help, as: .sheet)
    case .character("b"): session.app?.back()
    case .character("o") where session.app != nil: router.present(.link, as: .sheet)
    case .function(let number): session.app?.choose(number - 2)
    default: return false
    }
    return true
  }

  /// Follows a journal in the terminal that the program was started in, to its end.
  ///
  /// - Parameters:
  ///   - path: The journal, which need not be there yet.
  ///   - app: The app that it is copied from, if it is a running one.
  /// - Throws: ``TerminalError`` where the terminal cannot be used; then nothing is changed.
  static func run(path: String, in app: LiveApp? = nil) throws(TerminalError) -> Never {
    let terminal = try Terminal()
    let timer = MainQueueTimer()
    let session = WatchSession(path: path, in: app, timer: timer)
    let program = WatchProgram(session, output: terminal, timer: timer)
    let application = TerminalApplication(terminal: terminal, host: program.host)
    // `run()` does not return, so what is made here lives as long as the program.
    program.onQuit = { application.quit() }
    application.onQuit = { app?.end() }
    session.start()
    try application.run()
  }
}

extension LiveApp.State {
  /// The keys for what can be done in the app.
  var hints: [KeyHint] {
    choices.enumerated().map { KeyHint("F\($0 + 2)", $1.harmless(limit: 40)) }
      + [KeyHint("b", "app back"), KeyHint("o", "app opens")]
  }
}
