import Measuring

#if ReSwiftRouter
  import OriginalRouteChanges
  import WaymarkRouteChanges
#endif

/// Route changes of ReSwiftRouter, by the module here and by the original.
@MainActor
enum RouteChangeComparisons {
  /// The comparisons, of several depths; none without the trait.
  ///
  /// - Throws: ``Disagreement`` if the two tell the routables different things.
  static func all() throws(Disagreement) -> [Comparison] {
    #if ReSwiftRouter
      try check()
      return [4, 64, 1_000].map { depth in
        Comparison(
          work: "route change, depth \(depth)", peer: "ReSwift-Router",
          ours: WaymarkRouteChanges.RouteChanges.workload(depth: depth),
          theirs: OriginalRouteChanges.RouteChanges.workload(depth: depth))
      }
    #else
      return []
    #endif
  }

  #if ReSwiftRouter
    /// Routes that need every kind of call: pushes, pops, a change, and several at once.
    private static let routes = [
      ["a"], ["a", "b"], ["a", "b", "c", "d"], ["a", "b", "x"], ["a"], ["y"], ["a", "b", "c"], [],
    ]

    private static func check() throws(Disagreement) {
      let ours = WaymarkRouteChanges.RouteChanges.calls(for: routes)
      let theirs = OriginalRouteChanges.RouteChanges.calls(for: routes)
      guard ours == theirs, !ours.isEmpty else {
        throw Disagreement(
          peer: "ReSwift-Router", about: "\(routes)", expected: "\(ours)", answer: "\(theirs)")
      }
    }
  #endif
}
