import Testing
import Waymark
import WaymarkTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What becomes of a step that was under way while the system had suspended the app.
@MainActor @Suite("Steps of a suspended app")
struct SuspendedTimeoutTests {
  @Test func theTimeInWhichTheAppStoodStillDoesNotCount() {
    let host = RecordingHost<Place>(answering: .later)
    let configuration = RouterConfiguration<Place>(advanced: .init(stepTimeout: .seconds(1)))
    let router = Router<Place>(.home, configuration: configuration)
    router.host.attach(host)
    host.acknowledge()
    let navigation = router.push(.a)
    let before = configuration.advanced.timer.now
    // Nothing of the program runs on the main queue meanwhile, as when an app is suspended; the system's clocks run on.
    usleep(1_300_000)
    #expect(configuration.advanced.timer.now - before < .seconds(1))
    host.acknowledge()
    #expect(navigation.currentOutcome == .completed)
  }
}
