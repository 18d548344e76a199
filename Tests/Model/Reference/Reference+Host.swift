import Waymark
import WaymarkTesting

extension Reference {
  /// The tree that has to be shown next.
  var goal: PlainTree { rules.showsEveryCommit ? commits.first?.tree ?? tree : tree }

  /// The host is asked for a step.
  func stepAsked(_ step: NavigationStep<Spot>, serial: Int, now: Duration) {
    check(!needsRebuild, "a step comes while it is not known what is shown")
    noteSilentFailure(now)
    check(running == nil, "a step comes while another is under way")
    guard let shown else { return problem("a step comes before the first tree") }
    if rules.showsEveryCommit { passShownCommits() }
    if let fault = shown.fault(of: step.step, towards: goal) {
      problem("the step \(step.step.notation) \(fault) from \(shown) to \(goal)")
    }
    let next = shown.after(step.step) ?? shown
    check(!step.isAnimated || step.isVisible, "a hidden step is animated: \(step.step.notation)")
    check(
      !step.isAnimated || next.showsIdentities(of: goal), "a step is animated that is not the last to be seen"
    )
    if step.isAnimated, let id = rules.showsEveryCommit ? commits.first?.navigation : commits.last?.navigation
    {
      check(navigations[id]?.isAnimated ?? true, "#\(id) is not to be animated")
    }
    running = Running(serial: serial, step: step.step, target: next, began: now)
  }

  func rebuildAsked(_ target: PlainTree, serial: Int, now: Duration) {
    noteSilentFailure(now)
    check(running == nil, "a rebuild comes while something is under way")
    check(needsRebuild, "a rebuild comes for nothing")
    check(target == tree, "a rebuild is to show \(target) and not \(tree)")
    running = Running(
      serial: serial, step: nil, target: target, began: now, lastCommit: commits.last?.navigation)
  }

  /// The host is about to say that it is done, with what is left of what it was asked for.
  func willSucceed(_ serial: Int, step: Step<Entry<Spot>>?, target: PlainTree?) {
    guard let current = running, current.serial == serial else { return }
    running = nil
    if current.step != nil {
      acknowledge(current, step)
    } else {
      check(
        target == current.target,
        "the rebuild is to show \(String(describing: target)), not \(current.target)")
      shown = current.target
      needsRebuild = false
      // Some of those that it shows may have been heard of meanwhile.
      if isQuiet, let last = commits.firstIndex(where: { $0.navigation == current.lastCommit }) {
        commits.removeFirst(last + 1)
      }
    }
  }

  private func acknowledge(_ current: Running, _ left: Step<Entry<Spot>>?) {
    guard let shown else { return }
    check(dead.isDisjoint(with: current.target.ids), "what the user closed is shown again")
    guard let left else {
      return check(shown == current.target, "nothing is left of a step from \(shown) to \(current.target)")
    }
    let next = shown.after(left)
    check(next == current.target, "a step leads to \(String(describing: next)) and not to \(current.target)")
    self.shown = current.target
  }

  /// The host is about to say that it failed, or the router has noticed that it did.
  func failed(_ serial: Int) {
    guard let current = running, current.serial == serial else { return }
    running = nil
    // Nothing was left to do where the user had done it.
    if current.step != nil, current.isTouched, current.target == shown { return }
    needsRebuild = true
    if current.step == nil { gaveUp() }
  }

  /// The router may have noticed by itself that no answer comes.
  func noteSilentFailure(_ now: Duration) {
    guard let current = running else { return }
    if dropped.contains(current.serial) || now >= current.began + timeout { failed(current.serial) }
  }

  private func gaveUp() {
    beforeGivingUp?()
    for commit in commits { expect(commit.navigation, .hostFailed) }
    commits = []
    guard rules.flaw != .keepsFailedTree else { return }
    tree = shown ?? first
    endLeftDetours(.hostFailed)
    restartDeliberation()
  }

  /// What was proposed on a tree that is taken back is proposed anew, and asked about anew.
  private func restartDeliberation() {
    guard let current = deliberation else { return }
    deliberation = nil
    begin(current.navigation, current.wish, resuming: current.resumed)
  }

  /// Another host is there, or none.
  func hostReplaced() {
    running = nil
    needsRebuild = true
  }

  // MARK: The user

  /// What a report takes away, or `nil` if it is to be ignored.
  func departure(for action: UserAction<Spot>) -> Departure? {
    // While a tree is being built, some of it may be seen already.
    let built = running?.step == nil ? running?.target : nil
    guard let shown = shown ?? built else { return nil }
    switch action {
    case .selected(let path):
      return shown.selecting(PlainPath(path))
    case .closed(let id):
      let id = id.rawValue
      if shown.find(id) != nil { return shown.closing(id) }
      if built?.find(id) != nil { return built?.closing(id) }
      return arriving(id)
    }
  }

  /// The user closes what a step under way is only just bringing.
  private func arriving(_ id: UInt64) -> Departure? {
    guard let current = running, let asked = current.step, !dead.contains(id) else { return nil }
    switch asked.change {
    case .stack(let change):
      guard change.inserted.contains(where: { $0.id.rawValue == id }) else { return nil }
      return current.target.closing(id)
    case .present(let modal, _):
      return modal.root.id.rawValue == id ? current.target.closing(id) : nil
    default:
      return nil
    }
  }

  func reported(_ action: UserAction<Spot>, _ id: UInt64) {
    guard let departure = departure(for: action) else { return problem("\(action) was accepted") }
    lastChange = id
    dead.formUnion(departure.gone)
    tree.lose(departure)
    shown?.lose(departure)
    for index in commits.indices {
      commits[index].tree.lose(departure)
      commits[index].isTouched = true
    }
    running?.isTouched = true
    if !isSelectionInWhatIsReplaced(departure) { running?.target.lose(departure) }
    if rules.flaw != .proposalsForgetReports { deliberation?.proposal.lose(departure) }
    for index in held.indices { held[index].tree.lose(departure) }
    for index in resuming.indices { resuming[index].tree.lose(departure) }
    for id in opening.keys { opening[id]?.tree.lose(departure) }
    first.lose(departure)
    nextOpening?.tree.lose(departure)
    let gone = Set(departure.gone)
    deliberation?.questions.removeAll { $0.screen.map(gone.contains) ?? false }
    for id in gone { vetoes[id] = nil }
    endLeftDetours()
  }

  /// Whether a tab was picked in tabs that a step under way is replacing.
  ///
  /// What replaces them comes as it was asked for: the tab is picked in it by a step of its own.
  private func isSelectionInWhatIsReplaced(_ departure: Departure) -> Bool {
    guard let tabs = departure.selected?.tabs, case .replace(let path, _, _)? = running?.step?.change
    else { return false }
    let replaced = PlainPath(path)
    return replaced.layer == tabs.layer && tabs.tabs.starts(with: replaced.tabs)
  }
}
