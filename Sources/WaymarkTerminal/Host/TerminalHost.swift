import Waymark

/// Shows a router's tree in a terminal: stacks that slide, tabs with a bar, columns beside one another where they fit, modals
/// over a dimmed page.
///
/// Keys go to the screen on top first, that of the column in front. What it does not use moves about: Tab and Shift-Tab go
/// from column to column, or from tab to tab where there are no columns, digits select tabs, Left, Backspace and Escape go
/// back or dismiss, all of them as ordinary navigations of the router's. What is left goes to ``onKey``.
///
/// From 90 cells on two columns fit, from 135 on three; where only one does, the one in front is shown.
///
/// ```swift
/// let terminal = try Terminal()
/// let router = Router<AppRoute>(.home)
/// let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal)
/// try TerminalApplication(terminal: terminal, host: host).run()
/// ```
///
/// In tests ``VirtualTerminal`` takes the terminal's place and a timer moved by hand that of `MainQueueTimer`; then
/// nothing is drawn before the timer moves or ``drawIfNeeded()`` is called.
@MainActor
public final class TerminalHost<R: Route>: NavigationHost {
  /// The router whose tree is shown; the host does not keep it.
  public var router: Router<R>? { screens.router }
  /// What is around the screens.
  public var chrome: Chrome { didSet { setNeedsDisplay() } }
  /// How a tab is called in the bar; the title of its first screen unless set.
  public var tabTitle: ((R) -> String)? { didSet { setNeedsDisplay() } }
  /// Gets the keys that neither a screen nor the host used; returns whether it used one.
  public var onKey: ((Key) -> Bool)?
  /// A screen that lies over the foot of the page and has all keys, beside what the router shows: for tools.
  public var overlay: (any TerminalScreen)? {
    didSet {
      if let oldValue { ScreenLinks.disconnect(oldValue, from: self) }
      if let overlay { ScreenLinks.connect(overlay, to: self) }
      setNeedsDisplay()
    }
  }
  /// The key that shows the router's history as an overlay and takes it away again; nil, which it is unless set, for none.
  ///
  /// It goes before the screens' keys, and does nothing while the router keeps no history.
  public var historyKey: Key?
  /// How the host behaves.
  public let configuration: TerminalConfiguration

  let output: any TerminalOutput
  let timer: any NavigationTimer
  let renderer: Renderer
  let observation = DrawingObservation()
  let screens: HostScreens<R, any TerminalScreen>

  var tree: EntryTree<R>?
  var slide: Slide<R>?
  /// How many columns the router was told to fit; nil where it has to be told.
  var reportedRoom: Int?
  var parser = KeyParser()
  /// How many times bytes have arrived, to see whether anything has followed an Escape.
  var inputCount = 0
  /// Whether it will be looked whether a paste still brings anything.
  var isWatchingInput = false
  var waitingKeys: [Key] = []
  var isHandlingKeys = false
  var needsDisplay = false
  var isFrameScheduled = false
  /// Whether frames are drawn; not while the terminal belongs to somebody else.
  var isPaused = false
  /// What the window's title says; nil where that is not known.
  var shownTitle: ShownTitle?

  /// Makes a host for a coordinator whose screens are of several types.
  ///
  /// The router asks for the first tree when it is attached: ``TerminalApplication`` does that, or call
  /// `router.attach(host)`.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: What makes the screens.
  ///   - output: Where the picture goes.
  ///   - configuration: How the host behaves.
  ///   - chrome: What is around the screens.
  ///   - timer: What times slides and frames; the main queue unless said.
  public convenience init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, output: any TerminalOutput,
    configuration: TerminalConfiguration = TerminalConfiguration(), chrome: Chrome = .standard,
    timer: (any NavigationTimer)? = nil
  ) where C.Screen == any TerminalScreen {
    self.init(
      router: router, output: output, configuration: configuration, chrome: chrome, timer: timer
    ) { coordinator.screen(for: $0, context: $1) }
  }

  /// Makes a host for a coordinator whose screens are of one type.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: What makes the screens.
  ///   - output: Where the picture goes.
  ///   - configuration: How the host behaves.
  ///   - chrome: What is around the screens.
  ///   - timer: What times slides and frames; the main queue unless said.
  public convenience init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, output: any TerminalOutput,
    configuration: TerminalConfiguration = TerminalConfiguration(), chrome: Chrome = .standard,
    timer: (any NavigationTimer)? = nil
  ) where C.Screen: TerminalScreen {
    self.init(
      router: router, output: output, configuration: configuration, chrome: chrome, timer: timer
    ) { coordinator.screen(for: $0, context: $1) }
  }

  private init(
    router: Router<R>, output: any TerminalOutput, configuration: TerminalConfiguration, chrome: Chrome,
    timer: (any NavigationTimer)?, makeScreen: @escaping (R, ScreenContext<R>) -> any TerminalScreen
  ) {
    self.output = output
    self.configuration = configuration
    self.chrome = chrome
    self.timer = timer ?? MainQueueTimer()
    renderer = Renderer(colors: configuration.colors, characters: output.characters)
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

  /// The screen that has the keys; nil before the first tree is shown.
  public var visibleScreen: (any TerminalScreen)? { tree.flatMap { screens[$0.visibleElement.id] } }

  /// The screen of an entry that is shown or hidden in the tree.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Its screen, nil where the entry is not in the tree.
  public func screen(of id: EntryID) -> (any TerminalScreen)? { screens[id] }

  /// What drawing the last frame cost.
  public var lastFrame: Renderer.Statistics { renderer.lastFrame }

  /// How many frames were drawn.
  public var frameCount: Int { renderer.frameCount }

  /// Whether a stack is sliding, or columns where only one fits.
  public var isSliding: Bool { slide != nil }
}
