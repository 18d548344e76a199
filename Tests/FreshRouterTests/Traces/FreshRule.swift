import WaymarkTraces

/// How this module differs from the original on purpose: each is a row of the guide's list of differences.
enum FreshRule {
  static let all = [standIn, waits]

  /// A screen that has gone while its navigation waited is stood in for by the top of the stack that it was in.
  ///
  /// Nothing else differs.
  static let standIn = DifferenceRule("stood in for") { original, ours in
    withoutAskers(original) == withoutAskers(ours)
  }

  /// A navigation that is asked for during a transition waits for its end, and so is not refused by UIKit and not done in the middle.
  ///
  /// Every navigation is still made, carried out and reported once.
  static let waits = DifferenceRule("waits") { original, ours in
    withoutAskers(original).calls.sorted() == withoutAskers(ours).calls.sorted()
  }

  private static func withoutAskers(_ trace: Trace) -> Trace {
    trace.mapCalls { $0.map { String($0.prefix { $0 != "<" }) } }
  }
}
