import Waymark

/// Finding where two stacks differ, at several depths.
@MainActor
enum DiffGroup {
  static var benchmarks: [Benchmark] {
    Samples.depths.flatMap { depth in
      [
        lastChanged("last-changed", depth, Samples.plainRoutes, .item(-1)),
        firstChanged(depth),
        equal(depth),
        popped(depth),
        lastChanged("mixed-last-changed", depth, Samples.appRoutes, .item(-1)),
        entriesPushed(depth),
      ]
    }
  }

  private static func lastChanged<R: Route>(
    _ series: String, _ depth: Int, _ routes: @escaping @MainActor (Int) -> [R], _ other: R
  ) -> Benchmark {
    Benchmark("diff", series, size: depth) {
      let old = routes(depth)
      var new = routes(depth)
      new[depth - 1] = other
      return (
        difference(Samples.tree(old), Samples.tree(new), kept: depth - 1),
        .commonPrefix(old, new, is: depth - 1)
      )
    }
  }

  private static func firstChanged(_ depth: Int) -> Benchmark {
    Benchmark("diff", "first-changed", size: depth) {
      let old = Samples.plainRoutes(depth)
      var new = old
      new[0] = .item(-1)
      return (
        difference(Samples.tree(old), Samples.tree(new), kept: depth - 1),
        .commonEnds(old, new, is: depth - 1)
      )
    }
  }

  private static func equal(_ depth: Int) -> Benchmark {
    Benchmark("diff", "equal", size: depth) {
      // Made twice, because a tree that is the same array is found equal at once.
      let old = Samples.plainRoutes(depth)
      let new = Samples.plainRoutes(depth)
      return (difference(Samples.tree(old), Samples.tree(new), kept: -1), .commonPrefix(old, new, is: depth))
    }
  }

  private static func popped(_ depth: Int) -> Benchmark {
    Benchmark("diff", "popped", size: depth) {
      let old = Samples.plainRoutes(depth + 1)
      let new = Samples.plainRoutes(depth)
      return (
        difference(Samples.tree(old), Samples.tree(new), kept: depth), .commonPrefix(old, new, is: depth)
      )
    }
  }

  /// Trees of entries, which are what the router compares.
  private static func entriesPushed(_ depth: Int) -> Benchmark {
    Benchmark("diff", "entries-last-changed", size: depth) {
      let routes = Samples.plainRoutes(depth)
      var ids = EntryID.Generator()
      let old = EntryTree(Samples.tree(routes), ids: &ids)
      var new = old
      new.replaceTop(with: Entry(id: ids.next(), route: .item(-1)))
      let path = old.visiblePath
      return (
        difference(old, new, kept: depth - 1),
        .commonPrefix(
          old.stack(at: path)?.elements ?? [], new.stack(at: path)?.elements ?? [], is: depth - 1)
      )
    }
  }

  /// Finding the way from one tree to another over and over.
  static func difference<Element: TreeElement>(
    _ old: Tree<Element>, _ new: Tree<Element>, kept: Int
  ) -> Workload {
    .repeating(kept) { keptCount(old, new) }
  }
}

/// How much of a stack stays on the way to another tree; -1 if the trees are equal.
@inline(never)
private func keptCount<Element: TreeElement>(_ old: Tree<Element>, _ new: Tree<Element>) -> Int {
  switch old.steps(to: new).first?.change {
  case .stack(let change): change.keptBelow + change.keptAbove
  case .select(_, _, let to): to
  case nil: -1
  default: -2
  }
}
