import Waymark
import WaymarkStorage

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
