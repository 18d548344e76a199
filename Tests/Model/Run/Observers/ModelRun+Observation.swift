import Observation
import Waymark

/// Those who observe the router's tree, and hear of a change before it happens.
extension ModelRun {
  func observe() {
    guard traits.isObserved, let router else { return }
    withObservationTracking {
      _ = router.tree
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.treeWillChange() }
    }
  }

  private func treeWillChange() {
    hears()
    guard !isEnding, budget > 0, let current = reference.deliberation, current.asking == nil,
      reference.nextQuestion == nil
    else { return }
    budget -= 1
    isTreeChanging = true
    note("  the tree is about to change")
    if random.chance(50) { userActs() } else { mayNavigate(always: true) }
    isTreeChanging = false
  }
}
