import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

@MainActor
struct ContractTests {
  @Test func theHostKeepsTheContract() throws {
    let shared = TransitionClock()
    let contract = HostContract<Place>(
      routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .announcements, .focus],
      advance: { shared.advance(by: 0.1) },
      makeHost: { ContractSubject(router: $0, clock: shared).description })
    try contract.check().expectMet()
  }

  @Test func soItDoesWhereNothingEndsAtOnce() throws {
    let shared = TransitionClock()
    shared.endsUnanimatedAtOnce = false
    let contract = HostContract<Place>(
      routes: ["a", "b", "c", "d", "e", "f"], features: [.all, .announcements, .focus], seed: 100,
      advance: { shared.advance(by: 0.1) },
      makeHost: { ContractSubject(router: $0, clock: shared).description })
    try contract.check().expectMet()
  }

  @Test func soItDoesOffTheScreen() throws {
    let contract = HostContract<Place>(routes: ["a", "b", "c", "d", "e", "f"], seed: 200) { router in
      HostUnderTest(
        UIKitHost(router: router, coordinator: Pages(Log())),
        reading: .routes { [weak router] in
          // Nothing can be seen: what counts is that it is acknowledged, and never fails.
          router?.shown?.routes
        })
    }
    try contract.check().expectMet()
  }
}

/// A window for a host that is checked, which holds neither the router nor the host.
@MainActor
private final class ContractSubject {
  private let window = UIWindow()
  private let host: UIKitHost<Place>
  private weak var router: Router<Place>?
  private let listener: AccessibilityListener

  init(router: Router<Place>, clock: TransitionClock) {
    self.router = router
    window.clock = clock
    listener = AccessibilityListener(window)
    let pages = Pages(Log())
    pages.fieldCount = 2
    pages.item = { UITabBarItem(title: $0.name, image: nil, tag: 0) }
    host = UIKitHost(router: router, coordinator: pages, timer: ClockTimerOnTransitions(clock))
    window.rootViewController = host.rootViewController
    window.makeKeyAndVisible()
  }

  var description: HostUnderTest<Place> {
    let window = window
    weak let host = host
    weak let router = router
    let listener = listener
    return HostUnderTest(
      self.host,
      reading: .routes { WindowReading.tree(of: window) },
      screens: {
        var screens: [EntryID: AnyObject] = [:]
        router?.shown?.forEachElement { entry in screens[entry.id] = host?.screen(of: entry.id) }
        return screens
      },
      userCloses: { id in
        guard let router, let position = router.shown?.firstPosition(where: { $0.id == id }) else {
          return false
        }
        guard position.index > 0 ? window.user.swipeBack() : window.user.pullDown() else { return false }
        // The user has let go, and what was begun comes to its end.
        window.clock.advance(by: 0.5)
        return true
      },
      userSelects: { path in
        guard let tabs = window.user.frontmostTabs else { return false }
        tabs.selectedIndex = path.branch(at: path.branchCount - 1)
        return true
      },
      focus: FocusReading(current: { listener.focused }, userMoves: { listener.tapNextField() }),
      announcements: AnnouncementReading(announced: { listener.heard }, title: { $0.name }))
  }
}

/// A timer on the clock that UIKit's animations take their time on.
@MainActor
final class ClockTimerOnTransitions: NavigationTimer {
  private let clock: TransitionClock

  init(_ clock: TransitionClock) { self.clock = clock }

  var now: Duration { .seconds(clock.now) }

  func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = (moment - now).components
    var delay = Double(seconds) + Double(attoseconds) / 1e18
    // What comes too early by less than the clock can say would be set again and again.
    while delay >= 0, .seconds(clock.now + delay) < moment { delay += clock.now.ulp }
    clock.schedule(after: delay, action)
  }
}
