import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Navigations that the router is asked for, animated or not.
  static let routerActs: [ActKind] = [
    ActKind("push", .router, weight: 5) { run in
      let place = run.name()
      run.ask("push \(place)", awaiting: Question(place, as: .push)) { $0.push(place, options: $1) }
    },
    ActKind("pop", .router, weight: 3) { run in run.ask("pop") { $0.pop(options: $1) } },
    ActKind("popSeveral", .router) { run in run.ask("pop 2") { $0.pop(2, options: $1) } },
    ActKind("popToRoot", .router) { run in run.ask("pop to root") { $0.popToRoot(options: $1) } },
    ActKind("replace", .router) { run in
      let place = run.name()
      run.ask("replace \(place)") { $0.replaceTop(with: place, options: $1) }
    },
    ActKind("setStack", .router) { run in
      let stack = run.random.stack(named: &run.counter)
      run.ask("set stack \(stack.elements.map(\.name))") { router, options in
        router.edit(options: options) { $0.setStack(stack) }
      }
    },
    ActKind("present", .router, weight: 5) { run in
      guard run.router.host.tree.modals.count < 3 else { return }
      var style = run.random.style()
      if style == .sheet, run.random.chance(60) {
        style = .sheet(detents: [.fraction(0.2), .medium, .large])
      }
      let name = run.name()
      let place = style == .alert && run.random.chance(50) ? Place("\(name)?") : name
      run.ask("present \(place) \(style)", awaiting: Question(place, as: style)) {
        $0.present(place, as: style, options: $1)
      }
    },
    ActKind("selectHeight", .router) { run in
      guard let sheet = run.router.host.tree.modals.randomElement(using: &run.random),
        !run.isQuestion(sheet.root),
        let detent = sheet.presentation.detents.randomElement(using: &run.random)
      else { return }
      run.ask("resize \(sheet.root.route) to \(detent)") { router, options in
        router.edit(options: options) { $0.select(detent, of: sheet.root.id) }
      }
    },
    ActKind("dismiss", .router, weight: 3) { run in run.ask("dismiss") { $0.dismiss(options: $1) } },
    ActKind("dismissAll", .router, weight: 1) { run in
      run.ask("dismiss all") { $0.dismissAll(options: $1) }
    },
    ActKind("select", .router, weight: 3) { run in
      let key = run.router.host.tree.keys.randomElement(using: &run.random)
      if let path = run.random.tab(inColumnsOf: run.router.host.tree), key == nil || run.random.chance(50) {
        run.ask("select \(path)") { $0.select(path, options: $1) }
      } else if let key {
        run.ask("select \(key)") { $0.select(key, options: $1) }
      }
    },
    ActKind("setTree", .router, weight: 1) { run in
      let tree = run.tree()
      run.ask("set \(tree.description)") { $0.set(tree, options: $1) }
    },
    ActKind("setRoot", .router, weight: 1) { run in
      let tree = run.tree()
      run.ask("set root \(tree.description)") { $0.setRoot(tree.root, options: $1) }
    },
    ActKind("close", .router) { run in
      guard let entry = run.someEntry else { return }
      run.ask("close \(entry.route)") { $0.close(entry.id, options: $1) }
    },
    ActKind("remove", .router) { run in
      guard let entry = run.someEntry, !run.isQuestion(entry) else { return }
      run.ask("remove \(entry.route)") { [id = entry.id] router, options in
        router.edit(options: options) { $0.remove(id) }
      }
    },
    ActKind("update", .router, weight: 1) { run in
      guard let entry = run.someEntry, !run.isQuestion(entry) else { return }
      let place = run.name()
      run.ask("update \(entry.route) to \(place)") { $0.update(entry.id, to: place, options: $1) }
    },
    ActKind("pushInTab", .router) { run in
      guard let key = run.router.host.tree.keys.randomElement(using: &run.random) else { return }
      let place = run.name()
      run.ask("push \(place) in tab \(key)") { router, options in
        router.edit(options: options) { $0.push(place, inTab: key) }
      }
    },
    ActKind("dismissAndPush", .router) { run in
      let place = run.name()
      run.ask("dismiss and push \(place)") { router, options in
        router.edit(options: options) { editor in
          editor.dismiss()
          editor.push(place)
        }
      }
    },
    ActKind("time", .router, weight: 6) { run in
      let seconds = Double.random(in: 0...0.6, using: &run.random)
      run.note("\(seconds) seconds") { run.clock.advance(by: seconds) }
    },
    ActKind("return", .router) { run in
      guard let entry = run.someEntry else { return }
      let value = Int.random(in: 1...99, using: &run.random)
      let context = run.router.host.context(for: entry)
      run.note("\(entry.route) returns \(value)") { context.close(answering: value) }
    },
  ]
}

extension RandomRun {
  /// Whether an entry is an alert's, on which nothing can be pushed.
  func isQuestion(_ entry: Entry<Place>) -> Bool { entry.route.name.hasSuffix("?") }

  var someEntry: Entry<Place>? {
    var entries: [Entry<Place>] = []
    router.host.tree.forEachElement { entries.append($0) }
    return entries.randomElement(using: &random)
  }

  private var isQuestionOnTop: Bool { router.host.tree.modals.last.map { isQuestion($0.root) } ?? false }

  /// Asks the router for something; what would change an alert dismisses it.
  func ask(
    _ what: String, awaiting question: Question<Place, Int>? = nil,
    _ verb: (Router<Place>, NavigationOptions) -> Navigation
  ) {
    var options = NavigationOptions(isAnimated: !random.chance(25))
    if let style = nextTransition {
      options.transition = style
      nextTransition = nil
    }
    let manner = options.isAnimated ? options.transition.rawValue : "at once"
    if isQuestionOnTop {
      return note("dismiss the alert \(manner)") { navigations.append(router.dismiss(options: options)) }
    }
    let isAwaited = question != nil && random.chance(30)
    note("\(what) \(manner)") {
      guard let question, isAwaited else { return navigations.append(verb(router, options)) }
      promises.append(Promise(router, question, options))
      // The task that asks begins a turn later.
      needsTurn = true
    }
  }
}
