/// The routers that a journal follows, for as long as they are there.
@MainActor
final class JournalTaps {
  private struct Place {
    weak var tap: (any JournalTapping)?
  }

  private var places: [Place] = []

  nonisolated init() {}

  var all: [any JournalTapping] { places.compactMap(\.tap) }

  func add(_ tap: any JournalTapping) {
    places.removeAll { $0.tap == nil }
    places.append(Place(tap: tap))
  }

  func remove(_ tap: any JournalTapping) { places.removeAll { $0.tap == nil || $0.tap === tap } }
}
