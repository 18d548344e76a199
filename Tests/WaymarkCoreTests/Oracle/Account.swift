import WaymarkCore
import WaymarkState

/// The oracle's own account of a router, from its inputs and effects alone.
struct Account {
  /// A navigation as the oracle knows it.
  struct Entry {
    var request: Request
    var outcome: Outcome?
    var joined: NavigationNumber?
    var isCommitted = false
    var isFact = false
    var brought: [EntryID] = []
    var removed: [EntryID] = []
    /// Whether all that it took away had been on the screen.
    var wereShown = false
    /// Whether it changed something in place.
    var hasMoves = false
    var opened: EntryID?
    var deliveries = 0
    /// The tree that each guard of navigations has allowed.
    var allowed: [GuardNumber: PlaceTree] = [:]
    var allowedPlaces: [Key: AnyRoute] = [:]
    var permitted: Set<GuardNumber> = []
    /// Whether it has taken places away as a recheck, and whether it may, since guards were asked about what is there.
    var isCut = false
    var mayCut = true
    /// Whether the window has a root still that it was refused.
    var keepsRoot = false
    /// The places that it was refused as a recheck.
    var wereRefused: Set<EntryID> = []
    /// Whether a guard's edit has taken the place of its own.
    var isRedirected = false
    /// The tree of a restore with all that guards may take out of it.
    var wanted: PlaceTree?
  }

  struct Key: Hashable {
    let asked: GuardNumber
    let place: EntryID
  }

  var tree: PlaceTree
  var navigations: [NavigationNumber: Entry] = [:]
  var guards: [GuardNumber: Guard.Scope] = [:]
  var turns: [TurnNumber: Turn] = [:]
  var lastTurn: Turn?
  /// Whether a guard has answered that turn with something else that is to be done.
  var isSentElsewhere = false
  /// The question that a guard or a screen may answer now.
  var openTurn: TurnNumber?
  /// The permissions that a navigation leaves to the detour that closes after its end.
  var inherited: Set<GuardNumber> = []
  /// The navigations that have ended since the last input.
  var endedNow: Set<NavigationNumber> = []
  var lastDecided: TurnNumber = 0
  var openings: Set<AnyRoute> = []
  var detourScreens: Set<EntryID> = []
  var refused: Set<Key> = []
  var events: [EntryID: ScreenEvent] = [:]
  var wasOnScreen: Set<EntryID> = []
  var putAway: Set<EntryID> = []
  var questions: Set<EntryID> = []
  /// The screens that are asked and have not answered, by the navigation that they are asked about.
  var awaited: [GuardNumber: NavigationNumber] = [:]
  /// The screens that have heard the user and not decided yet, by navigation.
  var deciding: [NavigationNumber: GuardNumber] = [:]
  var answers: [EntryID: AnyValue] = [:]
  var saved: [EntryID: AnyValue] = [:]
  /// The values that snapshots have kept, by the restore and by the position of the place.
  var kept: [NavigationNumber: [ElementPosition: AnyValue]] = [:]
  var arrivedAt: EntryID?
  var isShown = false

  init(_ tree: PlaceTree) {
    self.tree = tree
    navigations[0] = Entry(request: Request(0, .nothing))
  }

  /// A screen that objects to being left, if one does.
  var objecting: EntryID? {
    let objecting = guards.values.compactMap { scope in
      switch scope {
      case .leaving(let id), .leavingTab(let id): tree.contains(id) ? id : nil
      case .navigations, .entering: nil
      }
    }
    return objecting.min { $0.rawValue < $1.rawValue }
  }

  /// Takes over what a snapshot has kept, if its tree is there; screens keep what they have saved themselves.
  mutating func takeOver(_ entry: Entry) {
    let request = entry.request
    if entry.isRedirected { return }
    let wanted = request.edit == .set(tree.routes) ? tree : entry.wanted
    guard let restored = request.restored, let wanted, request.edit == .set(wanted.routes) else { return }
    tree.forEachPosition { position, place in
      saved[place.id] = saved[place.id] ?? kept[request.number]?[position]
      guard !entry.isCut, let waiting = restored.detours[position] else { return }
      navigations[waiting.number] = Entry(request: waiting)
    }
  }

