import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What VoiceOver hears where containers take the place of others.
@MainActor
struct AnnouncementTests {
  /// A screen of each name is heard once: names are never used again.
  @Test(arguments: 0..<100) func whatComesIsHeardOnce(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var names = Names()
    let stage = Stage(names.tree(&random))
    stage.rest()
    for round in 0..<12 {
      let listener = AccessibilityListener(stage.window)
      let before = stage.router.tree.visibleElement
      let wanted = names.change(of: stage.router.tree.routes, &random)
      stage.router.set(wanted, options: Bool.random(using: &random) ? .standard : .unanimated)
      stage.rest()
      let after = stage.router.tree.visibleElement
      let title = after.route.name
      let count = listener.heard.count { $0 == title }
      let note = "seed \(seed), \(round): \(before.route.name) to \(wanted.notation), heard \(listener.heard)"
      #expect(count == (after.id == before.id ? 0 : 1), "\(note)")
      if after.id != before.id { #expect(listener.heard.last == title, "\(note)") }
    }
  }
}

/// Trees of screens that have new names.
private struct Names {
  private var last = 0

  private mutating func next() -> Place {
    last += 1
    return Place(stringLiteral: "s\(last)")
  }

  mutating func tree(_ random: inout SplitMix) -> RouteTree<Place> {
    RouteTree(container(&random, depth: 0), modals: modals(&random))
  }

  private mutating func modals(_ random: inout SplitMix) -> [Modal<Place>] {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return [] }
    let style: Presentation = Bool.random(using: &random) ? .sheet : .fullScreen
    return [Modal(style, container(&random, depth: 1))]
  }

  private mutating func container(_ random: inout SplitMix, depth: Int) -> Container<Place> {
    guard depth < 2, Int.random(in: 0..<3, using: &random) > 0 else { return .stack(stack(&random)) }
    let keys = ["k", "l", "m", "n"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    let tabs = keys.map { key in
      RouteTab(Place(stringLiteral: key), container(&random, depth: depth + 1))
    }
    let selected = tabs.randomElement(using: &random)?.key ?? "k"
    return RouteTabs(checking: tabs, selectedKey: selected).map(Container.tabs) ?? .stack(stack(&random))
  }

  private mutating func stack(_ random: inout SplitMix) -> RouteStack<Place> {
    let pushed = (0..<Int.random(in: 0..<3, using: &random)).map { _ in next() }
    return RouteStack(root: next(), pushed: pushed)
  }

  /// Another tree, of which something may be as before.
  mutating func change(of tree: RouteTree<Place>, _ random: inout SplitMix) -> RouteTree<Place> {
    var new = self.tree(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: new = RouteTree(new.root, modals: tree.modals)
    case 1: new = RouteTree(tree.root, modals: new.modals)
    case 2: if let mixed = mix(tree.root, &random) { new = RouteTree(mixed, modals: new.modals) }
    default: break
    }
    return new
  }

  /// Tabs of which some are as before, in another order, with others and with another selected.
  private mutating func mix(
    _ old: Container<Place>, _ random: inout SplitMix
  ) -> Container<Place>? {
    guard case .tabs(let tabs) = old else { return nil }
    var kept = tabs.tabs.shuffled(using: &random).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    for key in ["k", "l", "m", "n"] where Int.random(in: 0..<3, using: &random) == 0 {
      let key = Place(stringLiteral: key)
      guard !kept.contains(where: { $0.key == key }) else { continue }
      kept.append(RouteTab(key, container(&random, depth: 1)))
    }
    guard let selected = kept.randomElement(using: &random)?.key else { return nil }
    return RouteTabs(checking: kept, selectedKey: selected).map(Container.tabs)
  }
}
