import Waymark

/// A host that shows nothing and acknowledges at once, for any routes, as a toolkit's host is.
@MainActor
final class ImmediateHost<R: Route>: NavigationHost, CountingHost {
  @exclusivity(unchecked) private(set) var steps = 0

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    steps += 1
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgement.succeed()
  }
}

/// A host that counts what it was asked for.
@MainActor
protocol CountingHost<R>: NavigationHost {
  /// How many steps were performed.
  var steps: Int { get }
}
