import HeadlessUIKit
import Testing

/// Uses columns at random: code, clock, widths and user, in any order.
@MainActor
private final class RandomSplit {
  var random: Seeded
  let window = UIWindow()
  let split: UISplitViewController
  let tabs = UITabBarController()
  var all: [Witness] = []
  var swipe: SwipeBack?
  private let interrupting: Bool
  /// Whether any column may be emptied, and not the last one alone.
  private let emptiesAll: Bool
  private var isInterrupting = false

  init(seed: UInt64, interrupting: Bool, emptiesAll: Bool) {
    random = Seeded(seed)
    self.interrupting = interrupting
    self.emptiesAll = emptiesAll
    split = UISplitViewController(style: seed.isMultiple(of: 2) ? .doubleColumn : .tripleColumn)
    window.variant.settingSecondaryPushes = seed.isMultiple(of: 3)
    window.variant.movedColumnsReappear = seed.isMultiple(of: 5)
    window.variant.tellsHiddenOfTraits = seed.isMultiple(of: 7)
    window.clock.endsUnanimatedAtOnce = !seed.isMultiple(of: 4)
    for column in columns { split.setViewController(stack(), for: column) }
    tabs.viewControllers = [split, stack()]
    window.horizontalSizeClass = Bool.random(using: &random) ? .compact : .regular
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  var columns: [UISplitViewController.Column] {
    split.style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
  }

  var someColumn: UISplitViewController.Column { columns.randomElement(using: &random) ?? .primary }

  func witness() -> Witness {
    let made = Witness("w\(all.count)")
    made.interrupts = { [unowned self] in interrupt() }
    all.append(made)
    return made
  }

  func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: witness())
    if Bool.random(using: &random) { stack.pushViewController(witness(), animated: false) }
    return stack
  }

  var someStack: UINavigationController? {
    let controller = split.viewController(for: someColumn)
    return controller as? UINavigationController ?? controller?.navigationController
  }

  /// Now and then something is changed from within an appearance call.
  func interrupt() {
    guard interrupting, !isInterrupting, Int.random(in: 0..<25, using: &random) == 0 else { return }
    isInterrupting = true
    change(Int.random(in: 0..<8, using: &random))
    isInterrupting = false
  }

  private func change(_ kind: Int) {
    let animated = Bool.random(using: &random)
    switch kind {
    case 0: someStack?.pushViewController(witness(), animated: animated)
    case 1: someStack?.popViewController(animated: animated)
    case 2: split.show(someColumn)
    case 3: split.hide(someColumn)
    case 4: tabs.selectedIndex = Int.random(in: 0..<2, using: &random)
    case 5: split.preferredDisplayMode = .init(rawValue: Int.random(in: 0..<7, using: &random)) ?? .automatic
    case 6:
      split.preferredSplitBehavior = .init(rawValue: Int.random(in: 0..<4, using: &random)) ?? .automatic
    default: window.horizontalSizeClass = window.horizontalSizeClass == .compact ? .regular : .compact
    }
  }

  func step() {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case let kind where kind < 8: change(kind)
    case 8: shuffle(someStack, animated: animated)
    case 9: split.setViewController(stack(), for: someColumn)
    case 10: split.setViewController(witness(), for: .secondary)
    case 11: split.showDetailViewController(stack(), sender: nil)
    case 12:
      let column = emptiesAll ? someColumn : .secondary
      split.setViewController(Bool.random(using: &random) ? stack() : nil, for: column)
    case 13: if swipe?.isHeld != true { swipe = user.beginSwipeBack() }
    case 14: endSwipe()
    case 15: user.tapBack()
    case 16: window.user.tapDisplayModeButton()
    case 17: window.user.swipeColumnIn()
    case 18: window.user.swipeColumnOut()
    case 19: window.tilesColumns.toggle()
    case 20: present(animated: animated)
    case 21: window.rootViewController?.dismiss(animated: animated)
    case 22: window.isHidden.toggle()
    default: window.clock.advance(by: Double.random(in: 0...0.6, using: &random))
    }
  }

  private var user: HeadlessUser { window.user.column(someColumn) ?? window.user }

  private func shuffle(_ stack: UINavigationController?, animated: Bool) {
    guard let stack else { return }
    var controllers = stack.viewControllers
    controllers.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
    controllers.insert(witness(), at: Int.random(in: 0...controllers.count, using: &random))
    stack.setViewControllers(controllers, animated: animated)
  }

  private func present(animated: Bool) {
    let modal = witness()
    modal.modalPresentationStyle = [.pageSheet, .fullScreen].randomElement(using: &random) ?? .pageSheet
    window.user.frontmost?.present(modal, animated: animated)
  }

  func endSwipe() {
    swipe?.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { swipe?.finish() } else { swipe?.cancel() }
    swipe = nil
  }

  /// The controllers that show, by the properties alone.
  func visible() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    if window.isHidden { return [] }
    var current: UIViewController? = tabs
    while let container = current {
      let next = container.presentedViewController
      if next?.modalPresentationStyle != .fullScreen { add(container, to: &found) }
      current = next
    }
    return found
  }

  private func add(_ controller: UIViewController, to found: inout Set<ObjectIdentifier>) {
    switch controller {
    case let tabs as UITabBarController: if let tab = tabs.selectedViewController { add(tab, to: &found) }
    case let stack as UINavigationController: if let top = stack.topViewController { add(top, to: &found) }
    case let split as UISplitViewController:
      let shown = split.isCollapsed ? split.viewControllers : split.viewControllers.suffix(expandedCount)
      for child in shown { add(child, to: &found) }
    default: found.insert(ObjectIdentifier(controller))
    }
  }

  /// How many of the filled columns show while expanded.
  private var expandedCount: Int {
    let count =
      switch split.displayMode {
      case .automatic, .secondaryOnly: 1
      case .oneBesideSecondary, .oneOverSecondary: 2
      default: 3
      }
    return columns.suffix(count).count { split.viewController(for: $0) != nil }
  }
}

