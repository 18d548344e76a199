public import Waymark

/// Shows a router's tree in a terminal: stacks that slide, tabs with a bar, columns side by side where they
/// fit, and modals over a dimmed page.
///
/// Keys go first to the screen on top, or the one on top in the column in front. Keys that it does not use
/// navigate: Tab and Shift-Tab go from column to column, or from tab to tab where there are no columns. Digits
/// select tabs. Left, Backspace and Escape go back or dismiss. All of these are ordinary navigations. What is
/// left goes to ``onKey``.
///
/// From 90 cells on, two columns fit, and from 135 on three. Where only one fits, the one in front is shown; where only
/// one is filled, it has the whole width. A click selects a tab, brings a column to the front, or chooses a row.
///
/// ```swift
/// let terminal = try Terminal()
/// let router = Router<AppRoute>(.home)
/// let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal)
/// try TerminalApplication(terminal: terminal, host: host).run()
/// ```
///
/// In tests a ``VirtualTerminal`` replaces the terminal, and a timer moved by hand replaces the main queue's. Then
/// nothing is drawn before the timer moves or ``drawIfNeeded()`` is called.
@MainActor
public final class TerminalHost<R: Route>: NavigationHost {
  /// The event that the host waits for.
  enum State {
    /// The first tree.
    case empty
    /// The router's next request, and keys; it shows a tree.
    case resting(EntryTree<R>)
    /// The end of a slide, after which it rests.
    case sliding(EntryTree<R>, Slide<R>)
  }

  /// The router whose tree is shown; the host does not keep it.
  public var router: Router<R>? { screens.router }
  /// The screen of an entry, hidden or not; `nil` if it has none.
  public func screen(of id: EntryID) -> (any TerminalScreen)? { screens[id] }

  /// The lines around the screens.
  public var chrome: Chrome { didSet { setNeedsDisplay() } }
  /// The name of a tab in the bar; by default the title of its first screen.
  public var tabTitle: ((R) -> String)? { didSet { setNeedsDisplay() } }
  /// How long a stack slides, or columns where only one fits; zero for no slide.
  public var slideDuration = Duration.milliseconds(120)
  /// Gets the keys that neither a screen nor the host used; returns whether it used the key.
  public var onKey: ((Key) -> Bool)?
  /// A screen at the foot of the page that gets all keys, beside what the router shows: for tools.
  ///
  /// It is as high as it would be in a sheet, or half of the page.
  public var overlay: (any TerminalScreen)? {
    didSet {
      if let oldValue { ScreenLinks.disconnect(oldValue, from: self) }
      if let overlay { ScreenLinks.connect(overlay, to: self) }
      setNeedsDisplay()
    }
  }
  /// The key that shows the router's history as an overlay and closes it again; by default nil, for none.
  ///
  /// It comes before the screens' keys, and does nothing while the router keeps no history.
  public var historyKey: Key?

  /// The character that shows all hints over the page, unless a screen uses it; by default nil, for none.
  public var helpKey: Character?
  /// The hints for keys of the whole program, such as the one that quits; the footer and the help name them last.
  public var programHints: [KeyHint] = []

  let output: any TerminalOutput
  let timer: any NavigationTimer
  let renderer: Renderer
  let screens: HostScreens<R, any TerminalScreen>
  let observation = DrawingObservation()

  var state = State.empty
  /// How many columns fit in the window as the user sees it; its size may be another one at any moment, which counts
  /// from the next frame on.
  var room = 1
  var needsDisplay = false
  /// The window's title, and the entry whose screen it names; nil if it is not known.
  var shownTitle: (id: EntryID, text: String)?
  var parser = KeyParser()
  /// How many times bytes have arrived, to notice whether anything has followed.
  var inputCount = 0

  /// Makes a host for a coordinator whose screens are of several types.
  ///
  /// The router asks for the first tree when it is attached: ``TerminalApplication`` does that, or call
  /// `router.host.attach(host)`.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: Makes the screens.
  ///   - output: Where the picture goes.
  ///   - chrome: What is around the screens.
  ///   - timer: Times slides and frames; by default the main queue.
  public convenience init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, output: any TerminalOutput, chrome: Chrome = .standard,
    timer: (any NavigationTimer)? = nil
  ) where C.Screen == any TerminalScreen {
    self.init(router, output, chrome, timer) { coordinator.screen(for: $0, context: $1) }
    screens.prepare(with: coordinator)
  }

  /// Makes a host for a coordinator whose screens are of one type.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: Makes the screens.
  ///   - output: Where the picture goes.
  ///   - chrome: What is around the screens.
  ///   - timer: Times slides and frames; by default the main queue.
  public convenience init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, output: any TerminalOutput, chrome: Chrome = .standard,
    timer: (any NavigationTimer)? = nil
  ) where C.Screen: TerminalScreen {
    self.init(router, output, chrome, timer) { coordinator.screen(for: $0, context: $1) }
    screens.prepare(with: coordinator)
  }

  private init(
    _ router: Router<R>, _ output: any TerminalOutput, _ chrome: Chrome, _ timer: (any NavigationTimer)?,
    makeScreen: @escaping (R, ScreenContext<R>) -> any TerminalScreen
  ) {
    self.output = output
    self.chrome = chrome
    self.timer = timer ?? MainQueueTimer()
    renderer = Renderer(output.traits)
    weak var host: TerminalHost?
    screens = HostScreens(router: router) { entry, context in
      let screen = makeScreen(entry.route, context)
      if let host { ScreenLinks.connect(screen, to: host) }
      return screen
    } didRelease: { _, screen in
      ScreenLinks.disconnect(screen, from: host)
    }
    host = self
  }

  /// The screen with the keyboard focus; nil before the first tree is shown.
  var visibleScreen: (any TerminalScreen)? { tree.flatMap { screens[$0.visibleElement.id] } }

  /// The tree that is shown, or that slides in.
  var tree: EntryTree<R>? {
    switch state {
    case .empty: nil
    case .resting(let tree), .sliding(let tree, _): tree
    }
  }

  var slide: Slide<R>? {
    if case .sliding(_, let slide) = state { slide } else { nil }
  }
}
