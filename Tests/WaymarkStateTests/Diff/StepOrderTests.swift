import Testing
import WaymarkState

/// The steps from one tree to another, in order; the one that is animated ends in an exclamation mark.
@Suite struct StepOrderTests {
  @Test(
    arguments: [
      ([.a, .d], [.a, .b, .c], "swap d -> b c above 1!"),
      ([.a, .b], [.a, .b, .e], "push e!"),
      ([.a, .b, .c, .d], [.a, .b, .d], "swap c -> nothing above 2 below 1!"),
      ([.a, .b, .d], [.b, .d], "swap a -> nothing above 0 below 2!"),
      ([.a, .a, .a], [.a, .a], "pop a!"),
      ([.a, .b], [.a, .b], nil),
    ] as [(RouteStack<Place>, RouteStack<Place>, String?)])
  func stacksDifferInARun(_ old: RouteStack<Place>, _ new: RouteStack<Place>, _ step: String?) {
    #expect(steps(RouteTree(.stack(old)), RouteTree(.stack(new))) == (step.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      // The stack below a modal changes, hidden, before the modal goes.
      (tree([.a], .sheet), tree([.a, .b]), ["push b, hidden", "dismiss {d}!"]),
      (
        tree([.a], .sheet), tree([.a, .b], .alert), ["push b, hidden", "dismiss {d}", "present {alert: d}!"]
      ),
      (tree([.a]), tree([.a, .b], .sheet), ["push b", "present {d}!"]),
      (tree([.a], .sheet, .alert), tree([.a]), ["dismiss {d} {alert: d}!"]),
      // Other tabs are another container.
      (RouteTree(tabs: RouteTab(.a)), RouteTree(tabs: RouteTab(.b)), ["replace ([a]*) -> ([b]*)!"]),
      // A tab that is left changes once it is hidden.
      (
        RouteTree(tabs: RouteTab(.home, [.a]), RouteTab(.search, [.b])),
        RouteTree(tabs: RouteTab(.home, [.a, .c]), RouteTab(.search, [.b, .a]), selectedKey: .search),
        ["push a in branch 1, hidden", "select 0 -> 1!", "push c in branch 0, hidden"]
      ),
    ] as [(RouteTree<Place>, RouteTree<Place>, [String])])
  func hiddenChangesComeFirst(_ old: RouteTree<Place>, _ new: RouteTree<Place>, _ expected: [String]) {
    #expect(steps(old, new) == expected)
  }

  @Test func everyLayerUnderAModalIsLookedAt() {
    func tree(_ changed: Int) -> RouteTree<Place> {
      let layers = (0..<3).map { RouteStack<Place>(root: .a, pushed: $0 == changed ? [.b] : []) }
      return RouteTree(
        .stack(layers[0]), modals: [Modal(.sheet, layers[1]), Modal(.sheet, layers[2]), Modal(.alert, [.d])])
    }
    for (layer, place) in ["", " in modal 1", " in modal 2"].enumerated() {
      #expect(steps(tree(-1), tree(layer)) == ["push b\(place), hidden"])
    }
  }

  private func steps(_ old: RouteTree<Place>, _ new: RouteTree<Place>) -> [String] {
    old.steps(to: new).map { "\($0)\($0.isAnimated ? "!" : "")" }
  }

  private static func tree(_ stack: RouteStack<Place>, _ modals: Presentation...) -> RouteTree<Place> {
    RouteTree(.stack(stack), modals: modals.map { Modal($0, [.d]) })
  }
}
