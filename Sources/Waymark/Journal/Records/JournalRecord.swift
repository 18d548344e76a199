/// A fact with when and where it was.
struct JournalRecord<R: Route>: Sendable {
  let sequence: UInt64
  /// Nanoseconds since the journal began.
  let time: UInt64
  /// The navigation that it belongs to; 0 for none.
  let navigation: UInt64
  let place: JournalPlace
  let fact: JournalFact<R>
}

extension JournalFact {
  /// Whether it may be missing where the same happens without those who listen, so that places are not counted from it.
  var isAside: Bool {
    switch self {
    case .result, .misuse: true
    default: false
    }
  }

  /// How many records it stands for.
  var recordCount: UInt64 {
    switch self {
    case .submitAndBegin, .turn: 2
    default: 1
    }
  }
}

extension Intent {
  /// The same intent without the app's closure, which nobody but the router may hold.
  var journaled: Intent { if case .edit = self { .edit { _ in } } else { self } }
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
