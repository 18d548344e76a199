import WaymarkState

/// Requests that are not committed.
package struct Agenda: Sendable {
  /// The one request that is being decided.
  var deciding: Deliberation?
  /// Rechecks, and requests that wait for a restore, for the next host or for more important ones.
  var waiting: [Pending] = []
  /// Requests that wait until the user is done with a place that a guard has opened, the last of their detours.
  var detours: [Pending] = []

  /// Whether nothing was shown yet.
  package var isBeginning = true
  /// The restore that began before anything was shown, until it has ended.
  var restore: NavigationNumber?

  /// The position of the first that waits and may begin now; links may not before a restore has ended.
  var firstReady: Int? {
    if waiting.isEmpty || deciding != nil { return nil }
    return waiting.firstIndex { restore == nil || $0.request.cause != .link }
  }

  /// The request that is being decided, and the place that the user would see after it.
  package func proposedPlace(on tree: PlaceTree) -> (navigation: NavigationNumber, place: Place)? {
    deciding.map { ($0.pending.number, $0.proposal.change.applied(to: tree).visibleElement) }
  }

  /// Everything that waits for anything.
  var everything: [Pending] { waiting + detours + (deciding.map { [$0.pending] } ?? []) }
}

/// A request on its way, with what it has been through.
struct Pending: Sendable {
  let request: Request
  /// The version of the tree when it was asked for; `nil` if it waits however the tree changes meanwhile.
  var askedAt: UInt64?
  /// The redirects, detours and questions that it has been through.
  var rounds = 0
  /// The edit that was asked for, or the one in its place: a guard's, or the way back to what a recheck has taken away.
  var edit: Edit
  var isRedirected = false
  /// The places of its detours, the one that it waits in last; they close with whatever it does in the end.
  var detours: [EntryID] = []
  /// The objections that need not be asked again.
  var permissions: [GuardNumber] = []
  /// The tree that the app's own edit made last, which a snapshot keeps while a detour lasts.
  var ownTree: PlaceTree?
  /// Whether what guards have left of its tree is committed, and it follows a guard's answer now.
  var hasCut = false
  /// The root of the window that a recheck may not keep, until another place has taken its place.
  var refusedRoot: EntryID?

  init(_ request: Request) {
    self.request = request
    edit = request.edit
  }

  var number: NavigationNumber { request.number }
  /// The screen that the verb is relative to; a guard's own verbs are the router's.
  var subject: EntryID? { isRedirected ? nil : request.screen }

  /// Whether it asks about places that are there, or takes the root of the window away.
  var isRecheck: Bool { refusedRoot != nil || edit.recheck != nil }

  /// Whether guards take places out of what it brings, instead of refusing it.
  var isRestore: Bool { request.cause == .restore && !isRedirected && request.asked == .everybody }

  /// Whether screens that would be left are asked.
  var asksScreens: Bool {
    isRecheck ? request.edit.recheck?.asksScreens == true : request.asked != .nobody
  }
}

/// A request with the change that it would make, for those who are asked, which never changes.
final class Proposal: Sendable {
  enum Stage: Sendable {
    /// The app works the edit out.
    case working(WorkNumber)
    /// Screens and guards are asked.
    case asking
    /// They are asked about the place of a detour, which this request opens for a guard.
    case opening(Request, for: GuardNumber)
    /// Guards are asked about all places of the tree that a recheck or a restore would have.
    case inspecting
    /// Screens are asked about the tree without the places that guards refuse; the lowest refusal that could be seen, and the tree
    /// with all of the places.
    indirect case cutting(Refusal?, of: PlaceTree)
    /// All screens are asked, as the window closes.
    case leaving
  }

  struct Refusal: Sendable {
    let place: Place
    let by: GuardNumber
    let verdict: Verdict
  }

  /// The request that somebody has made.
  let pending: Pending
  let stage: Stage
  let change: Change

  init(_ pending: Pending, _ stage: Stage, _ change: Change = Change()) {
    self.pending = pending
    self.stage = stage
    self.change = change
  }

  /// The request that is asked about: the opening of a detour, or what somebody has asked for.
  var request: Request { if case .opening(let request, _) = stage { request } else { pending.request } }

  /// The edit that is asked about.
  var edit: Edit { if case .opening(let request, _) = stage { request.edit } else { pending.edit } }
}

/// A request that is being decided.
struct Deliberation: Sendable {
  private(set) var proposal: Proposal
  /// The version of the tree on which the change was worked out; `nil` if it has to be worked out anew.
  var workedOutAt: UInt64?
  var turns: [PlannedTurn]
  var nextTurn = 0
  /// The number of the open turn, which lasts while the user is asked; `nil` between turns.
  var turnNumber: TurnNumber?
  /// The question that this one asks the user, which stands beside the tree.
  var question: Modal<Place>?
  /// The places that guards have refused, those of the first guard first.
  var refusals: [Proposal.Refusal] = []

  /// A guard or an objection that is to be asked, about a place or about all of the change.
  struct PlannedTurn: Equatable, Sendable {
    let asked: Guard
    let place: Place?
  }

  /// The request that somebody has made.
  var pending: Pending {
    get { proposal.pending }
    set { proposal = Proposal(newValue, proposal.stage, proposal.change) }
  }

  /// The one that is asked and has not answered.
  var open: PlannedTurn? { turnNumber == nil ? nil : turns[nextTurn - 1] }

  /// Opens the turn of whoever is asked next; `nil` if there is nobody left.
  mutating func openNext(_ number: TurnNumber, _ tree: PlaceTree) -> Turn? {
    guard nextTurn < turns.count else { return nil }
    nextTurn += 1
    turnNumber = number
    return Turn(number, turns[nextTurn - 1], proposal, on: tree)
  }
}

/// The turn of a guard or of a screen to decide about a change, with all that its verdict may depend on.
package final class Turn: Sendable {
  package let number: TurnNumber
  private let planned: Deliberation.PlannedTurn
  private let proposal: Proposal
  /// The tree as it is.
  package let tree: PlaceTree

  init(
    _ number: TurnNumber, _ planned: Deliberation.PlannedTurn, _ proposal: Proposal, on tree: PlaceTree
  ) {
    self.number = number
    self.planned = planned
    self.proposal = proposal
    self.tree = tree
  }

  /// The guard or the objection that is asked.
  package var guardian: Guard { planned.asked }
  /// The place that comes or goes; `nil` for a guard of all navigations.
  package var place: Place? { planned.place }
  package var navigation: NavigationNumber { proposal.pending.number }
  package var request: Request { proposal.request }
  /// The edit that is proposed: the request's, or a guard's instead.
  package var edit: Edit { proposal.edit }
  package var change: Change { proposal.change }
  package var asked: GuardNumber { guardian.number }
  package var cause: Cause { request.cause }
  /// Whether a guard is asked about a place that is there already.
  package var isRecheck: Bool { edit.recheck != nil && guardian.objector == nil }

  /// The tree as it would be.
  package var result: PlaceTree { change.applied(to: tree) }
}
