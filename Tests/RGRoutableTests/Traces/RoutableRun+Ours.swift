import RGRoutable
import WaymarkTesting

extension RoutableRun {
  /// A run on this module's transitions, whose clock moves on where the window's does.
  static func onOurs() -> RoutableRun {
    let clock = ManualClock()
    RoutableTransitions.shared = RoutableTransitions(timer: clock)
    return RoutableRun { clock.advance(by: .milliseconds(20)) }
  }
}
