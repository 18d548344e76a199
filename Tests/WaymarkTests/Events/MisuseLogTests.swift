import Testing
import Waymark
import WaymarkTesting

/// Whoever writes down what goes wrong may do something of their own.
@MainActor @Suite("The log of misuse")
struct MisuseLogTests {
  /// A host that answers every step but the first twice.
  private final class TwiceHost: NavigationHost {
    var given: [Acknowledgement<Place>] = []

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      given.append(acknowledgement)
      acknowledgement.succeed()
      if given.count > 1 { acknowledgement.succeed() }
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      acknowledgement.succeed()
    }
  }

  @Test func failuresOfOneKindAreOneLineWhateverWentWrong() {
    let host = RecordingHost<Place>(answering: .now)
    var lines: [String] = []
    let router = Router<Place>(
      .home, configuration: .init(log: { lines.append($0) }, advanced: .init(timer: ManualClock())))
    host.attach(to: router)
    host.script = [.error(Trouble(name: "one"))]
    router.push(.a)
    host.script = [.error(Trouble(name: "two"))]
    router.push(.b)
    #expect(router.shown?.notation == "[home a b]")
    #expect(lines.count == 1)
  }

  @Test func aLogMayShowAnAlertOnAHostThatDoesWrongAgain() {
    let host = TwiceHost()
    var lines: [String] = []
    var alert: (@MainActor () -> Void)?
    let router = Router<Place>(
      .home,
      configuration: .init(
        log: { line in
          lines.append(line)
          alert?()
        }, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    router.push(.a)
    alert = { [weak router] in router?.present(.m, as: .alert) }
    host.given[0].succeed()
    #expect(lines.count == 1)
    #expect(router.shown?.notation == "[home a] {alert: m}")
  }
}
