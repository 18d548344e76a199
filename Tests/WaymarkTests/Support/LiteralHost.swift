import Waymark
import WaymarkTesting

/// A host that does what the step that it is handed says, and notes those that do not fit its screen.
@MainActor
final class LiteralHost: NavigationHost {
  var displayed: EntryTree<Place>?
  private(set) var misfits: [String] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if displayed?.apply(step.step) != true { misfits.append(step.step.notation) }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    displayed = tree
    acknowledgement.succeed()
  }
}
