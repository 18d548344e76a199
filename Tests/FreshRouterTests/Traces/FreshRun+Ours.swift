import FreshRouter
import WaymarkTesting

import struct Waymark.RouterConfiguration

extension FreshRun {
  /// A run on this module's router, whose clock moves on where the window's does.
  static func onOurs() -> FreshRun {
    let clock = ManualClock()
    let router = DefaultRouter(configuration: RouterConfiguration(timer: clock))
    return FreshRun(router) { clock.advance(by: .milliseconds(16)) }
  }
}
