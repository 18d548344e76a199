import Observation

/// Notices when what a frame was drawn from has changed.
///
/// An observation ends only when something it has read changes. If a screen is drawn again and again from
/// values that do not change, observations would pile up. So each frame also reads a number of our own, and
/// changing that number ends the observation of the frame before.
@MainActor
final class DrawingObservation {
  @Observable
  final class Epoch {
    var number = 0
  }

  /// One frame, and whether it is the newest.
  @MainActor
  final class Token {
    var isCurrent = true
  }

  private let epoch = Epoch()
  private(set) weak var token: Token?

  /// Draws a frame and observes what it reads, instead of what the last one read.
  ///
  /// - Parameters:
  ///   - draw: Draws the frame.
  ///   - onChange: Called once, soon after something that was read has changed.
  /// - Returns: What drawing returned.
  func track<Result>(
    _ draw: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void
  ) -> Result {
    token?.isCurrent = false
    epoch.number += 1
    let token = Token()
    self.token = token
    return withObservationTracking {
      _ = epoch.number
      return draw()
    } onChange: {
      // Called before the change is made, on whatever thread makes it.
      Task { @MainActor in
        if token.isCurrent { onChange() }
      }
    }
  }
}
