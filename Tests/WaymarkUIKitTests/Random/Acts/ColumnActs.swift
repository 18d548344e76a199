import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Acts on columns, and changes of the width.
  static let columnActs: [ActKind] = [
    ActKind("turn", .columns, weight: 10) { run in
      run.turn()
      run.expectTheSame()
    },
    ActKind("tile", .columns) { run in
      let window = run.current.window
      run.note("columns are tiled: \(!window.tilesColumns)") { window.tilesColumns.toggle() }
      run.expectTheSame()
    },
    ActKind("fill", .columns, weight: 6) { run in
      let place = run.name()
      let column = Int.random(in: 0..<3, using: &run.random)
      let pushed = run.random.chance(30) ? [run.name()] : []
      let stack = RouteStack(root: place, pushed: pushed)
      let content: Container =
        run.random.chance(15) ? .columns(RouteColumns(stack, RouteStack(root: run.name()))) : .stack(stack)
      run.ask("fill column \(column) with \(place)") { $0.fill(content, column: column, options: $1) }
    },
    ActKind("empty", .columns, weight: 4) { run in
      let column = Int.random(in: 1..<3, using: &run.random)
      run.ask("empty column \(column)") { $0.clearColumns(from: column, options: $1) }
    },
    ActKind("bringToFront", .columns, weight: 6) { run in
      let column = Int.random(in: 0..<3, using: &run.random)
      run.ask("bring column \(column) to front") { $0.focusColumn(column, options: $1) }
    },
    ActKind("pushSomewhere", .columns, weight: 4) { run in
      guard let entry = run.someEntry, !run.isQuestion(entry) else { return }
      let place = run.name()
      run.ask("push \(place) above \(entry.route)") { router, options in
        router.edit(options: options) { $0.push(place, at: $0.tree.position(of: entry.id)?.path) }
      }
    },
    ActKind("backInColumn", .columns, weight: 4) { run in
      let column: UISplitViewController.Column = run.random.chance(70) ? .primary : .supplementary
      guard run.swipe == nil, !run.current.isInBackground, let user = run.user.column(column) else { return }
      if run.random.chance(50) {
        run.note("tap back in column \(column)") { user.tapBack() }
      } else {
        run.note("begin a swipe in column \(column)") { run.swipe = user.beginSwipeBack() }
      }
    },
    ActKind("typeSomewhere", .columns, weight: 3) { run in
      guard let entry = run.someEntry, let page = run.current.host.screen(of: entry.id) as? Page,
        page.viewIfLoaded?.window != nil, run.user.canTouchContent, !run.current.isInBackground
      else { return }
      run.note("type in \(entry.route)") { page.fields.first?.becomeFirstResponder() }
    },
    ActKind("displayMode", .columns, weight: 4) { run in
      guard !run.current.isInBackground else { return }
      let deeds: [(String, (HeadlessUser) -> Bool)] = [
        ("tap the display mode's button", { $0.tapDisplayModeButton() }),
        ("swipe a column in", { $0.swipeColumnIn() }), ("swipe a column out", { $0.swipeColumnOut() }),
        ("tap beside columns", { $0.tapBesideColumns() }),
      ]
      guard let (what, deed) = deeds.randomElement(using: &run.random) else { return }
      run.note(what) { _ = deed(run.user) }
      run.expectTheSame()
    },
    ActKind("appShowsColumn", .columns) { run in
      guard let split = run.current.splits.randomElement(using: &run.random) else { return }
      // One that is not the host's tells nobody while it is covered.
      guard split is ColumnsController || split.viewIfLoaded?.window != nil else { return }
      let shows = run.isAnimated
      let column: UISplitViewController.Column = run.isAnimated ? .primary : .secondary
      run.note("the app \(shows ? "shows" : "hides") column \(column)") {
        if shows { split.show(column) } else { split.hide(column) }
      }
    },
    ActKind("turnInTheMiddle", .columns, weight: 4) { run in
      let place = run.name()
      let verbs: [(String, (Router<Place>, NavigationOptions) -> Navigation)] = [
        ("push \(place)", { $0.push(place, options: $1) }), ("pop", { $0.pop(options: $1) }),
        ("fill column 1 with \(place)", { $0.fill(.stack(place), column: 1, options: $1) }),
        ("empty column 1", { $0.clearColumns(from: 1, options: $1) }),
        ("bring column 0 to front", { $0.focusColumn(0, options: $1) }),
      ]
      guard let (what, verb) = verbs.randomElement(using: &run.random) else { return }
      run.ask(what, verb)
      let seconds = Double.random(in: 0...0.4, using: &run.random)
      run.note("\(seconds) seconds") { run.clock.advance(by: seconds) }
      run.turn()
    },
    ActKind("appFillsColumn", .columns, weight: 3) { run in run.fillColumnByApp() },
    ActKind("appShowsDetail", .columns) { run in
      guard let entry = run.someEntry, let screen = run.current.host.screen(of: entry.id),
        screen.splitViewController != nil
      else { return }
      let detail = run.foreignForColumn()
      run.note("\(entry.route) shows a detail of the app's") {
        screen.showDetailViewController(detail, sender: nil)
      }
    },
    ActKind("appPrefersMode", .columns) { run in
      guard let split = run.current.splits.randomElement(using: &run.random) else { return }
      if run.random.chance(60) {
        let mode = Int.random(in: 0..<7, using: &run.random)
        run.note("the app prefers display mode \(mode)") {
          split.preferredDisplayMode = .init(rawValue: mode) ?? .automatic
        }
      } else {
        let behavior = Int.random(in: 0..<4, using: &run.random)
        run.note("the app prefers behaviour \(behavior)") {
          split.preferredSplitBehavior = .init(rawValue: behavior) ?? .automatic
        }
      }
      run.expectTheSame()
    },
    ActKind("splitDelegateActs", .columns) { run in
      guard let split = run.current.splits.randomElement(using: &run.random) as? ColumnsController else {
        return
      }
      let delegate = BusyDelegate(
        Deed(run, seed: run.random.next()), moment: Int.random(in: 0..<4, using: &run.random))
      run.delegates.append(delegate)
      run.note("a split view's delegate does something") { split.delegate = delegate }
    },
    ActKind("plainSplit", .columns, weight: 1) { run in
      run.note("the next split view is plain") {
        run.current.pages.splits.append { UISplitViewController(style: $0) }
      }
    },
  ]

  /// The acts on columns that app code does inside calls.
  static let columnDeeds: [(RandomRun, UIViewController) -> Void] =
    ["turn", "fill", "empty", "bringToFront", "appShowsColumn", "appFillsColumn", "appPrefersMode"]
    .compactMap { byName[$0] }.map { kind in { run, _ in kind.perform(run) } }
}

extension RandomRun {
  /// Changes the width.
  fileprivate func turn() {
    let window = current.window
    note("the window becomes \(window.horizontalSizeClass == .compact ? "regular" : "compact")") {
      window.horizontalSizeClass = window.horizontalSizeClass == .compact ? .regular : .compact
    }
  }

  /// A controller of other code, in a stack or not.
  fileprivate func foreignForColumn() -> UIViewController {
    let made = foreign()
    return random.chance(50) ? made : UINavigationController(rootViewController: made)
  }

  /// Other code puts something, or nothing, into a column.
  fileprivate func fillColumnByApp() {
    guard let split = current.splits.randomElement(using: &random),
      let column = split.places.randomElement(using: &random)
    else { return }
    let controller = random.chance(40) ? nil : foreignForColumn()
    // The host finds a change of a plain split view only with the next step.
    guard split is ColumnsController else { return }
    note("the app \(controller == nil ? "empties" : "fills") column \(column)") {
      split.setViewController(controller, for: column)
    }
    expectTheSame()
  }
}
