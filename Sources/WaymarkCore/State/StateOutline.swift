package import WaymarkState

/// A router's state as it can be written down, for a journal; a replay goes on from one that was whole.
package struct StateOutline: Sendable {
  package var tree: PlaceTree
  package var screen: PlaceTree?
  package var hasHost = false
  /// Whether nothing waits or is under way, so that the outline says all that matters later.
  package var isWhole = true
  /// Whether nothing was shown yet.
  package var isBeginning = true
  package var guards: [Guard] = []
  package var columns = 1
  package var tabsLeft: [AnyRoute] = []
  package var opened: [Opened] = []
  package var askers: [Asker] = []

  // The last numbers that were given.
  package var lastID: UInt64 = 0
  package var lastRequest: HostRequest = 0
  package var lastQuestion: QuestionNumber = 0
  package var lastChange: NavigationNumber = 0
  /// The last request to a host before this one.
  package var formerRequest: HostRequest = 0
  package var maximumRounds = 10

  /// The place that a screen has opened last, and by which verb.
  package struct Opened: Sendable {
    package let screen: EntryID
    package let edit: Edit
    package let wantsAnswer: Bool
    package let place: EntryID

    package init(_ screen: EntryID, _ edit: Edit, wantsAnswer: Bool, _ place: EntryID) {
      self.screen = screen
      self.edit = edit
      self.wantsAnswer = wantsAnswer
      self.place = place
    }
  }

  /// A place that owes an answer, to whom and for which navigation.
  package struct Asker: Sendable {
    package let place: EntryID
    package let screen: EntryID?
    package let navigation: NavigationNumber?

    package init(_ place: EntryID, screen: EntryID?, navigation: NavigationNumber?) {
      self.place = place
      self.screen = screen
      self.navigation = navigation
    }
  }

  package init(_ tree: PlaceTree) { self.tree = tree }
}

extension RouterState {
  package var outline: StateOutline {
    var outline = StateOutline(tree)
    outline.screen = screen
    if case .detached = phase {} else { outline.hasHost = true }
    outline.isWhole = isWhole
    outline.isBeginning = agenda.isBeginning
    outline.guards = guards.others + guards.objections.keys.sorted().flatMap { guards.objections[$0] ?? [] }
    outline.columns = seen.columns
    outline.tabsLeft = tabsLeft
    for id in records.keys.sorted() {
      guard let record = records[id] else { continue }
      if let (source, place) = record.opened {
        outline.opened.append(.init(id, source.edit, wantsAnswer: source.wantsAnswer, place))
      }
      if record.asker != nil || record.navigation != nil {
        outline.askers.append(.init(id, screen: record.asker, navigation: record.navigation))
      }
    }
    (outline.lastID, outline.lastRequest) = (ids.last, host.last)
    (outline.lastQuestion, outline.lastChange) = (lastQuestion, lastChange)
    outline.formerRequest = host.former
    outline.maximumRounds = maximumRounds
    return outline
  }

  /// Whether nothing waits or is under way.
  package var isWhole: Bool {
    switch phase {
    case .resting: break
    case .detached: guard screen == nil else { return false }
    case .unknown, .behind, .performing, .rebuilding: return false
    }
    return commits.isEmpty && questions.isEmpty && rechecked == nil && !host.isDoubtful && agenda.isIdle
      && !records.values.contains { $0.answer != nil }
  }

  /// Makes the state that an outline tells of, which was whole.
  package init(_ outline: StateOutline) {
    var ids = EntryID.Generator()
    ids.last = outline.lastID
    self.init(outline.tree, ids: ids)
    screen = outline.screen
    phase = outline.hasHost ? .resting : .detached
    agenda.isBeginning = outline.isBeginning
    for one in outline.guards { added(one) }
    seen.columns = outline.columns
    tabsLeft = outline.tabsLeft
    for one in outline.opened {
      let source = Request.Source(screen: one.screen, edit: one.edit, wantsAnswer: one.wantsAnswer)
      records[one.screen, default: ScreenRecord()].opened = (source, one.place)
    }
    for one in outline.askers {
      records[one.place, default: ScreenRecord()].asker = one.screen
      records[one.place]?.navigation = one.navigation
    }
    (host.last, host.former) = (outline.lastRequest, outline.formerRequest)
    (lastQuestion, lastChange) = (outline.lastQuestion, outline.lastChange)
    maximumRounds = outline.maximumRounds
    listen([.commits, .screens])
  }
}

extension Agenda {
  /// Whether nothing is asked for that is not committed.
  fileprivate var isIdle: Bool {
    deciding == nil && waiting.isEmpty && detours.isEmpty && restore == nil && link == nil
      && (early.isEmpty || !isBeginning)
  }
}
