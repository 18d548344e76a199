import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// Writes that views make in the middle of anything.
///
/// With `WAYMARK_RUNS` all cases are tried, of which there are thousands.
@MainActor
struct HostileWriteTests {
  enum Write: CaseIterable {
    case emptyPath, longPath, reversedPath, dismissal, lowestDismissal, answer, selection, unknownSelection,
      front
    case farFront, negativeFront, compact, wide, hide, show, attach, swipe, pull, push, set, dismissAll, pop

    @MainActor
    func perform(_ stage: Stage) {
      let layers = stage.host.layers
      let stacks = layers.compactMap { layer -> StackModel<Place>? in
        if case .stack(let stack) = layer.content.visible { stack } else { nil }
      }
      switch self {
      case .emptyPath: for stack in stacks { stage.host.write(path: [], to: stack) }
      case .longPath:
        for stack in stacks { stage.host.write(path: stack.path + stack.path, to: stack) }
      case .reversedPath: for stack in stacks { stage.host.write(path: stack.path.reversed(), to: stack) }
      case .dismissal: if let layer = layers.last { stage.host.writeDismissal(of: layer) }
      case .lowestDismissal: if let layer = layers.first { stage.host.writeDismissal(of: layer) }
      case .answer: if let layer = layers.last { stage.host.answer(7, of: layer) }
      case .selection, .unknownSelection:
        guard case .tabs(let tabs)? = layers.first?.content else { return }
        stage.host.write(selection: self == .selection ? "y" : "nowhere", to: tabs)
      case .front, .farFront, .negativeFront:
        guard case .columns(let columns)? = layers.first?.content else { return }
        stage.host.write(front: self == .front ? 0 : self == .farFront ? 9 : -1, to: columns)
      case .compact: stage.host.setCompact(true)
      case .wide: stage.host.setCompact(false)
      case .hide: stage.host.setRootShown(false)
      case .show: stage.host.setRootShown(true)
      case .attach: stage.router.host.attach(stage.host)
      case .swipe: _ = stage.views.swipeBack()
      case .pull: _ = stage.views.pullDown()
      case .push: stage.router.push("p")
      case .set: stage.router.set(RouteTree(.stack("u", "v"), modals: [Modal(.fullScreen, ["w"])]))
      case .dismissAll: stage.router.dismissAll()
      case .pop: stage.router.pop()
      }
    }
  }

  enum Verb: CaseIterable {
    case push, pop, popToRoot, present, dismissAll, setStack, setRoot, select, fill, empty, front, edit

    @MainActor
    func perform(_ stage: Stage) {
      switch self {
      case .push: stage.router.push("q")
      case .pop: stage.router.pop()
      case .popToRoot: stage.router.popToRoot()
      case .present: stage.router.present("r", as: .sheet)
      case .dismissAll: stage.router.dismissAll()
      case .setStack: stage.router.edit { $0.setStack(["a", "s", "b"]) }
      case .setRoot: stage.router.setRoot(.stack("t"))
      case .select: stage.router.select("y")
      case .fill: stage.router.fill(.stack("f"), column: 1)
      case .empty: stage.router.clearColumns(from: 1)
      case .front: stage.router.focusColumn(0)
      case .edit:
        stage.router.edit {
          $0.popToRoot()
          $0.push("e")
          $0.present("g", as: .sheet)
        }
      }
    }
  }

  private static let grounds: [RouteTree<Place>] = [
    RouteTree("a", "b", "c"),
    RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m", "n"]), Modal(.popover, ["o"])]),
    RouteTree(
      tabs: RouteTab("x", .stack("x", "x2")), RouteTab("y", .stack("y", "y2"))
    ),
    RouteTree(columns: ["a", "b"], ["c", "d"], places: 2, front: 1),
  ]

  @Test(arguments: Write.allCases, Verb.allCases)
  func theViewsDrawTheTreeWhateverTheyWriteInWhateverEvent(write: Write, verb: Verb) {
    let isThorough = ProcessInfo.processInfo.environment["WAYMARK_RUNS"] != nil
    var count =
      (Write.allCases.firstIndex(of: write) ?? 0) * 5 + (Verb.allCases.firstIndex(of: verb) ?? 0) * 7
    for (index, ground) in Self.grounds.enumerated() {
      for moment in 0..<12 {
        count += 1
        guard isThorough || count.isMultiple(of: 23) else { continue }
        let stage = Stage(ground)
        var counts: [NavigationID: Int] = [:]
        var left = moment
        var isActing = true
        let hook = stage.router.onEvent { [weak stage] event in
          if case .finished = event.kind { counts[event.navigationID, default: 0] += 1 }
          guard isActing, let stage else { return }
          left -= 1
          guard left == -1 else { return }
          isActing = false
          write.perform(stage)
        }
        verb.perform(stage)
        stage.frame(moment % 3)
        verb.perform(stage)
        stage.settle()
        isActing = false
        stage.host.setRootShown(true)
        stage.settle()
        stage.settle()
        hook.cancel()
        if !stage.router.isSettled || stage.drawn != stage.tree || stage.router.shown != stage.router.tree {
          Issue.record(
            "\(write) at \(moment) in \(verb) on \(index): settled \(stage.router.isSettled), drawn \(stage.drawn), tree \(stage.tree)"
          )
        }
        if !counts.values.allSatisfy({ $0 == 1 }) {
          Issue.record("\(write) at \(moment) in \(verb): outcomes")
        }
      }
    }
  }
}
