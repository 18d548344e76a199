import HeadlessUIKit
import Testing

/// A controller that knows whether the calls it gets can follow one another.
final class Witness: UIViewController {
  enum Phase { case hidden, appearing, shown, disappearing }

  private(set) var phase = Phase.hidden
  private(set) var faults: [String] = []
  private(set) var loads = 0
  let label: String
  /// Code that runs in the middle of a change.
  var interrupts: (() -> Void)?

  init(_ label: String) {
    self.label = label
    super.init(nibName: nil, bundle: nil)
    title = label
  }

  required init?(coder: NSCoder) { nil }

  private func move(_ what: String, to next: Phase, from allowed: Phase...) {
    if !allowed.contains(phase) { faults.append("\(label): \(what) while \(phase)") }
    phase = next
    interrupts?()
  }

  override func viewDidLoad() { loads += 1 }
  override func viewWillAppear(_ animated: Bool) {
    move("willAppear", to: .appearing, from: .hidden, .disappearing)
  }
  override func viewIsAppearing(_ animated: Bool) {
    if view.window == nil { faults.append("\(label): isAppearing outside a window") }
    move("isAppearing", to: .appearing, from: .appearing)
  }
  override func viewDidAppear(_ animated: Bool) { move("didAppear", to: .shown, from: .appearing) }
  override func viewWillDisappear(_ animated: Bool) {
    move("willDisappear", to: .disappearing, from: .shown, .appearing)
  }
  override func viewDidDisappear(_ animated: Bool) { move("didDisappear", to: .hidden, from: .disappearing) }
}

/// Uses a window at random: code, clock and user, in any order.
@MainActor
private final class RandomUse {
  var random: Seeded
  let window = UIWindow()
  let tabs = UITabBarController()
  var all: [Witness] = []
  var expectedCompletions = 0
  var completions = 0
  var swipe: SwipeBack?
  var pull: PullDown?
  private let interrupting: Bool
  private var isInterrupting = false

  init(seed: UInt64, interrupting: Bool) {
    random = Seeded(seed)
    self.interrupting = interrupting
    tabs.viewControllers = (0..<3).map { _ in stack() }
    window.clock.endsUnanimatedAtOnce = seed.isMultiple(of: 2)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  func witness() -> Witness {
    let made = Witness("w\(all.count)")
    made.interrupts = { [unowned self] in interrupt() }
    all.append(made)
    return made
  }

  func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: witness())
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      stack.pushViewController(witness(), animated: false)
    }
    return stack
  }

  var someStack: UINavigationController? {
    let inTabs = tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
    let front = window.user.frontmostNavigation.map { [$0, $0, $0] } ?? []
    return (inTabs + front).randomElement(using: &random)
  }

  var front: UIViewController { window.user.frontmost ?? tabs }

  /// Now and then something is changed from within an appearance call.
  func interrupt() {
    guard interrupting, !isInterrupting, Int.random(in: 0..<25, using: &random) == 0 else { return }
    isInterrupting = true
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: someStack?.pushViewController(witness(), animated: animated)
    case 1: someStack?.popViewController(animated: animated)
    case 2: shuffle(someStack, animated: animated)
    case 3: present(witness(), animated: animated)
    case 4: dismiss(animated: animated)
    default: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    }
    isInterrupting = false
  }

  func step() {
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: someStack?.pushViewController(witness(), animated: animated)
    case 2: someStack?.popViewController(animated: animated)
    case 3: someStack?.popToRootViewController(animated: animated)
    case 4: shuffle(someStack, animated: animated)
    case 5: present(witness(), animated: animated)
    case 6: present(stack(), animated: animated)
    case 7: dismiss(animated: animated)
    case 8: tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
    case 9: window.user.tapTab(Int.random(in: 0..<3, using: &random))
    case 10: if swipe?.isHeld != true { swipe = window.user.beginSwipeBack() }
    case 11: endSwipe()
    case 12: if pull?.isHeld != true { pull = window.user.beginPullDown() }
    case 13: endPull()
    case 14: window.user.tapBack()
    default: window.clock.advance(by: Double.random(in: 0...0.6, using: &random))
    }
  }

  private func shuffle(_ stack: UINavigationController?, animated: Bool) {
    guard let stack else { return }
    var controllers = stack.viewControllers
    controllers.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      controllers.insert(witness(), at: Int.random(in: 0...controllers.count, using: &random))
    }
    stack.setViewControllers(controllers.isEmpty ? [witness()] : controllers, animated: animated)
  }

  private func present(_ controller: UIViewController, animated: Bool) {
    controller.modalPresentationStyle =
      [.pageSheet, .fullScreen, .overFullScreen, .automatic].randomElement(using: &random) ?? .automatic
    countUnlessRefused { front.present(controller, animated: animated) { self.completions += 1 } }
  }

  private func dismiss(animated: Bool) {
    countUnlessRefused { front.dismiss(animated: animated) { self.completions += 1 } }
  }

  private func countUnlessRefused(_ call: () -> Void) {
    let kinds = UIKitWarnings.during(call).map(\.kind)
    if kinds.allSatisfy({ $0 == .nestedNavigation }) { expectedCompletions += 1 }
  }

  func endSwipe() {
    swipe?.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { swipe?.finish() } else { swipe?.cancel() }
    swipe = nil
  }

  func endPull() {
    pull?.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { pull?.finish() } else { pull?.cancel() }
    pull = nil
  }

  /// The controllers that show, by the properties alone.
  func visible() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var current: UIViewController? = tabs
    while let container = current {
      let next = container.presentedViewController
      let isRemoved = next?.modalPresentationStyle == .fullScreen
      var content: UIViewController? = container
      if let tabs = content as? UITabBarController { content = tabs.selectedViewController }
      if let stack = content as? UINavigationController { content = stack.topViewController }
      if !isRemoved, let content { found.insert(ObjectIdentifier(content)) }
      current = next
    }
    return found
  }
}

@MainActor
struct RandomUseTests {
  private nonisolated static let seeds =
    0..<40 * (ProcessInfo.processInfo.environment["WAYMARK_RUNS"].flatMap { Int($0) } ?? 1)

  /// Changed from within calls too.
  @Test(arguments: seeds, [false, true])
  func callsAlwaysBalanceAndTheTopShows(seed: Int, interrupting: Bool) {
    let use = RandomUse(seed: UInt64(seed), interrupting: interrupting)
    let wasPrinting = UIKitWarnings.isPrinting
    UIKitWarnings.isPrinting = false
    defer { UIKitWarnings.isPrinting = wasPrinting }
    for round in 0..<30 {
      for _ in 0..<12 { use.step() }
      use.endSwipe()
      use.endPull()
      #expect(use.window.clock.runUntilIdle())
      let visible = use.visible()
      for witness in use.all {
        let shows = visible.contains(ObjectIdentifier(witness))
        #expect(witness.faults == [], "round \(round)")
        #expect(witness.phase == (shows ? .shown : .hidden), "round \(round), \(witness.label)")
        #expect((witness.viewIfLoaded?.window != nil) == shows, "round \(round), \(witness.label)")
        #expect(witness.loads <= 1)
        if let parent = witness.parent { #expect(parent.children.contains { $0 === witness }) }
        #expect(!witness.isMovingToParent && !witness.isMovingFromParent)
        #expect(!witness.isBeingPresented && !witness.isBeingDismissed)
      }
      #expect(use.completions == use.expectedCompletions)
    }
  }
}
