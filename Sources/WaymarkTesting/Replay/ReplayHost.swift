import Waymark

/// A host that answers as the recorded host did.
@MainActor
final class ReplayHost<R: Route & Codable>: NavigationHost {
  private weak var run: ReplayRun<R>?

  init(_ run: ReplayRun<R>) {
    self.run = run
  }

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    run?.isAsked(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) { run?.isAsked(acknowledgement) }
}
