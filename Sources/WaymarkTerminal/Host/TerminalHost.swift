public import Waymark

/// Shows a router's tree in a terminal: stacks that slide, tabs with a bar, columns side by side where they
/// fit, and modals over a dimmed page.
///
/// Keys go first to the screen on top, or the one on top in the column in front. Keys that it does not use
/// navigate: Tab and Shift-Tab go from column to column, or from tab to tab if there are no columns. Digits
/// select tabs. Left, Backspace and Escape go back or dismiss. All of these are ordinary navigations. What is
/// left goes to ``onKey``.
///
/// From 90 cells on, two columns fit, and from 135 on three. Where only one fits, the one in front is shown.
///
/// ```swift
/// let terminal = try Terminal()
/// let router = Router<AppRoute>(.home)
/// let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal)
/// try TerminalApplication(terminal: terminal, host: host).run()
/// ```
///
/// In tests a
/// ``VirtualTerminal`` replaces the terminal, and a timer moved by hand replaces the main queue's. Then nothing is drawn before the timer moves or ``drawIfNeeded()``
/// is called.
@MainActor
public final class TerminalHost<R: Route>: NavigationHost {
  /// The router whose tree is shown; the host does not keep it.
  public var router: Router<R>? { screens.router }
  /// The lines around the screens.
  public var chrome: Chrome { didSet { setNeedsDisplay() } }
  /// The name of a tab in the bar; by default the title of its first screen.
  public var tabTitle: ((R) -> String)? { didSet { setNeedsDisplay() } }
  /// Gets the keys that neither a screen nor the host used; returns whether it used the key.
  public var onKey: ((Key) -> Bool)?
  /// A screen at the foot of the page that gets all keys, beside what the router shows: for tools.
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
  /// How the host behaves.
  public let configuration: TerminalConfiguration

  let output: any TerminalOutput
  let timer: any NavigationTimer
  let renderer: Renderer
  let observation = DrawingObservation()
  let screens: HostScreens<R, any TerminalScreen>

  var tree: EntryTree<R>?
  var slide: Slide<R>?
  /// How many columns were found to fit, and the router was told so; nil if it has to be told.
  var reportedRoom: Int?
  var parser = KeyParser()
  /// How many times bytes have arrived, to notice whether anything has followed an Escape.
  var inputCount = 0
  /// Whether a check is due of whether a paste still brings anything.
  var isWatchingInput = false
  var waitingKeys: [Key] = []
  var isHandlingKeys = false
  var needsDisplay = false
  var isFrameScheduled = false
  /// Whether a frame is being drawn.
  var isDrawing = false
  /// Whether frames are drawn; not while another program has the terminal.
  var isPaused = false
  /// The window's title; nil if it is not known.
  var shownTitle: ShownTitle?

  /// Makes a host for a coordinator whose screens are of several types.
  ///
  /// The router asks for the first tree when it is attached: ``TerminalApplication`` does that, or call
  /// `router.host.attach(host)`.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: Makes the screens.
  ///   - output: Where the picture goes.
  ///   - configuration: How the host behaves.
  ///   - chrome: What is around the screens.
  ///   - timer: Times slides and frames; by default the main queue.
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
  ///   - coordinator: Makes the screens.
  ///   - output: Where the picture goes.
  ///   - configuration: How the host behaves.
  ///   - chrome: What is around the screens.
  ///   - timer: Times slides and frames; by default the main queue.
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

  /// The screen with the keyboard focus; nil before the first tree is shown.
  public var visibleScreen: (any TerminalScreen)? { tree.flatMap { screens[$0.visibleElement.id] } }

  /// The screen of an entry that is shown or hidden in the tree.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Its screen; nil if the entry is not in the tree.
  public func screen(of id: EntryID) -> (any TerminalScreen)? { screens[id] }

  /// The cost of drawing the last frame.
  public var lastFrame: Renderer.Statistics { renderer.lastFrame }

  /// How many frames were drawn.
  public var frameCount: Int { renderer.frameCount }

  /// Whether a stack is sliding, or columns where only one fits.
  public var isSliding: Bool { slide != nil }
}
