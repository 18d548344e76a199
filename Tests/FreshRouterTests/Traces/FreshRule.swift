import WaymarkTraces

/// How this module differs from the original on purpose: each is a row of the guide's list of differences.
enum FreshRule {
  static let all = [standIn, notReported, waits, notFollowed]

  /// A screen that has gone while its navigation waited is stood in for by the top of the stack that it was in.
  ///
  /// Nothing else differs.
  static let standIn = DifferenceRule("stood in for") { original, ours in
    withoutAskers(original) == withoutAskers(ours)
  }

  /// What could not be shown is not reported.
  ///
  /// What is shown is the same, and so is every other call.
  static let notReported = DifferenceRule("not shown, not reported") { original, ours in
    zip(original.turns, ours.turns).allSatisfy {
      $0.shown == $1.shown && isWithoutReports($0.calls, $1.calls)
    }
  }

  /// What is asked for during a transition waits for its end, and so is not refused by UIKit and not done in the middle.
  ///
  /// Every navigation is still made and carried out once; reports may lack where nothing was shown.
  static let waits = DifferenceRule("waits") { original, ours in
    let expected = withoutAskers(original).calls.sorted()
    let calls = withoutAskers(ours).calls.sorted()
    return isWithoutReports(expected, calls)
  }

  /// What a block would have asked for is not asked for where the block is not called.
  ///
  /// Nothing is called that the original does not call, and what lacks is reports, at least one of them of what was carried
  /// out, and whole navigations.
  static let notFollowed = DifferenceRule("not reported, not followed") { original, ours in
    var lacking = withoutAskers(original).calls
    for call in withoutAskers(ours).calls {
      guard let index = lacking.firstIndex(of: call) else { return false }
      lacking.remove(at: index)
    }
    let made = labels("make:", in: lacking)
    let reported = labels("did:", in: lacking)
    return made == labels("show:", in: lacking) && reported.count > made.count
  }

  private static func labels(_ prefix: String, in calls: [String]) -> [String] {
    calls.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  private static func withoutAskers(_ trace: Trace) -> Trace {
    trace.mapCalls { $0.map { String($0.prefix { $0 != "<" }) } }
  }

  /// Whether some calls are others but for reports that lack.
  private static func isWithoutReports(_ all: [String], _ some: [String]) -> Bool {
    var rest = some[...]
    for call in all {
      if let next = rest.first, withoutAsker(next) == withoutAsker(call) {
        rest.removeFirst()
      } else if !call.hasPrefix("did:") {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func withoutAsker(_ call: String) -> Substring { call.prefix { $0 != "<" } }
}
