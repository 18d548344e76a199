import WaymarkTraces

/// A navigation that a run asked for, and how far it came.
@MainActor
final class Visit {
  let verb: Verb
  /// The navigation whose work asked for it.
  let outer: Visit?
  /// Whether nothing else asked for it than the scenario's turn.
  let isOutermost: Bool
  var makeCount = 0
  var showCount = 0
  var reportCount = 0

  init(_ verb: Verb, inside outer: Visit?, isOutermost: Bool) {
    self.verb = verb
    self.outer = outer
    self.isOutermost = isOutermost
  }
}
