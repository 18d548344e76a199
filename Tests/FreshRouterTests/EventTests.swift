import FreshRouter
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting

/// What the engine tells of what happens.
@MainActor
@Suite struct EventTests {
  @Test func everyTransitionIsAStepOfItsOwn() {
    let stage = Stage()
    var steps: [String] = []
    stage.router.engine.onEvent {
      if case .stepAcknowledged(let step) = $0.kind {
        step.forEachInserted { steps.append($0.route.name) }
      }
    }
    stage.go(.push("a"))
    stage.go(.sheet("b"))
    #expect(steps == [])
    stage.window.clock.runUntilIdle()
    #expect(steps == ["Place.push", "Place.sheet"])
  }

  @Test func theTreeHoldsWhatCameSinceNothingWasUnderWay() {
    let stage = Stage()
    let engine = stage.router.engine
    #expect(engine.tree.routes.notation == "[start]")
    stage.go(.push("a"))
    stage.go(.push("b"))
    #expect(engine.tree.root.stackNames == ["start", "Place.push", "Place.push"])
    stage.window.clock.runUntilIdle()
    #expect(engine.isSettled)
    stage.go(.sheet("c"))
    #expect(engine.tree.root.stackNames == ["start", "Place.sheet"])
  }

  @Test func aCallIsAnotherCallWhateverItCarries() {
    let stage = Stage(animated: false)
    stage.go(.push("a"))
    let first = stage.router.engine.tree.visibleElement.route
    stage.go(.push("a"))
    let second = stage.router.engine.tree.visibleElement.route
    #expect(first != second)
    #expect(first.name == second.name)
    #expect(second.description == "Place.push#\(second.number)")
  }
}

extension Waymark.Container where Element == Waymark.Entry<NavigationOperation> {
  fileprivate var stackNames: [String] {
    guard case .stack(let stack) = self else { return [] }
    return stack.elements.map(\.route.name)
  }
}
