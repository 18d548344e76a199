import Waymark

/// A stack on its way from one screen to the next.
@MainActor
struct Slide<R: Route> {
  /// Which stack moves.
  let path: ContainerPath
  let outgoing: any TerminalScreen
  let incoming: any TerminalScreen
  /// Whether the new screen comes from the right, as what is pushed does.
  let isForward: Bool
  let start: Duration
  let duration: Duration
  let request: PendingRequest<R>

  /// How far it has come, from 0 to 1.
  func progress(at now: Duration) -> Double {
    let share = (now - start) / duration
    return max(0, min(1, share))
  }

  /// By how many columns the screens have moved; fast at first, slow at the end.
  func offset(at now: Duration, width: Int) -> Int {
    let left = 1 - progress(at: now)
    return Int(Double(width) * (1 - left * left) + 0.5)
  }
}
