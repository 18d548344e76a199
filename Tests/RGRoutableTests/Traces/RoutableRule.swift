import WaymarkTraces

/// How this module differs from the original on purpose: each is a row of the guide's list of differences.
nonisolated enum RoutableRule {
  static let all = [waits]

  /// A request during a transition waits for its end, and so is not refused by UIKit: what the original hands on and
  /// completes is handed on and completed, and there may be more.
  static let waits = DifferenceRule("waits") { original, ours in
    isPart(original.calls, of: ours.calls)
  }

  private static func isPart(_ some: [String], of all: [String]) -> Bool {
    var rest = all
    for call in some {
      guard let index = rest.firstIndex(of: call) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
