#if GTK && canImport(CGTK4)
  import Waymark
  import WaymarkTesting

  extension SplitMix {
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func stack(named count: inout Int) -> RouteStack<Place> {
      let pushed = (0..<Int.random(in: 0...3, using: &self)).map { _ in place(&count) }
      return RouteStack(root: place(&count), pushed: pushed)
    }

    mutating func tree(named count: inout Int) -> RouteTree<Place> {
      let modals = (0..<Int.random(in: 0...2, using: &self)).map { _ in
        Modal(style: style(), container: container(depth: 1, &count))
      }
      return RouteTree(container(depth: 2, &count), modals: modals)
    }

    mutating func style() -> ModalStyle { ModalStyle.allCases.randomElement(using: &self) ?? .sheet }

    mutating func place(_ count: inout Int) -> Place {
      // Now and then a place that may be there already.
      if chance(30) { return Place("s\(Int.random(in: 0..<5, using: &self))") }
      count += 1
      return Place("p\(count)")
    }

    private mutating func container(depth: Int, _ count: inout Int) -> Container<Place> {
      guard depth > 0, chance(40) else { return .stack(stack(named: &count)) }
      let tabs = (0..<Int.random(in: 1...3, using: &self)).map { index in
        RouteTab(key: Place("t\(depth)\(index)"), container: container(depth: depth - 1, &count))
      }
      let selected = tabs.randomElement(using: &self)?.key
      return RouteTabs(tabs: tabs, selectedKey: selected).map { .tabs($0) } ?? .stack(stack(named: &count))
    }
  }

  extension Tree {
    /// The keys of all tabs.
    var keys: [Element.RouteValue] {
      var keys: [Element.RouteValue] = []
      func add(_ container: Container<Element>) {
        guard case .tabs(let tabs) = container else { return }
        for tab in tabs.tabs {
          keys.append(tab.key)
          add(tab.container)
        }
      }
      add(root)
      for modal in modals { add(modal.container) }
      return keys
    }
  }
#endif
