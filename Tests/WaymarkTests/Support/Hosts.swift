import Waymark

/// A host that acknowledges at once, unless steps are to wait, and makes no screens.
@MainActor
final class PlainHost: NavigationHost {
  var isHolding = false
  private var held: [Acknowledgement<Place>] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if isHolding { held.append(acknowledgement) } else { acknowledgement.succeed() }
  }

  func acknowledge() { held.removeFirst().succeed() }

  func acknowledgeAll() {
    while !held.isEmpty { acknowledge() }
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }
}
