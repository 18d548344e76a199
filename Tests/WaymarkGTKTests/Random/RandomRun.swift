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
    private(set) var log: [String] = []
    private(set) var failures = 0
    private var counter = 0
    /// Whether there are columns, and the window is made wider and narrower.
    private let hasColumns: Bool
    private var screens: [EntryID: ObjectIdentifier] = [:]
    private var asked = 0

    init(seed: UInt64, hasColumns: Bool = false) {
      self.hasColumns = hasColumns
      var random = SplitMix(seed: seed)
      var count = 0
      let tree = hasColumns ? random.columnTree(named: &count) : random.tree(named: &count)
      let policy: CommitPolicy = random.chance(30) ? .everyCommit : .latest
      counter = count
      self.random = random
      // Time-outs would hide a step that is never acknowledged: this clock is never moved.
      router = Router(
        tree, configuration: RouterConfiguration(policy: policy, timer: ManualClock(), log: nil))
      var screens = Labels()
      let hasVetoes = random.chance(40)
      var refusals = SplitMix(seed: seed &+ 1)
      screens.onMake = { context in
        guard hasVetoes, refusals.chance(20) else { return }
        let refuses = refusals.chance(50)
        context.onLeave { refuses ? .block("no") : .allow }
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
      log.append("seed \(seed), begins with \(tree.notation)")
      router.addGuard { [weak self] _ in
        self?.asked += 1
        return .allow
      }
      host.show()
    }

    /// Does one thing or another.
    func step() {
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
      default: note("a turn") { MainLoop.drain(turns: Int.random(in: 1...5, using: &random)) }
      }
    }

    private func note(_ what: String, _ act: () -> Void) {
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
      case 8: note("set stack") { router.setStack(random.stack(named: &counter), options: options) }
      case 9, 10:
        guard router.tree.modals.count < 3 else { return }
        let style = random.style()
        note("present \(place) \(style)") { router.present(place, as: style, options: options) }
      case 11: note("dismiss") { router.dismiss(options: options) }
      case 12:
        guard let key = router.tree.keys.randomElement(using: &random) else { return }
        note("select \(key)") { router.select(key, options: options) }
      case 13:
        let tree = hasColumns ? random.columnTree(named: &counter) : random.tree(named: &counter)
        note("set \(tree.notation)") { router.set(tree, options: options) }
      case 14:
        var ids: [EntryID] = []
        router.tree.forEachElement { ids.append($0.id) }
        guard let id = ids.randomElement(using: &random) else { return }
        note("remove \(id.rawValue)") { router.remove(id, options: options) }
      default:
        note("edit") {
          router.edit(options: options) { editor in
            editor.dismiss()
            editor.push(place)
          }
        }
      }
    }

    /// Columns are filled, emptied, gone to, and made room for.
    private func useColumns() {
      let options = NavigationOptions(isAnimated: random.chance(80))
      let column = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        let place = random.place(&counter)
        note("fill \(column) with \(place)") { router.fill(column, with: place, options: options) }
      case 2:
        let container = random.columnContainer(depth: 1, &counter)
        note("fill \(column) with \(container)") { router.fill(column, with: container, options: options) }
      case 3: note("empty \(column)") { router.empty(from: column, options: options) }
      case 4, 5: note("front \(column)") { router.bringToFront(column, options: options) }
      case 6:
        let place = random.place(&counter)
        note("push \(place) in \(column)") {
          router.edit(options: options) { editor in
            if let path = editor.tree.visibleColumns {
              editor.push(place, at: path.appending(branch: column))
            }
          }
        }
      case 7:
        guard let widget = host.windows.last.flatMap({ WindowReading.content(of: $0) }),
          let columns = ColumnsWidget.first(in: widget).map({ ColumnsWidget($0) }), columns.isSideBySide,
          let frame = columns.slots.randomElement(using: &random)
        else { return }
        note("press in a column") { ColumnsWidget.press(frame) }
      case 8:
        guard let window = host.windows.last else { return }
        note("tab") { gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD) }
      default: resize()
      }
    }

    /// Makes a window wider or narrower, which asks nobody.
    private func resize() {
      guard let window = host.windows.randomElement(using: &random) else { return }
      let width = [230, 300, 410, 450, 620, 700, 900].randomElement(using: &random) ?? 300
      note("width \(width) of \(host.windows.firstIndex(of: window) ?? 0)") {
        guard gtk_window_get_resizable(window.cast()) != 0 else { return }
        gtk_window_set_default_size(window.cast(), gint(width), 200)
      }
      // A click that was made before would be told meanwhile.
      guard log.dropLast().last == "rest" else { return }
      let (tree, before) = (router.tree, asked)
      for _ in 0..<3 { Frames.advance() }
      if router.tree != tree || asked != before {
        failures += 1
        log.append("! another width changed the tree, or asked")
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
        note("click a tab") { gtk_widget_activate(button) }
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
      guard Frames.wait(until: { isAtRest }) else { return "it never comes to rest" }
      // A click that was made before may be told only now, so all of it holds at one time.
      guard !Frames.wait(patience: 2, until: { isAtRest && problem == nil }) else {
        return failures == 0 ? nil : "a step failed, or was acknowledged twice"
      }
      return problem ?? "it does not stay at rest"
    }

    private var isAtRest: Bool { router.isSettled && !host.isMoving }

    /// What is wrong with what is shown.
    private var problem: String? {
      guard router.shown == router.tree else {
        return "\(router.shown?.notation ?? "nothing") is shown and not \(router.tree.notation)"
      }
      if let problem = screenProblem ?? columnProblem { return problem }
      let reading = WindowReading(window: host.window, expected: router.tree)
      let seen = reading.tree
      guard seen == router.tree else {
        return "the widgets show \(seen?.notation ?? "nothing") and not \(router.tree.notation)"
      }
      return reading.isVisibilityRight
        ? nil : "a modal is hidden where its window is not, or the other way round"
    }

    /// A screen that was made twice, or not let go of.
    private var screenProblem: String? {
      var found: String?
      router.tree.forEachElement { entry in
        guard let screen = host.screen(of: entry.id).map({ ObjectIdentifier($0) }) else {
          found = "\(entry) has no screen"
          return
        }
        if screens[entry.id, default: screen] != screen { found = "the screen of \(entry) was made twice" }
        screens[entry.id] = screen
      }
      return found
    }

    /// Other columns that are seen than the router counts.
    private var columnProblem: String? {
      guard let content = host.windows.last.flatMap({ WindowReading.content(of: $0) }) else { return nil }
      let seen = WindowReading.seen(in: content)
      var expected = Set<EntryID>()
      func add(_ container: Container<Entry<Place>>) {
        switch container {
        case .stack(let stack): expected.insert(stack.top.id)
        case .tabs(let tabs): add(tabs.selected.container)
        case .columns(let columns):
          for index in columns.shown(room: router.columnsThatFit) { add(columns[index]) }
        }
      }
      add(router.tree.layer(router.tree.modals.count))
      guard seen != expected else { return nil }
      return "with room for \(router.columnsThatFit) \(seen) are seen and not \(expected)"
    }
  }
#endif
