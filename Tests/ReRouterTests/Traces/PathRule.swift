import WaymarkTraces

/// How this module differs from the original on purpose: each is a row of the guide's list of differences.
enum PathRule {
  static let all = [waits]

  /// A change that comes during a transition waits for its end.
  ///
  /// So no transition begins before the one before has ended, and up to where the original begins one, all is the same.
  static let waits = DifferenceRule("waits") { original, ours in
    for (turn, own) in zip(original.turns, ours.turns) {
      guard isOneAtATime(own.calls) else { return false }
      if turn != own { return true }
    }
    return false
  }

  /// Whether each push and pop that is told to be done later is done before anything else begins.
  static func isOneAtATime(_ calls: [String]) -> Bool {
    for (index, call) in calls.enumerated() where call.hasPrefix("done:") {
      let move = call.dropFirst(5)
      guard let begin = calls[..<index].lastIndex(where: { $0.hasPrefix("\(move)@") }) else { return false }
      if calls[(begin + 1)..<index].contains(where: { !$0.hasPrefix("unknown") }) { return false }
    }
    return true
  }
}
