package import WaymarkState

/// Requests that are not committed.
package struct Agenda: Sendable {
  /// The one request that is being decided.
  var deciding: Deliberation?
  /// Rechecks, and requests that wait for a restore or for more important ones.
  var waiting: [Pending] = []
  /// Requests that wait until something else is done.
  var detours: [Detour] = []

  /// Whether nothing was shown yet.
  package var isBeginning = true
  /// The restore that began before anything was shown, until it has ended.
  var restore: NavigationNumber?

  /// The position of the first that need not wait for a restore, as links do.
  var firstReady: Int? { waiting.firstIndex { restore == nil || $0.request.cause != .link } }

  /// The request that is being decided, and the place that the user would see after it.
  package func proposal(on tree: PlaceTree) -> (navigation: NavigationNumber, place: Place)? {
    deciding.map { ($0.wanted.number, $0.change.applied(to: tree).visibleElement) }
  }

  /// Everything that waits for anything.
  var everything: [Pending] {
    var all = waiting + detours.map { $0.pending }
    if let deciding { all.append(deciding.wanted) }
    return all
  }
}

/// A request on its way, with what it has been through.
struct Pending: Sendable {
  let request: Request
  /// The number of commits when it was asked for; `nil` if it waits whatever is committed meanwhile.
  var commitCount: UInt64?
  /// The redirects, detours and questions that it has been through.
  var rounds = 0
  /// The edit that takes the place of its own: a guard's, or the way back to what a recheck has taken away.
  var redirect: Edit?
  /// The detours that it comes back from; they close with whatever it does in the end.
  var detoursToClose: [EntryID] = []
  /// The objections that need not be asked again.
  var permissions: [GuardNumber] = []
  /// The tree that the app's own edit made last, which a snapshot keeps while a detour lasts.
  var workedOut: PlaceTree?
  /// Whether it has brought what guards have left of its tree, and follows a guard's answer now.
  var hasCut = false
  /// The root of the window that a recheck may not keep, until another place has taken its place.
  var refusedRoot: EntryID?

  init(_ request: Request) { self.request = request }

  var number: NavigationNumber { request.number }
  var edit: Edit { redirect ?? request.edit }
  /// The screen that the verb is relative to; a guard's own verbs are the router's.
  var subject: EntryID? { redirect == nil ? request.screen : nil }

  /// Whether it asks about places that are there, or takes the root of the window away.
  var isRecheck: Bool { request.recheck != nil && (redirect == nil || refusedRoot != nil) }

  /// Whether guards take places out of what it brings, instead of refusing it.
  var isRestore: Bool { request.cause == .restore && redirect == nil && request.asked == .everybody }

  /// Whether screens that would be left are asked.
  var asksScreens: Bool {
    if isRecheck { return request.recheck?.asksScreens == true }
    if case .nobody = request.asked { return false }
    return true
  }
}

/// A request that is being decided.
struct Deliberation: Sendable {
  enum Stage: Sendable {
    /// The app works the edit out.
    case working(WorkNumber)
    /// Screens and guards are asked.
    case asking
    /// They are asked about the place of a detour, which this request opens for a guard.
    case opening(Request, for: GuardNumber)
    /// Guards are asked about all places of the tree that a recheck or a restore would have.
    case inspecting
    /// The places that they have refused are taken out, and screens are asked; the lowest refusal that could be seen, and the tree
    /// with all of them.
    indirect case cutting(Refusal?, of: PlaceTree)
    /// All screens are asked, as the window closes.
    case leaving

    var isCut: Bool { if case .cutting = self { true } else { false } }
  }

  /// The request that somebody has made.
  var wanted: Pending
  let stage: Stage
  let change: Change
  /// The number of commits when the change was worked out; `nil` if it has to be worked out anew.
  var commitCount: UInt64?
  var turns: [Waiting] = []
  var nextTurn = 0
  /// The number of the turn that was opened last, until it is over.
  var openTurn: QuestionNumber?
  /// The question that this one asks the user, which stands beside the tree.
  var question: Modal<Place>?
  /// The places that guards have refused, those of the first guard first.
  var refusals: [Refusal] = []

  /// Somebody who is to be asked, and about which place.
  struct Waiting: Sendable {
    let asked: GuardNumber
    let place: Place?
    /// The screen that objects; `nil` for a guard.
    let objector: EntryID?
  }

  struct Refusal: Sendable {
    let place: Place
    let by: GuardNumber
    let verdict: Verdict
  }

  /// The request that is asked about: the opening of a detour, or what somebody has asked for.
  var request: Request { if case .opening(let request, _) = stage { request } else { wanted.request } }

  var isInspecting: Bool { if case .inspecting = stage { true } else { false } }

  /// The one that is asked and has not answered.
  var open: Waiting? { openTurn == nil ? nil : turns[nextTurn - 1] }

  /// Opens the turn of whoever is asked next; `nil` if there is nobody left.
  mutating func openNext(_ question: QuestionNumber, _ tree: PlaceTree) -> Turn? {
    guard nextTurn < turns.count else { return nil }
    let waiting = turns[nextTurn]
    nextTurn += 1
    openTurn = question
    // A detour opens by an edit of its own, and a recheck that has found nothing yet has none.
    let isOwn = request === wanted.request
    let edit = !isOwn ? request.edit : request.recheck != nil && wanted.redirect == nil ? nil : wanted.edit
    return Turn(
      question: question, asked: waiting.asked, place: waiting.place,
      isRecheck: isInspecting && request.recheck != nil,
      proposal: Proposal(
        navigation: wanted.number, request: request, edit: edit, tree: tree, change: change))
  }
}

/// A request that waits until the screen that a guard has opened is done.
struct Detour: Sendable {
  var pending: Pending
  let screen: EntryID
}

/// Those who are to be asked.
package struct Guards: Sendable {
  /// The objections of screens, in the order in which they were made.
  var objections: [Guard] = [] { didSet { objectionChanges &+= 1 } }
  /// Counts the changes of objections.
  private(set) var objectionChanges: UInt64 = 0
  /// All others, in the order in which they were added.
  package var others: [Guard] = []

  /// All of them, those of screens last.
  package var all: [Guard] { others + objections }

  var isEmpty: Bool { objections.isEmpty && others.isEmpty }
  var ofPlaces: [Guard] { others.filter { $0.scope == .entering } }

  /// The screen that objects; `nil` for a guard.
  package func screen(of number: GuardNumber) -> EntryID? {
    objections.first { $0.number == number }?.objector
  }

  package func name(of number: GuardNumber) -> String {
    all.first { $0.number == number }?.name ?? "guard"
  }
}
