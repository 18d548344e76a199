import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Screens that a host made which another has taken the place of")
struct ReplacedHostTests {
  private let router = Router<Place>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))

  /// A host whose screens note what they are returned and whether they are asked.
  private func makeHost(_ name: String, _ notes: Box<[String]>) -> RecordingHost<Place> {
    let host = RecordingHost<Place>()
    host.makeScreen = { context in
      context.onReturn(Int.self) { notes.value.append("\(name) \(context.route) hears \($0)") }
      context.onLeave { _ in
        notes.value.append("\(name) \(context.route) is asked")
        return .allow
      }
    }
    return host
  }

  @Test func whatIsReturnedReachesTheScreenThatTheNewHostHasMade() {
    let notes = Box<[String]>([])
    makeHost("first", notes).attach(to: router)
    let second = makeHost("second", notes)
    second.attach(to: router)
    router.present(.a)
    second.screens[router.tree.visibleElement.id]?.close(returning: 5)
    #expect(notes.value.contains("second home hears 5"))
  }

  @Test func whatAScreenOfTheOldHostReturnsReachesTheScreenThatTheNewHostHasMade() {
    let notes = Box<[String]>([])
    let first = makeHost("first", notes)
    first.attach(to: router)
    router.push(.a)
    first.answer = .later
    first.screens[router.tree.visibleElement.id]?.close(returning: 5)
    makeHost("second", notes).attach(to: router)
    #expect(notes.value == ["first a is asked", "second home hears 5"])
  }

  @Test func screensOfTheOldHostAreNotAskedAnyMore() {
    let notes = Box<[String]>([])
    let first = makeHost("first", notes)
    first.attach(to: router)
    router.push(.a)
    makeHost("second", notes).attach(to: router)
    router.pop()
    #expect(notes.value == ["second a is asked"])
  }

  @Test func whatAScreenAsksForAsItEndsComesWhenAllOfThemHaveEnded() {
    let first = RecordingHost<Place>()
    first.makeScreen = { [weak router] context in
      guard context.route == .a else { return }
      context.onPhase { if $0 == .removed { router?.push(.b) } }
    }
    first.attach(to: router)
    router.push(.a)
    let second = RecordingHost<Place>()
    second.attach(to: router)
    #expect(second.log == ["rebuild [home a]", "push b"])
    #expect(second.screens.count == 3)
    #expect(second.screens.values.allSatisfy { $0.phase != .removed })
  }
}
