import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// What becomes of columns, and of the width.
  static let columnActs: [ActKind] = [
    ActKind("turn", .columns, weight: 10) { run in
      let window = run.current.window
      run.note("the window becomes \(window.horizontalSizeClass == .compact ? "regular" : "compact")") {
        window.horizontalSizeClass = window.horizontalSizeClass == .compact ? .regular : .compact
      }
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
      run.ask("fill column \(column) with \(place)", awaiting: place) {
        $0.fill(column, with: .stack(RouteStack(root: place, pushed: pushed)), options: $1)
      }
    },
    ActKind("empty", .columns, weight: 4) { run in
      let column = Int.random(in: 1..<3, using: &run.random)
      run.ask("empty column \(column)") { $0.empty(from: column, options: $1) }
    },
    ActKind("bringToFront", .columns, weight: 6) { run in
      let column = Int.random(in: 0..<3, using: &run.random)
      run.ask("bring column \(column) to front") { $0.bringToFront(column, options: $1) }
    },
    ActKind("pushSomewhere", .columns, weight: 4) { run in
      guard let entry = run.someEntry, !run.isQuestion(entry) else { return }
      let place = run.name()
      run.ask("push \(place) above \(entry.route)") { router, options in
        router.edit(options: options) { $0.push(place, above: entry.id) }
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
      let shows = run.isAnimated
      let column: UISplitViewController.Column = run.isAnimated ? .primary : .secondary
      run.note("the app \(shows ? "shows" : "hides") column \(column)") {
        if shows { split.show(column) } else { split.hide(column) }
      }
    },
  ]
}
