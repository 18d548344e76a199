import Observation
import Waymark
import WaymarkTesting

/// What happens to the router.
extension ReentrantRun {
  func act() {
    switch random.below(100) {
    case ..<35: navigate()
    case ..<50: userActs()
    case ..<70: host?.acknowledge()
    case ..<75: open()
    case ..<80: resume()
    case ..<88: register()
    case ..<92: actOnScreen()
    case ..<95:
      // Whoever answers later may be too late.
      hasFailed = true
      clock.advance(by: .seconds(1 + random.below(4)))
    case ..<97: attach()
    case ..<98: router?.host.detach()
    default: makeScreen()
    }
  }

  /// Somebody is called by the router, in the midst of whatever it does.
  func meddle() {
    guard !isEnding, budget > 0, random.chance(meddlingPercent) else { return }
    budget -= 1
    switch random.below(100) {
    case ..<40: navigate()
    case ..<65: userActs()
    case ..<75: host?.acknowledge()
    case ..<80: resume()
    case ..<88: register()
    case ..<93: actOnScreen()
    case ..<96: makeScreen()
    case ..<98: attach()
    default: open()
    }
  }

  /// Hears of changes before they happen.
  func observe() {
    guard let router else { return }
    withObservationTracking {
      _ = router.host.tree
      _ = router.host.shown
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.meddle() }
    }
  }

  func take(_ event: RouterEvent<Spot>) {
    if case .committed = event.kind, let router {
      note("  #\(event.navigationID.rawValue) committed \(PlainTree(router.host.tree))")
    }
    if case .finished(let outcome) = event.kind {
      note("  #\(event.navigationID.rawValue) \(outcome)")
      ends[event.navigationID.rawValue, default: 0] += 1
    }
    switch event.kind {
    case .reported, .reportIgnored: history.unheard -= 1
    default: break
    }
    if random.chance(20) { observe() }
    meddle()
  }

  // MARK: Navigations

  func navigate() {
    guard let router else { return }
    let wish = random.routerWish(for: PlainTree(router.host.tree))
    var options = NavigationOptions.standard
    if random.chance(20) { options.priority = .background }
    note("  \(wish)")
    var pushed: Spot?
    if case .push(let spot) = wish { pushed = spot }
    // Asked before, since what is asked for may be there when the call returns.
    let newest = PlainTree(router.host.tree).entries.map(\.id).max() ?? 0
    add(router.submit(wish.intent, options), pushed, newest)
  }

  private func add(_ handle: Navigation, _ pushed: Spot? = nil, _ newest: UInt64 = 0) {
    asked.append(Asked(handle: handle, pushed: pushed, newest: newest))
  }

  private func resume() {
    note("  resume")
    _ = router?.finishDetour()
  }

  private func register() {
    guard let router else { return }
    if random.chance(40), let index = registrations.indices.randomElement(using: &random) {
      note("  a guard leaves")
      return registrations.remove(at: index).cancel()
    }
    guard registrations.count < 3 else { return }
    note("  a guard comes")
    if random.chance(70) {
      registrations.append(
        router.addGuard { [weak self] _ in
          self?.meddle()
          return self?.decision ?? .allow
        })
    } else {
      registrations.append(
        router.addGuard { [weak self] _ async in
          guard let self, !self.isEnding else { return .allow }
          self.meddle()
          return await withCheckedContinuation { self.gates.append($0) }
        })
    }
  }

  private var decision: Decision<Spot> {
    guard !isEnding, let router else { return .allow }
    return random.verdict(for: PlainTree(router.host.tree)).decision
  }

  private func open() {
    guard !gates.isEmpty else { return }
    note("  a guard answers")
    gates.removeFirst().resume(returning: decision)
  }

  func openAll() {
    for gate in gates { gate.resume(returning: .allow) }
    gates = []
  }

  // MARK: Screens and the user

  private func makeScreen() {
    guard let router, let entry = router.host.shown?.visibleElement else { return }
    let context = router.host.context(for: entry)
    departures.append(Departed("a context", context))
    context.onPhase { [weak self] _ in self?.meddle() }
    context.onReturn(Int.self) { [weak self] _ in self?.meddle() }
    contexts.append(context)
    if contexts.count > 4 { contexts.removeFirst() }
  }

  private func actOnScreen() {
    guard let context = random.pick(contexts) else { return }
    note("  screen \(context.id.rawValue) acts")
    switch random.below(5) {
    case 0: add(context.push(random.spot()))
    case 1: add(context.present(random.spot(), as: random.style()))
    case 2: add(context.close(returning: 1))
    case 3: add(context.popToSelf())
    default: add(context.update(to: random.spot()))
    }
  }

  private func userActs() {
    guard let router, let host, let displayed = host.displayed, router.host.shown != nil else { return }
    if random.chance(25) {
      let path = displayed.visiblePath
      guard let index = path.tabs.indices.randomElement(using: &random) else { return }
      let parent = PlainPath(layer: path.layer, tabs: Array(path.tabs[..<index]))
      guard case .tabs(let tabs, _)? = displayed.box(at: parent) else { return }
      let picked = parent.inner(random.below(tabs.count))
      note("  the user selects \(picked)")
      host.userSelects(picked, router)
    } else {
      guard let id = random.pick(displayed.entries.map(\.id)) else { return }
      note("  the user closes \(id)")
      host.userCloses(id, router)
    }
  }
}
