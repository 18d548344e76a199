import HeadlessUIKit

/// Plays scenarios on screens in a window and notes what happens, whatever library moves them.
@MainActor
open class ScreenRun<Screen: TracedScreen> {
  private let stage: TracedWindow
  private var calls: [String] = []
  /// How many moments of others the verb that is being performed is inside.
  private var depth = 0

  /// The screens by their names, those that have gone too.
  public private(set) var screens: [String: Screen] = [:]

  /// Shows a stack with the screen `home`.
  ///
  /// - Parameter settle: What else has to happen before everything is at rest.
  public init(settle: @escaping () -> Void) {
    stage = TracedWindow(settle: settle)
    window.rootViewController = makeStack(add("home"))
    window.makeKeyAndVisible()
  }

  /// The window.
  public var window: UIWindow { stage.window }

  /// Whether nothing else asks for the verb that is being performed than the scenario's turn.
  public var isOutermost: Bool { depth == 0 }

  // MARK: The library's own

  /// Makes a screen that has a name.
  open func add(_ name: String) -> Screen {
    let screen = Screen(name)
    screens[name] = screen
    return screen
  }

  /// Makes a stack.
  open func makeStack(_ root: Screen) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  /// Asks the library for a verb, from a screen.
  open func ask(_ verb: Verb, from screen: Screen) {}

  // MARK: Playing

  /// Plays a scenario.
  public func play(_ scenario: Scenario) -> Trace {
    Trace(scenario.turns.map { play($0) })
  }

  /// Plays one turn and lets everything come to rest.
  public func play(_ turn: [Verb]) -> Trace.Turn {
    let shown = stage.play {
      for verb in turn { perform(verb) }
    }
    defer { calls = [] }
    return Trace.Turn(calls, shown: shown)
  }

  /// Plays a random scenario, made turn by turn from what is there at rest.
  ///
  /// - Parameters:
  ///   - seed: What it depends on.
  ///   - verbs: The library's verbs.
  ///   - turnCount: How many turns it has.
  /// - Returns: The scenario and what happened.
  public func playRandom(
    seed: UInt64, _ verbs: ScreenVerbs, turnCount: Int
  ) -> (scenario: Scenario, trace: Trace) {
    var choice = ScreenChoice(seed: seed, verbs)
    var (scenario, trace) = (Scenario([]), Trace([]))
    for number in 0..<turnCount {
      let turn = choice.turn(amongst: screens.keys.sorted())
      scenario.turns.append((number == 0 ? choice.stage().map { [$0] } ?? [] : []) + turn)
      trace.turns.append(play(scenario.turns[number]))
    }
    return (scenario, trace)
  }

  /// Performs what is asked for at a moment of a verb.
  public func perform(_ verb: Verb, at moment: String) {
    depth += 1
    for inner in verb.verbs(at: moment) { perform(inner) }
    depth -= 1
  }

  /// Notes something that was called.
  public func note(_ call: String) { calls.append(call) }

  private func perform(_ verb: Verb) {
    if stage.perform(verb) { return }
    if verb.kind == "tabs" { return showTabs() }
    // An app looks for the top-most screen when it asks.
    let from = verb.from == "top" ? window.user.frontmost as? Screen : screens[verb.from ?? "home"]
    guard let from else { return note("nobody") }
    // The app presents its own by itself, without the library.
    if verb.kind == "own" { return from.present(add(verb.name ?? "own"), animated: verb.isAnimated) }
    ask(verb, from: from)
  }

  private func showTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [add("home"), add("other")].map { makeStack($0) }
    for tab in tabs.viewControllers ?? [] { tab.title = "tab" }
    window.rootViewController = tabs
  }

  /// The warnings of UIKit that a library avoids which waits for transitions.
  ///
  /// The app's own transitions and a tap on the selected tab, which pops, wait for nothing.
  ///
  /// - Parameter scenario: What was played.
  /// - Returns: The warnings.
  public func overlaps(in scenario: Scenario) -> [String] {
    guard scenario.allVerbs.allSatisfy({ $0.kind != "own" && $0.kind != "tap" && $0.inner.isEmpty })
    else { return [] }
    let overlaps: [UIKitWarning.Kind] = [.nestedNavigation, .transitionInProgress]
    return stage.warnings.filter { overlaps.contains($0.kind) }.map { $0.message }
  }
}

/// A screen that does something once when it loads and once when it has appeared.
@MainActor
open class TracedScreen: UIViewController {
  /// Called when its view is loaded.
  public var onLoad: () -> Void = {}

  /// Called when it appears for the first time.
  public var onAppear: () -> Void = {}

  /// Whether it has appeared.
  public private(set) var hasAppeared = false

  /// Makes a screen with a title.
  public required init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Does nothing: no archive holds such a screen.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() { onLoad() }

  open override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    let first = onAppear
    onAppear = {}
    first()
  }
}
