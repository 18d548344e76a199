import Waymark

/// Which event it is, whatever it carries: what a test of the order of events compares.
package enum EventName: Hashable, Sendable {
  case requested, decided, redirected, detoured, resumed, lateAnswer
  case committed, stepBegan, stepAcknowledged, stepFailed, stepCancelled
  case rebuildBegan, rebuildAcknowledged, rebuildFailed
  case lateAcknowledgement, repeatedAcknowledgement, timeoutRestarted
  case reported, reportIgnored, tappedAtRoot, lifecycle, misused, journalFailed, finished, lost
}

extension RouterEvent {
  package var name: EventName {
    switch kind {
    case .requested: .requested
    case .decided: .decided
    case .redirected: .redirected
    case .detoured: .detoured
    case .resumed: .resumed
    case .lateAnswer: .lateAnswer
    case .committed: .committed
    case .stepBegan: .stepBegan
    case .stepAcknowledged: .stepAcknowledged
    case .stepFailed: .stepFailed
    case .stepCancelled: .stepCancelled
    case .rebuildBegan: .rebuildBegan
    case .rebuildAcknowledged: .rebuildAcknowledged
    case .rebuildFailed: .rebuildFailed
    case .lateAcknowledgement: .lateAcknowledgement
    case .repeatedAcknowledgement: .repeatedAcknowledgement
    case .timeoutRestarted: .timeoutRestarted
    case .reported: .reported
    case .reportIgnored: .reportIgnored
    case .tappedAtRoot: .tappedAtRoot
    case .lifecycle: .lifecycle
    case .misused: .misused
    case .journalFailed: .journalFailed
    case .finished: .finished
    case .lost: .lost
    }
  }
}
