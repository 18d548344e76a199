extension RouterState {
  /// Takes what the user has done out of what the host is doing.
  mutating func patchRunning(_ change: UserChange<R>, oldVersion: UInt64) {
    guard var work = running else { return }
    if work.reaches == oldVersion { work.reaches = version }
    switch work.kind {
    case .settledByUser:
      break
    case .rebuild(var target):
      change.apply(to: &target)
      work.kind = .rebuild(target)
    case .step(let step):
      let patched = shown.flatMap { patch(step, change, shown: $0) }
      work.kind = patched.map { .step($0) } ?? .settledByUser
    }
    running = work
  }

  /// The step without what the user has done, or `nil` if nothing is left of it.
  private func patch(_ step: Step<Entry<R>>, _ change: UserChange<R>, shown: EntryTree<R>) -> Step<Entry<R>>?
  {
    let gone = Set(change.removed.map(\.id))
    let modalsLeft = shown.modals.firstIndex { gone.contains($0.root.id) } ?? shown.modals.count
    var patched = step
    switch step.change {
    case .dismiss(_, let index):
      return index < modalsLeft ? step : nil
    case .present(let modal, _):
      guard !gone.contains(modal.root.id) else { return nil }
      patched.change = .present(modal, index: modalsLeft)
    case .select(let path, _, _):
      // Picking a tab picks those around it too.
      let isPickedAnew = change.selection?.tabs.leads(through: path) ?? false
      guard path.layer <= modalsLeft, !isPickedAnew else { return nil }
    case .update(let position, let old, _):
      guard position.path.layer <= modalsLeft, !gone.contains(old.id) else { return nil }
    case .replace(let path, let old, let new):
      guard path.layer <= modalsLeft else { return nil }
      patched.change = .replace(
        path: path, old: old.removing(gone, remainder: change.remainder),
        new: new.removing(gone, remainder: change.remainder))
    case .stack(var stackChange):
      guard stackChange.path.layer <= modalsLeft, let stack = shown.stack(at: stackChange.path) else {
        return nil
      }
      let below = stack.elements.prefix(stackChange.keptBelow)
      let above = stack.elements.suffix(stackChange.keptAbove)
      stackChange.keptBelow -= below.filter { gone.contains($0.id) }.count
      stackChange.keptAbove -= above.filter { gone.contains($0.id) }.count
      stackChange.removed.keep { !gone.contains($0.id) }
      stackChange.inserted.keep { !gone.contains($0.id) }
      guard !stackChange.removed.isEmpty || !stackChange.inserted.isEmpty else { return nil }
      guard stackChange.keptBelow + stackChange.inserted.count + stackChange.keptAbove > 0 else { return nil }
      patched.change = .stack(stackChange)
    }
    return patched
  }
}
