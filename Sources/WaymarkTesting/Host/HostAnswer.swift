/// How a host in a test answers what it is asked for.
@nonexhaustive
public enum HostAnswer: Sendable {
  /// At once.
  case now
  /// When the test says so, by ``RecordingHost/acknowledge()`` or ``RecordingHost/fail(_:)``.
  case later
  /// At once, and then a second time.
  case twice
  /// Never. The acknowledgement is kept, so that only a time-out helps.
  case never
  /// Not at all: the acknowledgement is released.
  case dropped
  /// At once, with an error.
  case error(any Error)
}
