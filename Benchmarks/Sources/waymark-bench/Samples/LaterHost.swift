import Waymark

/// A host that keeps each acknowledgement until it is told to answer, as one does that animates.
@MainActor
final class LaterHost<R: Route>: NavigationHost {
  /// How many steps were performed.
  @exclusivity(unchecked) private(set) var steps = 0
  private var held: Acknowledgement<R>?

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    steps += 1
    held = acknowledgement
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgement.succeed()
  }

  /// Acknowledges what is under way.
  func answer() {
    let acknowledgement = held
    held = nil
    acknowledgement?.succeed()
  }
}
