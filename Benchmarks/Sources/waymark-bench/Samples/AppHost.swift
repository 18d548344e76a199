import Waymark

/// A host that shows nothing and acknowledges at once, written for one app's routes.
@MainActor
final class AppHost: CountingHost {
  @exclusivity(unchecked) private(set) var steps = 0

  func perform(_ step: NavigationStep<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    steps += 1
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    acknowledgement.succeed()
  }
}
