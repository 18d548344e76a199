import Waymark

/// A stack that slides from one screen to the next, or columns that slide from one to another where only one
/// fits.
@MainActor
struct Slide<R: Route> {
  /// The part that is on its way out.
  enum Outgoing {
    /// A screen of a stack.
    case screen(any TerminalScreen)
    /// A column, by the position that it had.
    case column(Container<Entry<R>>, position: Int)
  }

  /// The movement that is seen in a step.
  struct Motion {
    /// Which stack or which columns move.
    let path: BranchPath
    let outgoing: Outgoing
    /// Whether the new screen comes from the right, as a pushed one does.
    let isForward: Bool
    /// The screens that the step takes away, which are drawn until they are out of sight.
    var leaving: [EntryID: any TerminalScreen] = [:]
  }

  let motion: Motion
  let start: Duration
  let duration: Duration
  let request: PendingRequest<R>

  /// How far it has come, from 0 to 1.
  func progress(at now: Duration) -> Double {
    let share = (now - start) / duration
    return max(0, min(1, share))
  }

  /// By how many cells the screens have moved; fast at first, slow at the end.
  func offset(at now: Duration, width: Int) -> Int {
    let left = 1 - progress(at: now)
    return Int(Double(width) * (1 - left * left) + 0.5)
  }
}
