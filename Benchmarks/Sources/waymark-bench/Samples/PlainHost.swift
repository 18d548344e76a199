import Waymark

/// A host that shows nothing and acknowledges at once, written for one app's routes.
@MainActor
final class PlainHost: CountingHost {
  @exclusivity(unchecked) private(set) var steps = 0

  func perform(_ step: NavigationStep<PlainRoute>, _ acknowledgement: Acknowledgement<PlainRoute>) {
    steps += 1
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<PlainRoute>, _ acknowledgement: Acknowledgement<PlainRoute>) {
    acknowledgement.succeed()
  }
}
