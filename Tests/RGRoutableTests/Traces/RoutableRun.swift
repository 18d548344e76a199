import HeadlessUIKit
import RGRoutable
import WaymarkTraces

/// Plays scenarios on routables and notes what happens.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class RoutableRun {
  private let stage: TracedWindow
  private(set) var screens: [String: RunScreen] = [:]
  private var calls: [String] = []
  /// What was asked for, in order.
  private(set) var requests: [Request] = []
  /// The requests whose completion handlers were called, in order.
  private(set) var completed: [Request] = []
  /// How many moments of others the verb that is being performed is inside.
  private var depth = 0

  init(settle: @escaping () -> Void = {}) {
    stage = TracedWindow(settle: settle)
    window.rootViewController = RunStack(rootViewController: add("home"))
    window.makeKeyAndVisible()
  }

  func play(_ scenario: Scenario) -> Trace {
    Trace(scenario.turns.map { play($0) })
  }

  func play(_ turn: [Verb]) -> Trace.Turn {
    let shown = stage.play {
      for verb in turn { perform(verb) }
    }
    defer { calls = [] }
    return Trace.Turn(calls, shown: shown)
  }

  var window: UIWindow { stage.window }

  /// What UIKit warned of.
  var warnings: [UIKitWarning] { stage.warnings }

  private func add(_ name: String) -> RunScreen {
    let screen = RunScreen(name)
    screens[name] = screen
    screen.router.onReturn = { [weak self] in self?.returned($0, to: name) }
    return screen
  }

  // MARK: Verbs

  func perform(_ verb: Verb) {
    if stage.perform(verb) { return }
    switch verb.kind {
    case "tabs": showTabs()
    default:
      guard let from = screens[verb.from ?? "home"] else { return calls.append("nobody") }
      perform(verb, from)
    }
  }

  private func perform(_ verb: Verb, _ from: RunScreen) {
    let request = Request(verb, number: requests.count, isOutermost: depth == 0)
    requests.append(request)
    let animated = verb.isAnimated
    let payload = from.routablePayload(data: request)
    let sent = verb.payload == nil ? nil : payload
    let done: () -> Void = { [unowned self] in completed(request) }
    switch verb.kind {
    // The app does it by itself.
    case "own": from.present(add(verb.name ?? "own"), animated: animated)
    case "next": from.router.onNext?(payload)
    case "push": from.push(next: make(request), animated: animated)
    case "present": from.present(next: make(request), animated: animated, completion: done)
    case "full":
      let screen = make(request)
      screen.modalPresentationStyle = .fullScreen
      from.present(next: screen, animated: animated, completion: done)
    case "stack":
      let stack = RunStack(rootViewController: make(request))
      stack.router.onReturn = { [weak self] in self?.returned($0, to: "stack") }
      from.present(next: stack, animated: animated, completion: done)
    case "remove": from.remove(payload: sent, animated: animated, completion: done)
    case "clear": from.removeNavigationStack(payload: sent, animated: animated, completion: done)
    case "complete": from.router.onComplete(payload)
    default: calls.append("unknown:\(verb.kind)")
    }
  }

  private func showTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [add("home"), add("other")].map { RunStack(rootViewController: $0) }
    for tab in tabs.viewControllers ?? [] { tab.title = "tab" }
    window.rootViewController = tabs
  }

  private func make(_ request: Request) -> RunScreen {
    let verb = request.verb
    let screen = add(verb.name ?? "none")
    request.screen = screen
    screen.onLoad = { [unowned self] in perform(verb, at: "load") }
    screen.onAppear = { [unowned self] in perform(verb, at: "appear") }
    screen.router.onNext = { [unowned self] payload in
      calls.append("next:\(payload.word)@\(payload.sender?.name ?? "nobody")")
      perform(verb, at: "next")
    }
    return screen
  }

  private func completed(_ request: Request) {
    request.doneCount += 1
    completed.append(request)
    calls.append("done:\(request.verb.label)")
    perform(request.verb, at: "done")
  }

  private func returned(_ payload: RoutablePayload, to name: String) {
    calls.append("return:\(payload.word)@\(payload.sender?.name ?? "nobody")>\(name)")
    guard let request = payload.data as? Request else { return }
    request.returnCount += 1
    perform(request.verb, at: "return")
  }

  private func perform(_ verb: Verb, at moment: String) {
    depth += 1
    for inner in verb.verbs(at: moment) { perform(inner) }
    depth -= 1
  }
}

/// What a run asked for, which payloads carry, and what came of it.
@MainActor
final class Request: RoutableData {
  let verb: Verb
  let number: Int
  /// Whether nothing else asked for it than the scenario's turn.
  let isOutermost: Bool
  var screen: RunScreen?
  var doneCount = 0
  var returnCount = 0

  init(_ verb: Verb, number: Int, isOutermost: Bool) {
    self.verb = verb
    self.number = number
    self.isOutermost = isOutermost
  }
}

extension RoutablePayload {
  @MainActor fileprivate var word: String { (data as? Request)?.verb.payload ?? "nothing" }
}

extension Routable {
  @MainActor fileprivate var name: String { (self as? UIViewController)?.title ?? "stack" }
}

/// A screen that does something once when it loads and once when it has appeared.
@MainActor
final class RunScreen: UIViewController, Routable {
  let router = Router()
  var onLoad: () -> Void = {}
  var onAppear: () -> Void = {}
  private(set) var hasAppeared = false

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad() }

  override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    let first = onAppear
    onAppear = {}
    first()
  }
}

/// A stack that is a routable itself.
@MainActor
final class RunStack: UINavigationController, Routable {
  let router = Router()
}