  // MARK: Inputs

  mutating func note(_ input: Input) {
    endedNow = []
    switch input {
    case .asked(let request):
      navigations[request.number] = Entry(request: request)
      if request.cause == .restore, !isShown {
        // Links before the restore are decided anew.
        for (number, entry) in navigations where entry.request.cause == .link && entry.outcome == nil {
          navigations[number]?.isCommitted = false
          navigations[number]?.opened = nil
          if entry.isCommitted { navigations[number]?.permitted = [] }
          deciding[number] = nil
          awaited = awaited.filter { $0.value != number }
          if lastTurn?.navigation == number { openTurn = nil }
        }
      }
    case .added(let one):
      guards[one.number] = one.scope
      switch one.scope {
      case .leaving(let id), .leavingTab(let id): withdraw(id)
      case .navigations, .entering: break
      }
    case .removed(let number): (guards[number], awaited[number]) = (nil, nil)
    case .saved(let id, _, let value):
      if tree.contains(id) || wasOnScreen.contains(id) && events[id] != .removed { saved[id] = value }
      withdraw(id)
    case .closed(_, _, let number), .selected(_, let number), .selectedDetent(_, _, let number):
      navigations[number] = Entry(request: Request(number, .nothing), isFact: true)
    case .decided(let question, let verdict): decided(question, verdict)
    case .detached, .attached:
      guards = guards.filter { $0.value == .navigations || $0.value == .entering }
      // The screen of a former host counts for nothing.
      putAway.formUnion(wasOnScreen)
      for id in navigations.keys { navigations[id]?.permitted = [] }
    case .released: saved = [:]
    default: break
    }
  }

  private mutating func withdraw(_ id: EntryID) {
    let own = guards.filter { $0.value == .leaving(id) || $0.value == .leavingTab(id) }.map(\.key)
    for number in navigations.keys where navigations[number]?.outcome == nil {
      navigations[number]?.permitted.subtract(own)
    }
  }

  private mutating func decided(_ question: TurnNumber, _ verdict: Verdict) {
    guard openTurn == question, let turn = turns[question] else { return }
    // A late verdict counts for nothing, nor does a second one of a guard.
    switch guards[turn.asked] {
    case .leaving, .leavingTab:
      (deciding[turn.navigation], awaited[turn.asked]) = (nil, nil)
      if verdict == .allow { navigations[turn.navigation]?.permitted.insert(turn.asked) }
      return
    case .navigations, .entering, nil: break
    }
    guard question > lastDecided else { return }
    lastDecided = question
    isSentElsewhere = verdict != .allow && !isInspection(turn)
    let number = turn.navigation
    if verdict == .allow {
      switch guards[turn.asked] {
      case .navigations: navigations[number]?.allowed[turn.asked] = turn.result
      case .entering:
        guard let place = turn.place else { break }
        navigations[number]?.allowedPlaces[Key(asked: turn.asked, place: place.id)] = place.route
      default: break
      }
    } else if isInspection(turn), let place = turn.place {
      refused.insert(Key(asked: turn.asked, place: place.id))
      navigations[number]?.allowedPlaces[Key(asked: turn.asked, place: place.id)] = nil
      if turn.isRecheck { navigations[number]?.wereRefused.insert(place.id) }
    }
    if case .detour(let opening) = verdict { openings.insert(opening.route) }
  }

  /// Whether guards are asked about all places of a tree, from which those go that they refuse.
  func isInspection(_ turn: Turn) -> Bool {
    let request = turn.request
    return turn.isRecheck
      || request.cause == .restore && turn.edit == request.edit && guards[turn.asked] == .entering
  }

  /// The screen with a step or a tree that the host was asked for has changed.
  mutating func noteScreen(_ old: PlaceTree?, _ new: PlaceTree) {
    if let old { putAway.formUnion(old.ids.subtracting(new.ids).intersection(tree.ids)) }
    wasOnScreen.formUnion(new.ids)
    isShown = true
  }

  /// A screen's tree without the questions over it.
  func withoutQuestions(_ screen: PlaceTree) -> PlaceTree {
    var tree = screen
    while let top = tree.modals.last?.root.id, questions.contains(top) { tree.dismiss() }
    return tree
  }
}
