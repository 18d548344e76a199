import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Something that app code does once inside a call of UIKit's, the host's or the router's.
@MainActor
final class Deed {
  private var random: SplitMix
  private weak var run: RandomRun?
  private var isDone = false
  /// How many occasions are let pass.
  var delay = 0
  /// Whether it may be something to windows, hosts, tabs and whole stacks.
  private let isMeddling: Bool

  init(_ run: RandomRun, seed: UInt64, isMeddling: Bool = false) {
    self.run = run
    self.isMeddling = isMeddling
    random = SplitMix(seed: seed)
  }

  /// Does it, if it has not been done.
  ///
  /// - Parameters:
  ///   - moment: Where.
  ///   - controller: Who does it.
  func perform(in moment: String, by controller: UIViewController? = nil) {
    guard !isDone, let run else { return }
    delay -= 1
    guard delay < 0 else { return }
    isDone = true
    let outer = run.random
    run.random = random
    run.hasSelfWilled = true
    run.note("  in \(moment):", isAct: false)
    let deeds =
      isMeddling
      ? ActKind.meddlingDeeds
      : Self.routerDeeds + (controller == nil ? [] : Self.controllerDeeds)
        + (run.hasColumns ? ActKind.columnDeeds : [])
    deeds.randomElement(using: &run.random)?(run, controller ?? run.current.root)
    run.note("  end of \(moment)", isAct: false)
    random = run.random
    run.random = outer
  }

  /// The stack that a controller is on; a plain one tells only of what it shows.
  private static func tellingStack(of controller: UIViewController) -> UINavigationController? {
    guard let stack = controller.navigationController else { return nil }
    return stack is StackController || controller.viewIfLoaded?.window != nil ? stack : nil
  }

  private static let routerDeeds: [(RandomRun, UIViewController) -> Void] = {
    let names = [
      "push", "pop", "popToRoot", "setStack", "present", "dismiss", "dismissAll", "select", "setTree",
      "close",
      "remove", "return", "push", "present",
    ]
    return names.compactMap { ActKind.byName[$0] }.map { kind in { run, _ in kind.perform(run) } }
  }()

  private static let controllerDeeds: [(RandomRun, UIViewController) -> Void] = [
    { run, controller in
      run.note("dismiss") { controller.dismiss(animated: run.isAnimated) }
    },
    { run, controller in
      let deed = Deed(run, seed: run.random.next())
      run.note("present") {
        controller.present(run.foreign(), animated: run.isAnimated) { deed.perform(in: "a completion") }
      }
    },
    { run, controller in
      let deed = Deed(run, seed: run.random.next())
      run.note("dismiss and act") {
        controller.dismiss(animated: run.isAnimated) { deed.perform(in: "a completion") }
      }
    },
    { run, controller in
      guard let stack = tellingStack(of: controller) else { return }
      run.note("pop by UIKit") { stack.popViewController(animated: run.isAnimated) }
    },
    { run, controller in
      guard let stack = tellingStack(of: controller) else { return }
      run.note("pop to the root by UIKit") { stack.popToRootViewController(animated: run.isAnimated) }
    },
    { run, controller in
      run.note("push by UIKit") {
        controller.navigationController?.pushViewController(run.foreign(), animated: run.isAnimated)
      }
    },
    { run, controller in
      let index = Int.random(in: 0..<3, using: &run.random)
      run.note("select tab \(index) by UIKit") { controller.tabBarController?.selectedIndex = index }
    },
    { run, controller in
      guard let page = controller as? Page else { return }
      run.note("\(page.title ?? "") closes itself") { page.context.close(answering: 7) }
    },
    { run, controller in
      guard let page = controller as? Page else { return }
      let place = run.name()
      run.note("\(page.title ?? "") pushes \(place)") { page.context.push(place) }
    },
  ]
}

/// Delegates of the app that do something once.
@MainActor
final class BusyDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UISplitViewControllerDelegate
{
  private let deed: Deed
  private let moment: Int

  init(_ deed: Deed, moment: Int) {
    self.deed = deed
    self.moment = moment
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    if moment == 0 { deed.perform(in: "willShow", by: viewController) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if moment == 1 { deed.perform(in: "didShow", by: viewController) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if moment == 0 { deed.perform(in: "shouldSelect", by: viewController) }
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    if moment == 1 { deed.perform(in: "didSelect", by: viewController) }
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if moment == 0 { deed.perform(in: "shouldDismiss", by: presentationController.presentedViewController) }
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if moment == 1 { deed.perform(in: "willDismiss", by: presentationController.presentedViewController) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if moment == 2 { deed.perform(in: "didDismiss", by: presentationController.presentedViewController) }
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if moment == 3 { deed.perform(in: "didAttempt", by: presentationController.presentedViewController) }
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    if moment == 0 { deed.perform(in: "topColumn", by: svc) }
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    if moment == 0 { deed.perform(in: "displayMode", by: svc) }
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    if moment == 1 { deed.perform(in: "didCollapse", by: svc) }
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    if moment == 1 { deed.perform(in: "didExpand", by: svc) }
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    if moment == 2 { deed.perform(in: "willShow", by: svc) }
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    if moment == 2 { deed.perform(in: "willHide", by: svc) }
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    if moment == 3 { deed.perform(in: "willChangeTo", by: svc) }
  }
}