/// `WAYMARK_FIRST` says which seed to try first, and `WAYMARK_RUNS` how many times as many.
@MainActor
struct RandomSplitTests {
  /// The seeds, with some that few others are like.
  nonisolated static var seeds: [Int] {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["WAYMARK_FIRST"].flatMap { Int($0) } ?? 0
    let count = 30 * (environment["WAYMARK_RUNS"].flatMap { Int($0) } ?? 1)
    return [8_000_204, 31_000_895] + (first..<first + count)
  }

  /// Changed from within calls too, and where any column may be emptied.
  @Test(arguments: seeds, [(false, false), (true, false), (false, true), (true, true)])
  func callsAlwaysBalanceAndTheColumnsShow(seed: Int, manner: (interrupting: Bool, emptiesAll: Bool)) {
    use(RandomSplit(seed: UInt64(seed), interrupting: manner.interrupting, emptiesAll: manner.emptiesAll))
  }

  private func use(_ use: RandomSplit) {
    let wasPrinting = UIKitWarnings.isPrinting
    UIKitWarnings.isPrinting = false
    defer { UIKitWarnings.isPrinting = wasPrinting }
    for round in 0..<25 {
      for _ in 0..<12 { use.step() }
      use.endSwipe()
      #expect(use.window.clock.runUntilIdle())
      let visible = use.visible()
      for witness in use.all {
        let shows = visible.contains(ObjectIdentifier(witness))
        #expect(witness.faults == [], "round \(round)")
        #expect(witness.phase == (shows ? .shown : .hidden), "round \(round), \(witness.label)")
        if !use.window.isHidden {
          #expect((witness.viewIfLoaded?.window != nil) == shows, "round \(round), \(witness.label)")
        }
        if let parent = witness.parent { #expect(parent.children.contains { $0 === witness }) }
        #expect(!witness.isMovingToParent && !witness.isMovingFromParent)
      }
      if visible.count > 0, use.tabs.selectedIndex == 0, use.split.viewIfLoaded?.window != nil {
        #expect(use.split.isCollapsed == (use.window.horizontalSizeClass == .compact))
      }
    }
  }
}
