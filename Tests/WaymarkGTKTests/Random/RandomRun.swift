#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// A window that is used at random, by the router and by a user, and hidden and shown meanwhile.
  @MainActor
  final class RandomRun {
    var random: SplitMix
    let router: Router<Place>
    let host: GTKHost<Place>
    var log: [String] = []
    var failures = 0
    var counter = 0
    /// How many things were done.
    private(set) var steps = 0
    /// Whether there are columns, and the window is made wider and narrower.
    private let hasColumns: Bool
    private var screens: [EntryID: ObjectIdentifier] = [:]
    private(set) var asked = 0
    /// Whether the window on top was given a frame when it had come to rest, in which it was laid out.
    private(set) var isDrawn = false
    /// When the last key that was pressed on a button will have been told.
    private var lastTold: gint64 = 0
    /// How many screens were made.
    var made: Int { making.count }
    private let making = Making()

    private final class Making {
      var count = 0
    }

    init(seed: UInt64, hasColumns: Bool = false) {
      self.hasColumns = hasColumns
      var random = SplitMix(seed: seed)
      var count = 0
      let tree = hasColumns ? random.columnTree(named: &count) : random.tree(named: &count)
      counter = count
      self.random = random
      // Time-outs would hide a step that is never acknowledged: this clock is never moved.
      router = Router(
        tree, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
      var screens = Labels()
      let hasObjections = random.chance(40)
      var refusals = SplitMix(seed: seed &+ 1)
      screens.onMake = { [making] context in
        making.count += 1
        guard hasObjections, refusals.chance(20) else { return }
        let refuses = refusals.chance(50)
        context.onLeave { _ in refuses ? .stay("no") : .allow }
      }
      host = GTKHost(router: router, coordinator: screens, size: (300, 200))
      host.tabTitle = { $0.name }
      host.standardTransition.duration = .milliseconds(25)
      host.tabTransition.duration = .milliseconds(25)
      router.onEvent { [weak self] event in
        switch event.kind {
        case .stepFailed, .rebuildFailed, .repeatedAcknowledgement, .lateAcknowledgement:
          self?.failures += 1
          self?.log.append("! \(event.kind)")
        default: break
        }
      }
      log.append("seed \(seed), begins with \(tree.description)")
      router.addGuard { [weak self] _ in
        self?.asked += 1
        return .allow
      }
      gtk_widget_set_default_direction(random.chance(25) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      host.show()
    }

    /// Does one thing or another.
    func step() {
      steps += 1
      if hasColumns, random.chance(45) { return useColumns() }
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<9: navigate()
      case 9..<13: use()
      case 13..<15:
        note(host.isVisible ? "hide" : "show") {
          if host.isVisible { host.hide() } else { host.show() }
        }
      case 15:
        let isOn = random.chance(60)
        note("animations \(isOn)") { waymark_set_animations_enabled(isOn ? 1 : 0) }
      case 16, 17: note("a frame") { Frames.advance() }
      default: note("a turn") { Application.drain(turns: Int.random(in: 1...5, using: &random)) }
      }
    }

    func note(_ what: String, _ act: () -> Void) {
      log.append(what)
      act()
    }

    /// The router is asked for something.
    private func navigate() {
      let options = NavigationOptions(isAnimated: random.chance(80))
      let place = random.place(&counter)
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<4: note("push \(place)") { router.push(place, options: options) }
      case 4..<6: note("pop") { router.pop(options: options) }
      case 6: note("pop 2") { router.pop(2, options: options) }
      case 7: note("replace \(place)") { router.replaceTop(with: place, options: options) }
      case 8:
        let stack = random.stack(named: &counter)
        note("set stack") { router.edit(options: options) { $0.setStack(stack) } }
      case 9, 10:
        guard router.host.tree.modals.count < 3 else { return }
        let style = random.style()
        note("present \(place) \(style)") { router.present(place, as: style, options: options) }
      case 11: note("dismiss") { router.dismiss(options: options) }
      case 12:
        guard let path = random.tab(in: router.host.tree) else { return }
        note("select \(path)") { router.select(path, options: options) }
      case 13:
        let tree = hasColumns ? random.columnTree(named: &counter) : random.tree(named: &counter)
        note("set \(tree.description)") { router.set(tree, options: options) }
      case 14:
        var ids: [EntryID] = []
        router.host.tree.forEachElement { ids.append($0.id) }
        guard let id = ids.randomElement(using: &random) else { return }
        note("remove \(id.rawValue)") { router.edit(options: options) { $0.remove(id) } }
      default:
        note("edit") {
          router.edit(options: options) { editor in
            editor.dismiss()
            editor.push(place)
          }
        }
      }
    }

    /// The user does something.
    private func use() {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4: note("back") { host.goBack() }
      case 4, 5:
        guard let window = host.windows.last else { return }
        let buttons = WindowReading.tabButtons(in: window)
        guard let button = buttons.randomElement(using: &random) else { return }
        if random.chance(70) {
          note("click a tab") { ClickedButton.click(button) }
        } else {
          // GTK shows the button pressed for a while, and tells of it then.
          lastTold = g_get_monotonic_time() + 300_000
          note("press a key on a tab") { gtk_widget_activate(button) }
        }
      case 6:
        guard host.windows.count > 1, let window = host.windows.last else { return }
        note("close a modal") { gtk_window_close(window.cast()) }
      default:
        guard host.windows.count > 1, let window = host.windows.randomElement(using: &random),
          window != host.window
        else { return }
        note("a modal is destroyed") { gtk_window_destroy(window.cast()) }
      }
    }

    /// Lets everything come to rest, and says what is wrong then.
    func rest() -> String? {
      log.append("rest")
      if random.chance(70) { host.show() }
      guard Frames.wait(until: { isAtRest && g_get_monotonic_time() >= lastTold }) else {
        return "it never comes to rest"
      }
      isDrawn = getsFrame
      // GTK lays out and moves the keyboard later, so all of it holds at one time.
      guard !Frames.wait(until: { isAtRest && problem == nil }) else {
        return failures == 0 ? nil : "a step failed, or was acknowledged twice"
      }
      return problem ?? "it does not stay at rest"
    }

    private var isAtRest: Bool { router.isSettled && !host.isMoving }

    /// The first fault of the windows.
    private var problem: String? {
      guard router.host.shown == router.host.tree else {
        return
          "\(router.host.shown?.description ?? "nothing") is shown and not \(router.host.tree.description)"
      }
      if let problem = screenProblem ?? columnProblem ?? layoutProblem ?? focusProblem { return problem }
      let reading = WindowReading(window: host.window, expected: router.host.tree)
      let seen = reading.tree
      guard seen == router.host.tree else {
        return "the widgets show \(seen?.description ?? "nothing") and not \(router.host.tree.description)"
      }
      return reading.isVisibilityRight
        ? nil : "a modal is hidden where its window is not, or the other way round"
    }

    /// A screen that was made twice, or not let go of.
    private var screenProblem: String? {
      var found: String?
      router.host.tree.forEachElement { entry in
        guard let screen = host.screen(of: entry.id).map({ ObjectIdentifier($0) }) else {
          found = "\(entry) has no screen"
          return
        }
        if screens[entry.id, default: screen] != screen { found = "the screen of \(entry) was made twice" }
        screens[entry.id] = screen
      }
      return found
    }
  }
#endif
