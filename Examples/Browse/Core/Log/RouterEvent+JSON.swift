import Waymark

extension RouterEvent where R == BrowseRoute {
  /// The event as one line of JSON, with its end.
  ///
  /// Every line has `time`, seconds since the log was begun, `navigation`, the number of the navigation or of the user's
  /// action, and `kind`; what else it has depends on that. Trees, steps and places read as they do on screen, escaped, so
  /// a line is valid whatever bytes names hold.
  ///
  /// - Parameter time: How long after the beginning of the log it happened.
  /// - Returns: The line.
  /// - Complexity: O(*n*) in the number of places that the event names.
  public func jsonLine(at time: Duration) -> String {
    var line = EventLine()
    line.add("time", time)
    line.add("navigation", navigationID.rawValue)
    describe(in: &line)
    return line.finished
  }

  private func describe(in line: inout EventLine) {
    switch kind {
    case .requested(let intent):
      line.add("kind", "requested")
      line.add("intent", EventNotation.text(of: intent))
    case .decided(let source, let decision):
      line.add("kind", "decided")
      line.add("source", EventNotation.text(of: source))
      line.add("decision", EventNotation.text(of: decision))
    case .redirected(let intent):
      line.add("kind", "redirected")
      line.add("intent", EventNotation.text(of: intent))
    case .detoured(let intent):
      line.add("kind", "detoured")
      line.add("intent", EventNotation.text(of: intent))
    case .resumed: line.add("kind", "resumed")
    case .lateAnswer(let source):
      line.add("kind", "lateAnswer")
      line.add("source", EventNotation.text(of: source))
    case .committed: line.add("kind", "committed")
    case .travelled(let moment):
      line.add("kind", "travelled")
      line.add("moment", UInt64(moment))
    case .travelEnded: line.add("kind", "travelEnded")
    case .stepBegan(let step):
      line.add("kind", "stepBegan")
      line.add(step)
    case .stepAcknowledged(let step):
      line.add("kind", "stepAcknowledged")
      line.add(step)
    case .stepFailed(let failure):
      line.add("kind", "stepFailed")
      line.add("failure", failure.description)
    case .stepCancelled: line.add("kind", "stepCancelled")
    case .rebuildBegan(let tree):
      line.add("kind", "rebuildBegan")
      line.add("tree", tree.description)
    case .rebuildAcknowledged: line.add("kind", "rebuildAcknowledged")
    case .rebuildFailed(let failure):
      line.add("kind", "rebuildFailed")
      line.add("failure", failure.description)
    case .lateAcknowledgement: line.add("kind", "lateAcknowledgement")
    case .repeatedAcknowledgement: line.add("kind", "repeatedAcknowledgement")
    case .timeoutRestarted: line.add("kind", "timeoutRestarted")
    case .journalFailed(let error):
      line.add("kind", "journalFailed")
      line.add("failure", error.description)
    case .reported(let action):
      line.add("kind", "reported")
      line.add("action", EventNotation.text(of: action))
    case .reportIgnored(let action):
      line.add("kind", "reportIgnored")
      line.add("action", EventNotation.text(of: action))
    case .lifecycle(let entry, let phase):
      line.add("kind", "lifecycle")
      line.add("entry", entry.id.rawValue)
      line.add("route", entry.route.description)
      line.add("phase", EventNotation.text(of: phase))
    case .misused(let misuse):
      line.add("kind", "misused")
      line.add("problem", misuse.problem)
      line.add("advice", misuse.advice)
    case .finished(let outcome):
      line.add("kind", "finished")
      line.add(outcome)
    case .lost(let count):
      line.add("kind", "lost")
      line.add("count", UInt64(clamping: count))
    }
  }
}

extension EventLine {
  fileprivate mutating func add(_ step: Step<Entry<BrowseRoute>>) {
    add("step", step.change.description)
    add("visible", step.isVisible)
    add("animated", step.isAnimated)
  }

  fileprivate mutating func add(_ outcome: NavigationOutcome) {
    switch outcome {
    case .completed: add("outcome", "completed")
    case .unchanged: add("outcome", "unchanged")
    case .blocked(let reason):
      add("outcome", "blocked")
      add("reason", reason.message)
    case .cancelled: add("outcome", "cancelled")
    case .superseded(let id):
      add("outcome", "superseded")
      add("by", id.rawValue)
    case .failed(let error):
      add("outcome", "failed")
      add("reason", error.description)
    }
  }
}
