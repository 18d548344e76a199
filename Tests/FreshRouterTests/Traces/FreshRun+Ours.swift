import FreshRouter
import WaymarkTesting

extension FreshRun {
  /// A run on this module's router, whose clock moves on where the window's does.
  static func onOurs() -> FreshRun {
    let clock = ManualClock()
    let router = DefaultRouter(timer: clock)
    return FreshRun(router) { clock.advance(by: .milliseconds(20)) }
  }
}
