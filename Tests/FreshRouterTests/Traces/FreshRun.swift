import FreshRouter
import HeadlessUIKit
import WaymarkTraces

/// Plays scenarios on a router and notes what happens.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class FreshRun {
  private let stage: TracedWindow
  private(set) var screens: [String: RunScreen] = [:]
  private let router: any IsRouter
  private var calls: [String] = []
  /// The navigations, in the order in which they were asked for.
  private(set) var visits: [Visit] = []
  /// The navigations that were carried out, in order.
  private(set) var carriedOut: [Visit] = []
  /// The navigations that were reported, in order.
  private(set) var reported: [Visit] = []
  /// The navigations inside which something is being asked for, the innermost last.
  private var surrounding: [Visit] = []
  /// How many moments of others the verb that is being performed is inside.
  private var depth = 0

  init(_ router: any IsRouter, settle: @escaping () -> Void = {}) {
    self.router = router
    stage = TracedWindow(settle: settle)
    window.rootViewController = UINavigationController(rootViewController: add("home"))
    window.makeKeyAndVisible()
    router.setupAppNavigation(appNavigation: RunNavigation(self))
    router.didNavigate { [weak self] in self?.told($0) }
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
    return screen
  }

  // MARK: Verbs

  func perform(_ verb: Verb) {
    if stage.perform(verb) { return }
    switch verb.kind {
    case "tabs": showTabs()
    case "own":
      // The app does it by itself, without the router.
      guard let from = screens[verb.from ?? "home"] else { return }
      from.present(add(verb.name ?? "own"), animated: verb.isAnimated)
    default:
      guard let from = screens[verb.from ?? "home"] else { return calls.append("nobody") }
      router.navigate(RunPlace(add(verb), in: self), from: from)
    }
  }

  private func showTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [add("home"), add("other")].map { UINavigationController(rootViewController: $0) }
    for tab in tabs.viewControllers ?? [] { tab.title = "tab" }
    window.rootViewController = tabs
  }

  private func add(_ verb: Verb) -> Visit {
    let visit = Visit(verb, inside: surrounding.last, isOutermost: depth == 0)
    visits.append(visit)
    return visit
  }

  private func perform(_ verb: Verb, at moment: String) {
    depth += 1
    for inner in verb.verbs(at: moment) { perform(inner) }
    depth -= 1
  }

  private func perform(inside visit: Visit, at moment: String) {
    surrounding.append(visit)
    perform(visit.verb, at: moment)
    surrounding.removeLast()
  }

  // MARK: What the router calls

  fileprivate func make(_ visit: Visit) -> UIViewController {
    let verb = visit.verb
    calls.append("make:\(verb.label)")
    visit.makeCount += 1
    perform(inside: visit, at: "make")
    let screen = verb.name.map { add($0) } ?? RunScreen("none")
    screen.onLoad = { [unowned self] in perform(verb, at: "load") }
    screen.onAppear = { [unowned self] in perform(verb, at: "appear") }
    guard verb.kind == "stack" else { return screen }
    return UINavigationController(rootViewController: screen)
  }

  fileprivate func carryOut(_ visit: Visit, _ from: UIViewController, _ to: UIViewController) {
    let verb = visit.verb
    calls.append("show:\(verb.label)<\(from.title ?? "?")")
    visit.showCount += 1
    carriedOut.append(visit)
    perform(inside: visit, at: "before")
    switch verb.kind {
    case "push", "replace": visit.couldShow = from.navigationController != nil
    case "sheet", "stack", "full": visit.couldShow = true
    default: break
    }
    move(verb, from, to)
    visit.wasShown = isOnScreen(to)
    perform(inside: visit, at: "after")
  }

  private func move(_ verb: Verb, _ from: UIViewController, _ to: UIViewController) {
    let stack = from.navigationController
    switch verb.kind {
    case "push": stack?.pushViewController(to, animated: verb.isAnimated)
    case "replace": stack?.setViewControllers([to], animated: verb.isAnimated)
    case "sheet", "stack": from.present(to, animated: verb.isAnimated)
    case "full":
      to.modalPresentationStyle = .fullScreen
      from.present(to, animated: verb.isAnimated)
    case "pop": stack?.popViewController(animated: verb.isAnimated)
    case "root": stack?.popToRootViewController(animated: verb.isAnimated)
    case "dismiss": from.dismiss(animated: verb.isAnimated)
    case "first": from.tabBarController?.selectedIndex = 0
    case "second": from.tabBarController?.selectedIndex = 1
    default: break
    }
  }

  private func told(_ navigation: any Navigation) {
    guard let place = navigation as? RunPlace, place.run === self else { return }
    calls.append("did:\(place.visit.verb.label)")
    place.visit.reportCount += 1
    reported.append(place.visit)
    perform(place.visit.verb, at: "did")
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    var current = controller
    while let next = current.parent ?? current.presentingViewController { current = next }
    return current === window.rootViewController
  }
}

/// Where a scenario navigates to.
struct RunPlace: Navigation {
  let visit: Visit
  private(set) weak var run: FreshRun?

  fileprivate init(_ visit: Visit, in run: FreshRun) {
    self.visit = visit
    self.run = run
  }
}

@MainActor
private final class RunNavigation: AppNavigation {
  private weak var run: FreshRun?

  init(_ run: FreshRun) { self.run = run }

  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    guard let run, let place = navigation as? RunPlace else { return UIViewController() }
    return run.make(place.visit)
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    guard let run, let place = navigation as? RunPlace else { return }
    run.carryOut(place.visit, from, to)
  }
}

/// A screen that does something once when it loads and once when it has appeared.
@MainActor
final class RunScreen: UIViewController {
  var onLoad: () -> Void = {}
  var onAppear: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad() }

  override func viewDidAppear(_ animated: Bool) {
    let first = onAppear
    onAppear = {}
    first()
  }
}
