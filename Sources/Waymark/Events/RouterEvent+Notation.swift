extension RouterEvent: CustomStringConvertible {
  /// The event as a line of a log: `#12 step began: push article(5)`.
  public var description: String { "\(navigationID) \(kind)" }
}

extension RouterEvent.Kind: CustomStringConvertible {
  /// The event in one short line.
  public var description: String {
    switch self {
    case .requested(let intent): "requested: \(intent)"
    case .decided(let source, let decision): "\(source) decided: \(decision)"
    case .redirected(let intent): "redirected to: \(intent)"
    case .detoured(let intent): "detoured to: \(intent)"
    case .resumed: "resumed"
    case .lateAnswer(let source): "\(source) decided too late"
    case .committed: "committed"
    case .stepBegan(let step): "step began: \(step)"
    case .stepAcknowledged(let step): "step acknowledged: \(step)"
    case .stepFailed(let failure): "step failed: \(failure)"
    case .stepCancelled: "step cancelled"
    case .rebuildBegan(let tree): "rebuild began: \(tree)"
    case .rebuildAcknowledged: "rebuild acknowledged"
    case .rebuildFailed(let failure): "rebuild failed: \(failure)"
    case .lateAcknowledgement: "acknowledged too late"
    case .repeatedAcknowledgement: "acknowledged again"
    case .timeoutRestarted: "time-out restarted"
    case .reported(let action): "user \(action)"
    case .reportIgnored(let action): "report ignored: \(action)"
    case .tappedAtRoot(let key): "tapped at root \(key)"
    case .lifecycle(let entry, let phase): "\(entry.debugDescription) \(phase)"
    case .misused(let problem, let advice): "misuse: \(problem). \(advice)"
    case .journalFailed(let error): "\(error)"
    case .finished(let outcome): "finished: \(outcome)"
    case .lost(let count): "\(count) events lost"
    }
  }
}

extension Arrival: CustomStringConvertible {
  /// Where the user is and why, in one short line: `#12 article(5), asked for`, `#13 home, by the user`.
  public var description: String {
    switch cause {
    case .start: "\(navigationID) \(route.notation), at the start"
    case .user: "\(navigationID) \(route.notation), by the user"
    default: "\(navigationID) \(route.notation), asked for"
    }
  }
}
