import Waymark
import WaymarkTesting

/// What the host is asked for.
extension Reference {
  /// The navigations for which the tree is shown.
  private var causes: Set<UInt64> { Set(claims.filter { $0.value.takenBackBy == nil }.keys) }

  /// The host is asked for a step.
  func stepAsked(_ step: Step<Entry<Spot>>, serial: Int, now: Duration) {
    check(!needsRebuild, "a step comes while it is not known what is shown")
    noteSilentFailure(now)
    check(running == nil, "a step comes while another is under way")
    guard let shown else { return problem("a step comes before the first tree") }
    if let fault = shown.fault(of: step, towards: tree) {
      problem("the step \(step.notation) \(fault) from \(shown) to \(tree)")
    }
    let next = shown.after(step) ?? shown
    check(!step.isAnimated || step.isVisible, "a hidden step is animated: \(step.notation)")
    check(
      !step.isAnimated || next.showsIdentities(of: tree),
      "a step is animated that is not the last to be seen")
    if step.isAnimated, let id = commits.last?.navigation {
      check(navigations[id]?.isAnimated ?? true, "#\(id) is not to be animated")
    }
    running = Running(serial: serial, step: step, target: next, began: now, causes: causes)
    hasGivenUp = false
  }

  func rebuildAsked(_ target: PlainTree, serial: Int, now: Duration) {
    noteSilentFailure(now)
    check(running == nil, "a rebuild comes while something is under way")
    check(needsRebuild, "a rebuild comes for nothing")
    check(target == tree, "a rebuild is to show \(target) and not \(tree)")
    running = Running(serial: serial, step: nil, target: target, began: now, causes: causes)
    hasGivenUp = false
  }

  /// The host is about to say that it is done, with what is left of what it was asked for.
  func willSucceed(_ serial: Int, step: Step<Entry<Spot>>?, target: PlainTree?) {
    guard let current = running, current.serial == serial else { return }
    if current.step != nil {
      checkStep(current, step)
    } else {
      check(
        target == current.target,
        "the rebuild is to show \(String(describing: target)), not \(current.target)")
    }
    show(current, current.target)
  }

  /// The host is about to say what it shows, whatever it was asked for.
  func willShow(_ serial: Int, _ actual: PlainTree) {
    guard let current = running, current.serial == serial else { return }
    // A step after which all is as before has failed.
    if current.step != nil, actual == shown, actual != tree, actual != current.target {
      return failed(serial)
    }
    let isNoFurther = recovery == .rebuilding && actual == shown && actual != tree
    show(current, actual)
    if isNoFurther { recovery = .retrying }
  }

  /// What the host was asked for, or something else, is on the screen.
  func show(_ current: Running, _ actual: PlainTree) {
    let before = shown
    running = nil
    overdue = nil
    hasGivenUp = false
    needsRebuild = false
    recovery = .none
    shown = actual
    noteShown(current.causes)
    noteDepartures(since: before)
  }

  private func checkStep(_ current: Running, _ left: Step<Entry<Spot>>?) {
    guard let shown else { return }
    check(dead.isDisjoint(with: current.target.ids), "what the user closed is shown again")
    guard let left else {
      return check(shown == current.target, "nothing is left of a step from \(shown) to \(current.target)")
    }
    let next = shown.after(left)
    check(next == current.target, "a step leads to \(String(describing: next)) and not to \(current.target)")
  }

  /// Another host is there, or none.
  func hostReplaced() {
    running = nil
    overdue = nil
    hasGivenUp = false
    needsRebuild = true
    recovery = .none
    noteDepartures(since: shown)
  }

  /// Another host is there, and makes screens of its own.
  func screensEnded() {
    objections = [:]
    ledger.handlers = []
  }
}
