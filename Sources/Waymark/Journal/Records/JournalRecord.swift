/// A fact with its time and place.
@usableFromInline
struct JournalRecord<R: Route>: Sendable {
  @usableFromInline let sequence: UInt64
  /// Nanoseconds since the journal began.
  @usableFromInline let time: UInt64
  /// The navigation that it belongs to; 0 for none.
  @usableFromInline let navigation: UInt64
  @usableFromInline let place: JournalPlace
  @usableFromInline let fact: JournalFact<R>

  @inlinable
  init(sequence: UInt64, time: UInt64, navigation: UInt64, place: JournalPlace, fact: JournalFact<R>) {
    self.sequence = sequence
    self.time = time
    self.navigation = navigation
    self.place = place
    self.fact = fact
  }
}

/// How a fact counts when records are counted.
enum JournalWeight {
  case one
  /// It stands for two records.
  case two
  /// It may be missing if there are no observers, so places are not counted from it.
  case aside
}

extension Intent {
  /// The same intent without the app's closure, which only the router may hold.
  var journaled: Intent { if case .closure? = editKind { .edit { _ in } } else { self } }
}

extension Decision {
  var journaled: Decision {
    switch self {
    case .allow, .block: self
    case .redirect(let intent): .redirect(to: intent.journaled)
    case .detour(let intent): .detour(to: intent.journaled)
    }
  }
}
