import WaymarkCore

/// The facade's record of one screen: its phase, and all that it has registered.
@MainActor
final class ScreenRecord {
  let id: EntryID
  private(set) var phase = ScreenPhase.created
  /// The route that was told last.
  private(set) var route: AnyRoute
  private(set) var listeners = Listeners<News>()
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  /// The screen's objections, which may end with their owners.
  var objections: [Registration] = []
  /// The answer with which the toolkit has closed the screen, until it reports that it is gone.
  var notedAnswer: AnyValue?
  /// How the toolkit removes the screen by itself, if it does.
  var ownDismissal: OwnDismissal?

  /// Something that a screen's context tells.
  enum News {
    case entered(ScreenPhase)
    case updated(AnyRoute)
    case answered(Delivery)
  }

  init(_ id: EntryID, _ route: AnyRoute) {
    self.id = id
    self.route = route
  }

  func tell(_ event: ScreenEvent, _ route: AnyRoute?) {
    switch event {
    case .created: break
    case .appeared: enter(.appeared)
    case .covered: enter(.covered)
    case .removed: enter(.removed)
    case .updated:
      guard let route, route != self.route else { return }
      self.route = route
      listeners.tell(.updated(route))
    }
  }

  func enter(_ phase: ScreenPhase) {
    guard self.phase != .removed, self.phase != phase else { return }
    self.phase = phase
    if phase == .removed { cancelTasks() }
    listeners.tell(.entered(phase))
    if phase == .removed { end() }
  }

  /// Ends the life of a screen whose router is gone; nobody is told.
  func abandon() {
    guard phase != .removed else { return }
    phase = .removed
    cancelTasks()
    end()
  }

  private func cancelTasks() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  /// Lets go of all that was registered, which nothing is told any more.
  private func end() {
    let ended = exchange(&listeners, with: Listeners())
    // Objects that the closures hold may do something with the screen as they are released.
    extendLifetime(ended)
  }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    lastTask += 1
    let key = lastTask
    let task = Task { @MainActor [weak self] in
      await work()
      self?.tasks[key] = nil
    }
    if phase == .removed { task.cancel() } else { tasks[key] = task }
    return task
  }
}

extension Router {
  func context(for entry: Entry<R>) -> ScreenContext<R> {
    let route = AnyRoute(entry.route)
    return ScreenContext(record(of: entry.id, route), of: words, firstRoute: route)
  }

  /// The context of the screen that the user sees.
  public var visibleContext: ScreenContext<R> { context(for: (host.shown ?? host.tree).visibleElement) }

  /// The record of an entry; one that has ended if the entry is gone.
  private func record(of id: EntryID, _ route: AnyRoute) -> ScreenRecord {
    if let record = parts.records[id] { return record }
    let record = ScreenRecord(id, route)
    guard core.state.mayHaveScreen(id) else {
      record.enter(.removed)
      return record
    }
    core.listen(.screens)
    parts.records[id] = record
    if core.state.isSeen(id) { record.enter(.appeared) }
    emit(.lifecycle(Entry(id: id, route: record.route.typed()), .created), lastChange)
    return record
  }

  /// Tells a screen what happens to it, and ends what it has registered when it is removed.
  func tell(_ id: EntryID, _ event: ScreenEvent) {
    guard let record = parts.records[id] else { return }
    if event == .removed { parts.records[id] = nil }
    record.tell(event, event == .updated ? core.state.screen?.entry(id)?.route : nil)
    if let phase = event.phase {
      emit(.lifecycle(Entry(id: id, route: record.route.typed()), phase), lastChange)
    }
    if event == .removed { for one in record.objections { one.cancel() } }
  }

  /// Ends the lives of all screens, because their host shows the router no more.
  func endScreens() {
    for id in Array(parts.records.keys).inOrder(by: <) { tell(id, .removed) }
  }

  /// Notes that the toolkit takes the screen of an entry away by itself.
  func noteOwnDismissal(_ dismissal: OwnDismissal, of id: EntryID) {
    parts.records[id]?.ownDismissal = dismissal
  }

  /// The answer with which a screen was closed by the toolkit itself.
  func takeAnswer(of id: EntryID) -> AnyValue? { parts.records[id].flatMap { $0.notedAnswer.take() } }
}

extension ScreenEvent {
  var phase: ScreenPhase? {
    switch self {
    case .appeared: .appeared
    case .covered: .covered
    case .removed: .removed
    case .created, .updated: nil
    }
  }
}

/// How a toolkit removes a screen without being asked to, as it does with an alert when a button is tapped.
///
/// The screen's answer after that is the user's own, which guards cannot take back.
@MainActor
struct OwnDismissal {
  /// Whether the toolkit has removed the screen, which the router may not know yet.
  let hasHappened: () -> Bool
  /// Makes the host report that the screen was removed.
  let report: () -> Void
}
