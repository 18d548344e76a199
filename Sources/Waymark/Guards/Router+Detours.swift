extension Router {
  /// Goes on with what was wanted before the newest detour.
  ///
  /// What the detour opened is closed and what was wanted is carried out, in one commit. Guards are asked again.
  ///
  /// - Returns: The navigation that waited, or `nil` if none does.
  @discardableResult
  public func resume() -> Navigation<R>? {
    precondition(!isEditing, "Resuming inside Router.edit: resume before or after")
    guard let held = pipeline?.held.popLast() else { return nil }
    if isWorking {
      queue.append(.resume(held))
    } else {
      isWorking = true
      goOn(held)
      work()
    }
    return held.navigation
  }

  /// Whether a navigation waits for a detour to end.
  public var isDetoured: Bool { pipeline?.held.isEmpty == false }

  @usableFromInline
  func goOn(_ held: HeldDetour<R>) {
    emit(.resumed, held.navigation.id)
    let canClose = held.opened.first.map(state.canClose) ?? false
    if canClose {
      deliberate(held.intent, held.navigation, resuming: held)
    } else {
      // The detour took the place of everything, so what was wanted is the tree that it would have been.
      deliberate(.set(held.tree.routes), held.navigation, resuming: nil)
    }
  }

  /// Keeps a navigation and opens its detour, unless that is open already.
  func hold(_ deliberation: Deliberation<R>, for detour: Intent<R>) {
    let navigation = deliberation.navigation
    emit(.detoured(to: detour), navigation.id)
    let held = HeldDetour(
      navigation: navigation, detour: detour, intent: state.lasting(deliberation.intent),
      origin: deliberation.resumed?.origin ?? state.tree.visibleElement.id,
      tree: deliberation.change.applied(to: state.tree), opened: deliberation.resumed?.opened ?? [])
    let others = [deliberation.resumed].compactMap(\.self) + (pipeline?.held ?? [])
    if let open = others.first(where: { $0.detour.isSame(as: detour) }) {
      enter(held, opened: open.opened)
      return
    }
    let opening = Navigation(id: state.nextNavigationID(), options: navigation.options, link: link)
    // A detour that is detoured itself, for ever, uses up the same budget.
    opening.ensureDetails().redirects = navigation.redirects
    pipeline?.opening[opening.id] = held
    begin(detour, opening)
  }

  /// A navigation ended: where it was to open a detour, what waits for the detour is kept or ends with it.
  @usableFromInline
  func didFinishDetour(_ navigation: Navigation<R>, _ outcome: NavigationOutcome) {
    guard let pipeline, let held = pipeline.opening.removeValue(forKey: navigation.id) else { return }
    switch outcome {
    case .unchanged:
      enter(held, opened: held.opened.isEmpty ? [state.tree.visibleElement.id] : held.opened)
    case .completed:
      break
    case .blocked, .cancelled, .superseded, .failed:
      finish(held.navigation, outcome)
    }
  }

  /// A detour was committed.
  @usableFromInline
  func didCommitDetour(_ navigation: Navigation<R>, firstNewID: UInt64) {
    guard let held = pipeline?.opening.removeValue(forKey: navigation.id) else { return }
    var opened = held.opened
    state.tree.forEachElement { if $0.id.rawValue >= firstNewID { opened.append($0.id) } }
    enter(held, opened: opened.isEmpty ? [state.tree.visibleElement.id] : opened)
  }

  private func enter(_ held: HeldDetour<R>, opened: [EntryID]) {
    guard let pipeline else { return }
    var entered = held
    entered.opened = opened
    // The same detour waits for another navigation already: the newer one takes its place.
    let replaced = pipeline.held.filter { $0.opened.first == opened.first }
    pipeline.held.removeAll { $0.opened.first == opened.first }
    pipeline.held.append(entered)
    for older in replaced where older.navigation !== held.navigation {
      finish(older.navigation, .superseded(by: held.navigation.id))
    }
  }

  /// Ends what waits for detours that are no longer in the tree.
  @usableFromInline
  func dropLeftDetours(_ outcome: NavigationOutcome = .cancelled) {
    guard let pipeline, !pipeline.held.isEmpty else { return }
    let left = pipeline.held.filter { held in
      held.opened.first.map { state.tree.position(of: $0) == nil } ?? true
    }
    guard !left.isEmpty else { return }
    pipeline.held.removeAll { held in left.contains { $0.navigation === held.navigation } }
    for held in left { finish(held.navigation, outcome) }
  }
}

extension RouterState {
  /// Whether closing an entry takes it out of the tree.
  func canClose(_ id: EntryID) -> Bool {
    var closed = tree
    return closed.close(id)
  }

  /// An intent that means the same when the tree has changed: what goes back says where to, not how far.
  func lasting(_ intent: Intent<R>) -> Intent<R> {
    switch intent {
    case .pop(let count):
      let path = tree.visiblePath
      guard let stack = tree.stack(at: path), count > 0 else { return intent }
      return .popToEntry(stack[max(0, stack.count - 1 - count)].id)
    case .popTo(let route):
      let stack = tree.stack(at: tree.visiblePath)
      return stack?.elements.last { $0.route == route }.map { .popToEntry($0.id) } ?? intent
    case .popToRoot:
      return tree.stack(at: tree.visiblePath).map { .popToEntry($0.root.id) } ?? intent
    case .dismiss:
      return tree.modals.last.map { .close($0.root.id) } ?? intent
    default:
      return intent
    }
  }
}
