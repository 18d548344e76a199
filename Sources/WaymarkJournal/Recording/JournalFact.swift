import Dispatch
import Waymark
import WaymarkCore

/// Something that happens in a router, which the writing thread makes lines of.
enum JournalFact: Sendable {
  /// The state in which recording begins, or goes on after a loss.
  indirect case base(RouterState, isBetweenInputs: Bool)
  case input(Input, JournalDetail?)
  case effect(Effect)
  /// The number of facts that there was no room for.
  case lost(Int)
  /// The router is not followed any more.
  case gone
}

/// The facade's knowledge of an input, beyond the core's.
indirect enum JournalDetail: Sendable {
  /// The app is asked where this route goes; it works out other edits of its own without a route.
  case shows(AnyRoute)
  /// The host's error in words.
  case error(String)
}

/// A fact that waits to be written.
struct JournalNote: Sendable {
  let fact: JournalFact
  /// Nanoseconds since the system started.
  let time = DispatchTime.now().uptimeNanoseconds
  let scribe: JournalScribe
}

extension Input {
  /// Whether the core takes it at once, in the middle of what it carries out.
  var isRegistration: Bool {
    switch self {
    case .added, .saved: true
    default: false
    }
  }
}
