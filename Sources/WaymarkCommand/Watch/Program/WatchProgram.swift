import Waymark
import WaymarkInspector
import WaymarkTerminal

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
  ///   - session: What follows the file.
  ///   - output: Where the picture goes.
  ///   - timer: What times slides and frames.
  init(
    _ session: WatchSession, output: any TerminalOutput, timer: any NavigationTimer
  ) {
    self.session = session
    router = Router(WatchRoute.start, configuration: RouterConfiguration(advanced: .init(timer: timer)))
    let chrome = Chrome(
      header: { [weak session] canvas, context in
        guard let session else { return }
        WatchTitle(title: context.title, model: session.model).draw(on: canvas)
      },
      footer: { canvas, context in WatchFooter(hints: context.hints).draw(on: canvas, context) })
    host = TerminalHost(
      router: router, coordinator: WatchScreens(session), output: output, chrome: chrome,
      timer: timer)
    host.tabTitle = { $0.tabTitle }
    host.onKey = { [weak self] in self?.handle($0) ?? false }
    session.onChange = { [weak host] in host?.setNeedsDisplay() }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .character("q"), .control("q"): onQuit?()
    case .character("?"), .function(1): router.present(.help, as: .sheet)
    default: return false
    }
    return true
  }

  /// Follows a journal in the terminal that the program was started in, to its end.
  ///
  /// - Parameter path: The journal, which need not be there yet.
  /// - Throws: ``TerminalError`` where the terminal cannot be used; then nothing is changed.
  static func run(path: String) throws(TerminalError) -> Never {
    let terminal = try Terminal()
    let timer = MainQueueTimer()
    let session = WatchSession(path: path, timer: timer)
    let program = WatchProgram(session, output: terminal, timer: timer)
    let application = TerminalApplication(terminal: terminal, host: program.host)
    // `run()` does not return, so what is made here lives as long as the program.
    program.onQuit = { application.quit() }
    session.start()
    try application.run()
  }
}

extension WatchRoute {
  fileprivate var tabTitle: String {
    switch self {
    case .list(.records): "Records"
    case .list(.problems): "Went wrong"
    default: "Navigations"
    }
  }
}
