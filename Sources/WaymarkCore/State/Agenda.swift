package import WaymarkState

/// Requests that are not committed.
package struct Agenda: Sendable {
  /// The one request that is being decided.
  var deciding: Deliberation?
  /// Requests of lower priority than that, and rechecks that it came before.
  var waiting: [Request] = []
  /// Requests that wait until something else is done.
  var detours: [Detour] = []

  /// Whether nothing was shown yet.
  package var isBeginning = true
  /// The restore that began before anything was shown, until it has ended.
  var restore: NavigationNumber?
  /// Links that were committed before anything was shown, in case a restore still comes.
  var early: [Request] = []
  /// The link that waits for the restore.
  var link: Request?

  var isWaitless: Bool { waiting.isEmpty && (link == nil || restore != nil) }

  /// Whether nothing is asked for that is not committed.
  var isIdle: Bool {
    deciding == nil && waiting.isEmpty && detours.isEmpty && restore == nil && link == nil
      && (early.isEmpty || !isBeginning)
  }

  /// Whether a restore is being decided, before anything was shown.
  var isDecidingRestore: Bool {
    guard let restore, let deciding else { return false }
    return deciding.wanted.number == restore
  }

  /// Whether a recheck waits for what is being decided: that comes back from a detour, or asks a screen.
  var precedesRecheck: Bool {
    guard let deciding else { return false }
    return !deciding.wanted.detoursToClose.isEmpty || deciding.open?.turn.objector != nil
  }

  /// Everything that waits for anything.
  var everything: [Request] {
    var all = waiting + detours.map { $0.request }
    if let deciding { all.append(deciding.wanted) }
    if let link { all.append(link) }
    return all
  }
}

/// A request that is being decided.
struct Deliberation: Sendable {
  enum Stage: Sendable {
    /// The app works the edit out.
    case working(WorkNumber)
    /// Screens and guards are asked.
    case asking
    /// Guards are asked about the places that are there.
    case rechecking
    /// A recheck has found the places that have to go, and screens are asked. The refusal of the lowest place that
    /// could be seen is followed then.
    case cutting(Refusal?, isRootRefused: Bool)
    /// All screens are asked, as the window closes.
    case leaving
  }

  var request: Request
  var stage: Stage
  var change: Change
  /// The number of commits when the change was worked out.
  let commitCount: UInt64
  /// The identifiers that the change has used.
  var brought: ClosedRange<UInt64>?
  var turns: [Waiting] = []
  var nextTurn = 0
  /// The turn that is not answered.
  var open: Open?
  /// The open turn's question to the user, which stands beside the tree.
  var question: UserQuestion? { open?.question }
  /// The places that a recheck may not keep, the lowest first.
  var refusals: [Refusal] = []
  /// The request for which this opens a detour.
  var held: Request?
  /// The request that somebody has made: the one that waits for the detour, if this opens one.
  var wanted: Request { held ?? request }
  /// The guard that opens the detour.
  var opener: GuardNumber?

  /// Somebody who is to be asked, and about which place.
  struct Waiting: Hashable, Sendable {
    let asked: GuardNumber
    let place: Place?
    /// The screen that objects; `nil` for a guard.
    let objector: EntryID?
  }

  struct Open: Sendable {
    let number: QuestionNumber
    let turn: Waiting
    var question: UserQuestion?
  }

  struct Refusal: Sendable {
    let place: Place
    let by: GuardNumber
    let verdict: Verdict
  }

  var isRechecking: Bool { if case .rechecking = stage { true } else { false } }

  /// Takes out whoever is asked next; `nil` if there is nobody left.
  mutating func next() -> Waiting? {
    // The first refusal of a place decides.
    if isRechecking, let last = refusals.last?.place {
      while nextTurn < turns.count, turns[nextTurn].place == last { nextTurn += 1 }
    }
    guard nextTurn < turns.count else { return nil }
    nextTurn += 1
    return turns[nextTurn - 1]
  }

  func turn(of waiting: Waiting, _ question: QuestionNumber, _ tree: PlaceTree) -> Turn {
    Turn(
      question: question, asked: waiting.asked, place: waiting.place, isRecheck: isRechecking,
      cause: request.cause,
      proposal: Proposal(
        navigation: wanted.number, request: request, tree: tree, change: change))
  }
}

/// A screen's question to the user.
struct UserQuestion: Sendable {
  let place: Place
  let presentation: Presentation
}

/// A request that waits until the screen that a guard has opened is done.
struct Detour: Sendable {
  var request: Request
  let screen: EntryID
}

/// Those who are to be asked.
package struct Guards: Sendable {
  /// The objections of screens, in the order in which they were made.
  var objections: [EntryID: [Guard]] = [:] { didSet { objectionChanges &+= 1 } }
  /// Counts the changes of objections.
  private(set) var objectionChanges: UInt64 = 0
  /// All others, in the order in which they were added.
  package var others: [Guard] = []

  /// All of them, those of screens last.
  package var all: [Guard] { others + objections.keys.sorted().flatMap { objections[$0] ?? [] } }

  var isEmpty: Bool { objections.isEmpty && others.isEmpty }
  var ofPlaces: [Guard] { others.filter { $0.scope == .entering } }

  /// The screen that objects; `nil` for a guard.
  package func screen(of number: GuardNumber) -> EntryID? {
    objections.first { $0.value.contains { $0.number == number } }?.key
  }

  package func name(of number: GuardNumber) -> String {
    all.first { $0.number == number }?.name ?? "guard"
  }
}
