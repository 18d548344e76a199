import Waymark
import WaymarkCore

/// Something that a journal writes: where a router is, and what goes into its core and comes out.
enum JournalFact: Sendable {
  /// The version of the format in which facts are written.
  static let version = 2

  /// The state; a replay may begin with one that is whole.
  indirect case base(RouterState, isWhole: Bool)
  case input(Input)
  /// An input with what only the facade knows of it.
  indirect case detailed(Input, JournalDetails)
  case effect(Effect)
  /// The number of facts that there was no room for.
  case lost(Int)
  /// A file ends, and the next begins.
  case turn
  /// The router is not followed any more.
  case gone
}

/// A fact that waits to be written.
struct JournalNote {
  let fact: JournalFact
  /// Nanoseconds since the journal began.
  let time: UInt64
  let scribe: JournalScribe
}

/// The work of a router's tap, at the next input.
enum JournalNeed {
  case nothing
  /// Note a whole tree when the router is at rest.
  case rest
  /// Begin the next file.
  case turn
  /// Count what is lost, and note a whole tree when there is room.
  case loss
}

/// The facade's knowledge of an input, beyond the core's.
struct JournalDetails: Sendable {
  /// The meaning of an edit that the app works out.
  var intent: OwnIntent?
  /// The moment of the history that is travelled to; `nil` for the way back.
  var moment: Int?
  /// The host's error in words.
  var error: String?
  /// Whether nobody waits for the answer any more.
  var isLate = false
  /// The navigation that waits for a detour which is over.
  var resumed: NavigationNumber?
  /// Whether a host may show the tree that it says it shows.
  var isPossible = false

  init() {}

  /// The part of it that the state knows, as it is before the input.
  init?(_ input: Input, _ state: RouterState) {
    switch input {
    case .decided(let question, _), .objected(let question, _): isLate = state.openTurn != question
    case .finishedDetour(let screen): resumed = state.waitingNavigation(in: screen)
    case .showsInstead(let request, let tree):
      isPossible = state.openHostRequest == request && state.isPossible(tree)
    default: return nil
    }
    guard isLate || isPossible || resumed != nil else { return nil }
  }
}

/// An edit that the app or the facade works out, as it is written.
enum OwnIntent: Sendable {
  case show(AnyRoute)
  case edit
}

extension OwnIntent {
  init<R: Route>(_ intent: Intent<R>) {
    self = if case .show(let route) = intent { .show(AnyRoute(route)) } else { .edit }
  }
}
