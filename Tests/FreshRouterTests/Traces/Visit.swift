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
  /// Whether it is one that shows a screen, where the screen that asks has what that takes.
  var couldShow = false
  /// Whether its screen was on the screen when it had been carried out.
  var wasShown = false

  init(_ verb: Verb, inside outer: Visit?, isOutermost: Bool) {
    self.verb = verb
    self.outer = outer
    self.isOutermost = isOutermost
  }
}
