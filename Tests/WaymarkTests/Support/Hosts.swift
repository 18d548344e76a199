import Waymark

/// A host that answers when it is told to.
@MainActor
final class PatientHost: NavigationHost {
  private var held: [Acknowledgement<Place>] = []
  /// What it was asked for, in short lines.
  private(set) var log: [String] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append(step.step.description)
    held.append(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    held.append(acknowledgement)
  }

  func take() -> Acknowledgement<Place>? { held.isEmpty ? nil : held.removeFirst() }
}

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
