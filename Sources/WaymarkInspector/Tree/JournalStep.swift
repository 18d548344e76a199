import Waymark
import WaymarkStorage

extension Step<JournalPlace> {
  /// Writes several steps from a tree; of many, only the first few.
  static func text(of steps: [SnapshotValue], in tree: JournalTree?) -> String {
    guard var tree else { return "a change of a tree that is not known" }
    var texts: [String] = []
    for value in steps.prefix(4) {
      let step = tree.apply(written: value)
      texts.append(step?.description ?? "a step that does not fit")
      if step == nil { break }
    }
    return (texts + (steps.count > 4 ? ["and \(steps.count - 4) more"] : [])).joined(separator: "; ")
  }
}

extension JournalTree {
  /// Carries out a step as it is written.
  ///
  /// - Returns: The step; `nil` comes back for what is no step, or does not fit, and then nothing is changed.
  @discardableResult
  mutating func apply(written value: SnapshotValue) -> Step<JournalPlace>? {
    guard let step = try? WholeReader().whole({ $0.step(value, in: self) }) else { return nil }
    // Routes that are written as names may read as before.
    if case .update(_, let old, let new) = step.change, old == new { return step }
    return apply(step) ? step : nil
  }
}
