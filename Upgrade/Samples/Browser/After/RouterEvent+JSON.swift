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
    case .decided(let asker, let decision):
      line.add("kind", "decided")
      line.add("asker", EventNotation.text(of: asker))
      line.add("decision", EventNotation.text(of: decision))
    case .redirected(let intent):
      line.add("kind", "redirected")
      line.add("intent", EventNotation.text(of: intent))
    case .detoured(let intent):
      line.add("kind", "detoured")
      line.add("intent", EventNotation.text(of: intent))
    case .resumed: line.add("kind", "resumed")
    case .lateAnswer(let asker):
      line.add("kind", "lateAnswer")
      line.add("asker", EventNotation.text(of: asker))
    case .committed: line.add("kind", "committed")
    case .stepBegan(let step):
      line.add("kind", "stepBegan")
      line.add(step)
    case .stepAcknowledged(let step):
      line.add("kind", "stepAcknowledged")
      line.add(step)
    case .stepFailed(let failure):
      line.add("kind", "stepFailed")
      line.add("failure", failure.description)
    case .rebuildBegan(let tree):
      line.add("kind", "rebuildBegan")
      line.add("tree", EventNotation.text(of: tree))
    case .rebuildAcknowledged: line.add("kind", "rebuildAcknowledged")
    case .rebuildFailed(let failure):
      line.add("kind", "rebuildFailed")
      line.add("failure", failure.description)
    case .lateAcknowledgement: line.add("kind", "lateAcknowledgement")
    case .repeatedAcknowledgement: line.add("kind", "repeatedAcknowledgement")
    case .timeoutRestarted: line.add("kind", "timeoutRestarted")
    case .reported(let action):
      line.add("kind", "reported")
      line.add("action", EventNotation.text(of: action))
    case .reportIgnored(let action):
      line.add("kind", "reportIgnored")
      line.add("action", EventNotation.text(of: action))
    case .lifecycle(let id, let phase):
      line.add("kind", "lifecycle")
      line.add("entry", id.rawValue)
      line.add("phase", EventNotation.text(of: phase))
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
    add("step", EventNotation.text(of: step.change))
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
