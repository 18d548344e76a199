#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  extension RandomRun {
    /// Columns are filled, emptied, gone to, and made room for.
    func useColumns() {
      let options = NavigationOptions(isAnimated: random.chance(80))
      let column = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1:
        let place = random.place(&counter)
        note("fill \(column) with \(place)") { router.fill(place, column: column, options: options) }
      case 2:
        let container = random.columnContainer(depth: 1, &counter)
        note("fill \(column) with \(container)") { router.fill(container, column: column, options: options) }
      case 3: note("empty \(column)") { router.clearColumns(from: column, options: options) }
      case 4, 5: note("front \(column)") { router.focusColumn(column, options: options) }
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
        guard let frame = columns?.slots.randomElement(using: &random) else { return }
        note("press in a column") { ColumnsWidget.press(frame) }
      case 8:
        guard let window = host.windows.last else { return }
        note("tab") { gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD) }
      case 9: moveDivider()
      case 10: needAnotherWidth()
      default: resize()
      }
    }

    /// The outermost columns in the window on top, where they are beside one another.
    private var columns: ColumnsWidget? {
      let content = host.windows.last.flatMap { WindowReading.content(of: $0) }
      let columns = content.flatMap(ColumnsWidget.first(in:)).map { ColumnsWidget($0) }
      return columns?.isSideBySide == true ? columns : nil
    }

    private func moveDivider() {
      guard columns != nil, let content = host.windows.last.flatMap({ WindowReading.content(of: $0) }),
        let paned = ColumnsWidget.first(in: content).flatMap(ColumnsWidget.paned(in:))
      else { return }
      let position = Int.random(in: 0...600, using: &random)
      note("divider to \(position)") { gtk_paned_set_position(paned.opaque, gint(position)) }
    }

    /// A screen comes to need more room than it did, or less.
    private func needAnotherWidth() {
      var ids: [EntryID] = []
      router.host.tree.forEachElement { ids.append($0.id) }
      guard let id = ids.randomElement(using: &random), let screen = host.screen(of: id) else { return }
      let width = [-1, -1, 180, 240, 330].randomElement(using: &random) ?? -1
      note("\(id.rawValue) needs \(width)") { gtk_widget_set_size_request(screen.widget, gint(width), -1) }
    }

    /// Makes a window wider or narrower, which asks nobody, ends no screen and makes none.
    private func resize() {
      guard let window = host.windows.randomElement(using: &random) else { return }
      let width = [230, 300, 410, 450, 620, 700, 900].randomElement(using: &random) ?? 300
      note("width \(width) of \(host.windows.firstIndex(of: window) ?? 0)") {
        guard gtk_window_get_resizable(window.cast()) != 0 else { return }
        gtk_window_set_default_size(window.cast(), gint(width), 200)
      }
      guard log.dropLast().last == "rest" else { return }
      let (tree, before, count) = (router.host.tree, asked, made)
      for _ in 0..<3 { Frames.advance() }
      if router.host.tree != tree || asked != before || made != count {
        failures += 1
        log.append(
          "! another width changed the tree to \(router.host.tree.description), asked or made screens")
      }
    }

    /// Other columns that are seen than the router counts.
    var columnProblem: String? {
      guard let content = host.windows.last.flatMap({ WindowReading.content(of: $0) }) else { return nil }
      let seen = WindowReading.seen(in: content)
      var expected = Set<EntryID>()
      router.host.tree.layer(router.host.tree.modals.count).forEachSeen(room: router.host.columnsThatFit) {
        expected.insert($0.id)
      }
      guard seen != expected else { return nil }
      return "with room for \(router.host.columnsThatFit) \(seen) are seen and not \(expected)"
    }

    /// Columns that have less room than they need, or that are in another order.
    var layoutProblem: String? {
      guard isDrawn, let window = host.windows.last, gtk_widget_get_mapped(window) != 0,
        let slots = columns?.slots
      else { return nil }
      let isFromRight = gtk_widget_get_direction(window) == GTK_TEXT_DIR_RTL
      var edges: [Double] = []
      for slot in slots {
        let (width, least) = (gtk_widget_get_width(slot), waymark_minimum_width(slot))
        guard width >= least else {
          return
            "a column has \(width) of the \(least) that it needs, in a window of \(gtk_widget_get_width(window))"
        }
        var (left, top) = (0.0, 0.0)
        gtk_widget_translate_coordinates(slot, window, 0, 0, &left, &top)
        edges.append(isFromRight ? -left : left)
      }
      return edges == edges.sorted() ? nil : "columns are in another order: \(edges)"
    }

    /// Whether the window on top gets a frame, for which there is time.
    ///
    /// A window that is hidden and shown at once may get none, for all that the window manager says of it. Then it has no sizes,
    /// or those that it had when it was hidden.
    var getsFrame: Bool {
      guard let before = frameCount, let window = host.windows.last else { return false }
      gtk_widget_queue_draw(window)
      return Frames.wait(patience: 2) { (frameCount ?? before) > before }
    }

    /// How many frames the window on top has had; `nil` if it is not on the screen.
    private var frameCount: gint64? {
      guard let window = host.windows.last, gtk_widget_get_mapped(window) != 0 else { return nil }
      return gtk_widget_get_frame_clock(window).map { gdk_frame_clock_get_frame_counter($0) }
    }

    /// The keyboard in a screen that is not the one on top, or nowhere.
    var focusProblem: String? {
      guard let window = host.windows.last, gtk_widget_get_mapped(window) != 0 else { return nil }
      let top = router.host.tree.visibleElement
      var next = gtk_window_get_focus(window.cast()) as WidgetPointer?
      guard next != nil else { return "nothing has the keyboard, and not \(top)" }
      while let widget = next {
        if let entry = WindowReading.entry(widget) {
          return entry.id == top.id ? nil : "\(entry) has the keyboard, and not \(top)"
        }
        next = gtk_widget_get_parent(widget)
      }
      return nil
    }
  }
#endif
