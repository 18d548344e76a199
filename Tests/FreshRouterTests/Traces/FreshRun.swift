import FreshRouter
import HeadlessUIKit
import WaymarkTraces

/// Plays scenarios on a router and notes what happens.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class FreshRun: ScreenRun<TracedScreen> {
  private let router: any IsRouter
  /// The navigations, in the order in which they were asked for.
  private(set) var visits: [Visit] = []
  /// The navigations that were carried out, in order.
  private(set) var carriedOut: [Visit] = []
  /// The navigations that were reported, in order.
  private(set) var reported: [Visit] = []
  /// The navigations inside which something is being asked for, the innermost last.
  private var surrounding: [Visit] = []

  init(_ router: any IsRouter, settle: @escaping () -> Void = {}) {
    self.router = router
    super.init(settle: settle)
    router.setupAppNavigation(appNavigation: RunNavigation(self))
    router.didNavigate { [weak self] in self?.told($0) }
  }

  override func ask(_ verb: Verb, from screen: TracedScreen) {
    let visit = Visit(verb, inside: surrounding.last, isOutermost: isOutermost)
    visits.append(visit)
    router.navigate(RunPlace(visit, in: self), from: screen)
  }

  private func perform(inside visit: Visit, at moment: String) {
    surrounding.append(visit)
    perform(visit.verb, at: moment)
    surrounding.removeLast()
  }

  // MARK: Calls of the router

  fileprivate func make(_ visit: Visit) -> UIViewController {
    let verb = visit.verb
    note("make:\(verb.label)")
    visit.makeCount += 1
    perform(inside: visit, at: "make")
    let screen = verb.name.map { add($0) } ?? TracedScreen("none")
    screen.onLoad = { [unowned self] in perform(verb, at: "load") }
    screen.onAppear = { [unowned self] in perform(verb, at: "appear") }
    guard verb.kind == "stack" else { return screen }
    return UINavigationController(rootViewController: screen)
  }

  fileprivate func carryOut(_ visit: Visit, _ from: UIViewController, _ to: UIViewController) {
    let verb = visit.verb
    note("show:\(verb.label)<\(from.title ?? "?")")
    visit.showCount += 1
    carriedOut.append(visit)
    perform(inside: visit, at: "before")
    move(verb, from, to)
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
    note("did:\(place.visit.verb.label)")
    place.visit.reportCount += 1
    reported.append(place.visit)
    perform(place.visit.verb, at: "did")
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
