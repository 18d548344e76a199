/// A window at one point of a journal, as far as it is known.
package struct JournalWindow: Sendable {
  /// How many places a tree may have.
  ///
  /// Larger trees are not followed.
  static let maximumPlaces = 200_000

  /// How many unfinished steps, and how many guards, are remembered.
  private static let remembered = 4096

  /// The app's name for the window, if it has one.
  package private(set) var label: String?

  /// The type of its routes.
  package private(set) var route: String?

  /// How its routes are written: `names`, `full`, `custom`.
  package private(set) var mode: String?

  /// The tree that was committed, if it is known.
  package private(set) var tree: JournalTree?

  /// The tree on the screen, if it is known.
  package private(set) var shown: JournalTree?

  private var guards: [Int: String] = [:]
  private var steps: [Int: JSONValue] = [:]
  /// The tree that the running step leads to, if something else has changed the screen since the step began.
  private var patched: (generation: Int, target: JournalTree?)?
  private var placesAdded = 0

  /// About how many bytes the window takes in memory at most.
  private(set) var weight = 0

  /// About how many bytes the name of a guard takes.
  private static let guardWeight = 160

  package init() {}

  /// Computes how much memory it takes.
  ///
  /// - Complexity: O(*n*) in all that it holds.
  mutating func weigh() {
    weight =
      (tree?.weight ?? 0) + (shown?.weight ?? 0) + (patched?.target?.weight ?? 0)
      + guards.count * JournalWindow.guardWeight + steps.values.reduce(0) { $0 + $1.weight }
  }

  /// Forgets everything that takes much memory.
  ///
  /// The trees are unknown until a record has them whole.
  mutating func forget() {
    (tree, shown, patched) = (nil, nil, nil)
    (steps, guards) = ([:], [:])
    (placesAdded, weight) = (0, 0)
  }

  /// The name of a guard.
  package func guardName(_ number: Int?) -> String {
    guard let number else { return "a guard" }
    return guards[number] ?? "guard \(number)"
  }

  /// The request to the host with a number, if it has not ended.
  package func step(_ generation: Int?) -> JSONValue? { generation.flatMap { steps[$0] } }

  /// Applies a record, and notes in the moment what it changes.
  mutating func take(_ record: JournalRecord, into moment: inout JournalMoment) {
    switch record.kind {
    // This is an upper bound: what a record removes counts only when the window is weighed.
    case "base", "commit", "tree", "step", "stepEnd": weight += 2 * record.value.weight
    default: break
    }
    switch record.kind {
    case "base": takeBase(record, &moment)
    case "commit": moment.misfit = commit(record, &moment.changes)
    case "tree":
      moment.misfit = commit(record, &moment.changes)
      takeShown(record, &moment)
    case "step": remember(record)
    case "stepEnd": endStep(record, &moment)
    case "guard", "asked": nameGuard(record.value)
    default: break
    }
  }

  private mutating func takeBase(_ record: JournalRecord, _ moment: inout JournalMoment) {
    label = record["window"]?.text?.harmless(limit: 80) ?? label
    route = record["route"]?.text?.harmless(limit: 160) ?? route
    mode = record["mode"]?.text?.harmless(limit: 40) ?? mode
    for value in record["guards"]?.elements ?? [] { nameGuard(value) }
    steps = [:]
    patched = nil
    placesAdded = 0
    let newTree = JournalTree(record["tree"])
    let newShown = JournalTree(record["shown"])
    if let newTree, newTree != tree { moment.changes = [.whole(newTree)] }
    if let newShown, newShown != shown { moment.shownChanges = [.whole(newShown)] }
    if newTree == nil, record["tree"] != nil { moment.misfit = "the tree cannot be read" }
    tree = newTree
    shown = newShown
  }

  private mutating func nameGuard(_ value: JSONValue) {
    guard let number = value["q"]?.integer else { return }
    if value["off"]?.flag == true {
      guards[number] = nil
    } else if guards[number] == nil, guards.count < JournalWindow.remembered {
      weight += JournalWindow.guardWeight
      guards[number] =
        value["name"]?.text.map { $0.harmless(limit: 60) }
        ?? value["e"]?.integer.map { "the screen @\($0)" } ?? "guard \(number)"
    }
  }

  private mutating func remember(_ record: JournalRecord) {
    guard let generation = record["g"]?.integer else { return }
    // A router performs one step at a time, so a journal with so many was not written by one.
    if steps.count >= JournalWindow.remembered { steps = [:] }
    steps[generation] = record.value
  }

  private mutating func commit(_ record: JournalRecord, _ changes: inout [JournalChange]) -> String? {
    if let written = record["tree"] {
      guard let new = JournalTree(written) else {
        tree = nil
        return "the tree cannot be read"
      }
      changes = [.whole(new)]
      tree = new
      return nil
    }
    guard let steps = record["d"]?.elements, !steps.isEmpty else { return nil }
    return apply(steps, to: \.tree, &changes)
  }

  private mutating func takeShown(_ record: JournalRecord, _ moment: inout JournalMoment) {
    patchRunningStep(record)
    if let written = record["shown"] {
      shown = JournalTree(written)
      moment.shownChanges = shown.map { [.whole($0)] } ?? []
    } else if let steps = record["sd"]?.elements {
      moment.misfit = apply(steps, to: \.shown, &moment.shownChanges) ?? moment.misfit
    }
  }

  /// Applies what the user does during a step to the tree that the step leads to.
  private mutating func patchRunningStep(_ record: JournalRecord) {
    guard record["shown"] != nil || record["sd"] != nil, let generation = steps.keys.max() else { return }
    var target = patched?.generation == generation ? patched?.target : targetOfStep(generation)
    for step in record["sd"]?.elements ?? [] {
      guard var next = target, let change = JournalChange(step: step, in: next, isLoose: true) else {
        continue
      }
      target = next.apply(change) ? next : nil
    }
    patched = (generation, record["shown"] == nil ? target : nil)
  }

  private func targetOfStep(_ generation: Int) -> JournalTree? {
    guard let step = steps[generation] else { return nil }
    if let rebuilt = step["rebuild"] { return JournalTree(rebuilt) }
    guard var target = shown, let change = step["d"].flatMap({ JournalChange(step: $0, in: target) }) else {
      return nil
    }
    return target.apply(change) ? target : nil
  }

  private mutating func endStep(_ record: JournalRecord, _ moment: inout JournalMoment) {
    guard let generation = record["g"]?.integer, let step = steps.removeValue(forKey: generation) else {
      return
    }
    let target = patched?.generation == generation ? patched : nil
    if target != nil { patched = nil }
    guard record["r"]?.text == "done" else { return }
    if let target {
      shown = target.target
      if shown == nil { moment.misfit = "what the user did while the step ran leaves the screen unknown" }
    } else if let rebuilt = step["rebuild"] {
      shown = JournalTree(rebuilt)
    } else {
      if let change = step["d"] { moment.misfit = apply([change], to: \.shown, &moment.shownChanges) }
      return
    }
    moment.shownChanges = shown.map { [.whole($0)] } ?? []
  }

  /// Applies steps to one of the trees.
  ///
  /// If a step does not fit, the tree becomes unknown.
  private mutating func apply(
    _ steps: [JSONValue], to place: WritableKeyPath<JournalWindow, JournalTree?>,
    _ changes: inout [JournalChange]
  ) -> String? {
    guard var changed = self[keyPath: place] else { return nil }
    // Keep only one reference, so that changing the tree copies nothing.
    self[keyPath: place] = nil
    for step in steps {
      guard let change = JournalChange(step: step, in: changed), changed.apply(change) else {
        changes = []
        return "a step does not fit the tree before it"
      }
      changes.append(change)
      placesAdded += change.placeCount
    }
    if placesAdded > JournalWindow.maximumPlaces {
      placesAdded = changed.placeCount
      guard placesAdded <= JournalWindow.maximumPlaces else {
        changes = []
        return "the tree has more than \(JournalWindow.maximumPlaces) places and is not followed any further"
      }
    }
    self[keyPath: place] = changed
    return nil
  }
}
