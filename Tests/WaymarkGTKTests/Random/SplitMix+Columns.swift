#if GTK && canImport(CGTK4)
  import Waymark
  import WaymarkTesting

  extension SplitMix {
    /// A tree with columns in most places.
    ///
    /// - Parameter count: How many places have been named.
    /// - Returns: The tree.
    mutating func columnTree(named count: inout Int) -> RouteTree<Place> {
      let modals = (0..<max(0, Int.random(in: -2...1, using: &self))).map { _ in
        Modal(style(), columnContainer(depth: 2, &count))
      }
      return RouteTree(columnContainer(depth: 2, &count), modals: modals)
    }

    /// A stack, tabs or columns, these mostly.
    mutating func columnContainer(depth: Int, _ count: inout Int) -> Container<Place> {
      switch depth == 0 ? 0 : Int.random(in: 0...5, using: &self) {
      case 0: return .stack(stack(named: &count))
      case 1:
        let tabs = (0..<Int.random(in: 1...3, using: &self)).map { index in
          RouteTab(Place("t\(index)"), columnContainer(depth: depth - 1, &count))
        }
        let selected = tabs.randomElement(using: &self)?.key
        return RouteTabs(checking: tabs, selectedKey: selected).map { .tabs($0) }
          ?? .stack(stack(named: &count))
      default:
        let capacity = Int.random(in: 2...3, using: &self)
        let filled = (0..<Int.random(in: 1...capacity, using: &self)).map { _ in
          columnContainer(depth: depth - 1, &count)
        }
        let front = Int.random(in: 0..<filled.count, using: &self)
        return RouteColumns(capacity: capacity, filled: filled, front: front).map { .columns($0) }
          ?? .stack(stack(named: &count))
      }
    }
  }
#endif
