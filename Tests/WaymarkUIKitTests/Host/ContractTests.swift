import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

@MainActor
struct ContractTests {
  /// A number that the environment adds to the seeds, to try other walks.
  private static let first = ProcessInfo.processInfo.environment["WAYMARK_FIRST"].flatMap(UInt64.init) ?? 0

  /// Where unanimated changes end at once, or not, and with columns.
  @Test(arguments: [true, false], [true, false])
  func theHostKeepsTheContract(endsAtOnce: Bool, hasColumns: Bool) async throws {
    let shared = TransitionClock()
    shared.endsUnanimatedAtOnce = endsAtOnce
    let contract = HostContract<Place>(
      routes: ["a", "b", "c", "d", "e", "f"], features: hasColumns ? .all : [.tabs, .modals],
      seed: Self.first + (hasColumns ? 300 : endsAtOnce ? 1 : 100), advance: { shared.advance(by: 0.1) },
      makeHost: { ContractSubject(router: $0, clock: shared).description })
    try await contract.check()
  }

  @Test func soItDoesOffTheScreen() async throws {
    let contract = HostContract<Place>(routes: ["a", "b", "c", "d", "e", "f"], seed: Self.first + 200) {
      router in
      HostUnderTest(
        UIKitHost(router: router, coordinator: Pages(Log())),
        displayed: { [weak router] in
          // Nothing can be seen: what counts is that it is acknowledged, and never fails.
          router?.host.shown?.routes
        })
    }
    try await contract.check()
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
    let pages = Pages(Log())
    pages.fieldCount = 2
    let host = UIKitHost(router: router, coordinator: pages, timer: ClockTimerOnTransitions(clock))
    self.host = host
    listener = AccessibilityListener(window) { [weak router, weak host] in
      guard let shown = router?.host.shown else { return [] }
      return (0...shown.modals.count).compactMap { host?.screen(of: shown.layer($0).visibleElement.id) }
    }
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
      displayed: { WindowReading.tree(of: window, as: router?.host.shown?.routes) },
      screens: {
        var screens: [EntryID: AnyObject] = [:]
        router?.host.shown?.forEachElement { entry in screens[entry.id] = host?.screen(of: entry.id) }
        return screens
      },
      userCloses: { id in
        guard let router, let position = router.host.shown?.firstPosition(where: { $0.id == id }) else {
          return false
        }
        guard ContractSubject.goBack(over: position, in: router, window.user) else { return false }
        // The user has let go, and what was begun comes to its end.
        window.clock.advance(by: 0.5)
        return true
      },
      userGivesUp: { _ in
        window.user.beginSwipeBack()?.cancel()
        window.user.beginPullDown()?.cancel()
        window.clock.advance(by: 0.5)
      },
      userSelects: { path in
        guard let router, let shown = router.host.shown, let parent = path.parent else { return false }
        if case .columns? = shown.container(at: parent) {
          guard router.isSettled, window.user.canTouchContent,
            let entry = shown.container(at: path)?.visibleElement,
            let page = host?.screen(of: entry.id) as? Page, page.viewIfLoaded?.window != nil
          else { return false }
          return listener.tapField(of: page)
        }
        guard let tabs = window.user.frontmostTabs else { return false }
        tabs.selectedIndex = path.branch(at: path.branchCount - 1)
        return true
      },
      focus: FocusReading(current: { listener.focused }, userMoves: { listener.tapNextField() }),
      announcements: AnnouncementReading(announced: { listener.heard }, title: { $0.name }),
      columns: ColumnsReading(
        fitting: {
          let split = window.rootViewController?.allInsideAndAbove.last { $0 is UISplitViewController }
          // How many there is room for is in the display mode alone.
          return (split as? UISplitViewController)?.isCollapsed == true ? 1 : router?.host.columnsThatFit ?? 1
        },
        resize: { window.horizontalSizeClass = $0 == 1 ? .compact : .regular }))
  }

  /// Goes back over an entry: by a swipe, or over a column that has more on it by the back button's menu.
  private static func goBack(
    over position: ElementPosition, in router: Router<Place>, _ user: HeadlessUser
  ) -> Bool {
    guard let parent = position.path.parent,
      case .columns(let columns)? = router.host.shown?.container(at: parent),
      case .stack(let stack)? = router.host.shown?.container(at: position.path)
    else { return position.index > 0 ? user.swipeBack() : user.pullDown() }
    let branch = position.path.branch(at: position.path.branchCount - 1)
    if position.index > 0 {
      let last: UISplitViewController.Column = branch == columns.capacity - 1 ? .secondary : .supplementary
      return (user.column(branch == 0 ? .primary : last) ?? user).swipeBack()
    }
    if branch == 0 { return user.pullDown() }
    return stack.count == 1 ? user.swipeBack() : user.longPressBack(pick: stack.count - 1)
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
    // A call that comes too early by less than the clock's precision would be scheduled again and again.
    while delay >= 0, .seconds(clock.now + delay) < moment { delay += (clock.now + delay).ulp }
    clock.schedule(after: delay, action)
  }
}
