import Waymark

/// What happens in a run.
extension ModelRun {
  func act() {
    switch random.below(100) {
    case ..<40: navigate()
    case ..<46: for _ in 0..<(2 + random.below(5)) { navigate() }
    case ..<62: stage?.acknowledge()
    case ..<66: while stage?.acknowledge() == true, reference.problems.isEmpty {}
    case ..<75: userActs()
    case ..<77: advance(by: .milliseconds(500 + 1000 * random.below(8)))
    case ..<79: stage?.fail()
    case ..<80: stage?.drop()
    case ..<82: stage?.acknowledgeLost()
    case ..<83: stage?.began()
    case ..<91: answerOne()
    case ..<93: resume()
    case ..<97: actOnScreen()
    case ..<98: if random.chance(50), !traits.isQuiet { addGuard() } else { cancelRegistration() }
    case ..<99: replaceHost()
    default: random.pick(watchers.filter { !$0.isDone })?.cancel()
    }
  }

  private func replaceHost() {
    note("  the host is replaced")
    if stage != nil, random.chance(50) { detach() } else { attach() }
  }

  func advance(by duration: Duration) {
    note("  \(duration) pass")
    clock.advance(by: duration)
    reference.noteSilentFailure(clock.now)
  }

  func resume() {
    guard !traits.isQuiet else { return }
    note("  resume")
    let expected = reference.willResume()
    let resumed = router?.resume()?.id.rawValue
    reference.check(
      expected == resumed, "\(String(describing: resumed)) went on, not \(String(describing: expected))")
  }

  // MARK: Verbs

  func navigate() { navigate(random.routerWish(for: reference.tree)) }

  func navigate(_ wish: Wish) {
    guard let router else { return }
    let options = NavigationOptions(
      animated: random.chance(85), priority: random.chance(15) ? .background : .user)
    note("  \(wish)\(options.priority == .background ? " in the background" : "")")
    willSubmit(wish, options)
    register(router.carryOut(wish, options))
  }

  private func willSubmit(_ wish: Wish, _ options: NavigationOptions) {
    if traits.isQuiet {
      reference.noteSilentFailure(clock.now)
      reference.submittedQuietly(wish, isAnimated: options.isAnimated)
    } else {
      reference.submissions.append((wish, options.priority, options.isAnimated))
    }
  }

  private func register(_ handle: (any NavigationHandle)?) {
    guard let navigation = handle as? Navigation<Spot> else { return reference.problem("no handle") }
    navigationCount += 1
    bindQuietly()
    handles[navigation.id.rawValue] = navigation
    departures.append(Departed("#\(navigation.id.rawValue)", navigation))
    if random.chance(20) { watchers.append(Watcher(outcomeOf: navigation)) }
    if random.chance(10) { watchers.append(Watcher(resultOf: navigation)) }
  }

  private func actOnScreen() {
    let ids = stage?.screens.keys.sorted() ?? []
    guard let id = random.pick(ids), let context = stage?.screens[id] else { return }
    let spot = random.spot()
    let style = random.style()
    let options = NavigationOptions.standard
    let choice = random.below(8)
    let wish: Wish =
      switch choice {
      case 0: .pushAbove(id, spot)
      case 1: .present(PlainLayer(style: style, box: .stack([PlainEntry(id: 0, spot: spot)])))
      case 2: .popToEntry(id)
      case 3: .update(id, spot)
      case 4: .show(spot)
      default: .close(id)
      }
    note("  screen \(id): \(wish) \(choice)")
    willSubmit(wish, options)
    switch choice {
    case 0: register(context.push(spot, options: options))
    case 1: register(context.present(spot, as: style, options: options))
    case 2: register(context.popToSelf(options: options))
    case 3: register(context.update(to: spot, options: options))
    case 4: register(context.show(spot, options: options))
    case 5: register(context.close(options: options))
    default: register(context.close(returning: Int(id), options: options))
    }
  }

  // MARK: The user

  func userActs() {
    guard let displayed = stage?.displayed, let shown = reference.shown, let visible = displayed.visibleEntry
    else {
      return
    }
    let id: UInt64
    switch random.below(100) {
    case ..<20: return userSelects(in: displayed)
    case ..<65: id = visible.id
    case ..<75: id = random.pick(displayed.layers.map(\.box.rootID)) ?? visible.id
    case ..<85: id = random.pick(shown.entries.map(\.id)) ?? visible.id
    case ..<95: id = random.pick(arrivingIDs) ?? visible.id
    default: id = random.pick(Array(reference.dead).sorted()) ?? random.next()
    }
    note("  the user closes \(id)")
    stage?.userCloses(id)
    report(.closed(EntryID(rawValue: id)))
  }

  /// What a step is bringing that can be closed already: nothing above it has been there before.
  private var arrivingIDs: [UInt64] {
    guard let running = reference.running, let shown = reference.shown else { return [] }
    var ids: [UInt64] = []
    running.step?.forEachInserted { ids.append($0.id.rawValue) }
    return ids.filter { shown.ids.isDisjoint(with: running.target.closing($0)?.gone ?? []) }
  }

  private func userSelects(in displayed: PlainTree) {
    let path = displayed.visiblePath
    guard !path.tabs.isEmpty else { return }
    let parent = PlainPath(layer: path.layer, tabs: Array(path.tabs.prefix(random.below(path.tabs.count))))
    guard case .tabs(let tabs, _)? = displayed.box(at: parent) else { return }
    let picked = parent.inner(random.below(tabs.count + (random.chance(5) ? 1 : 0)))
    note("  the user selects \(picked)")
    stage?.userSelects(picked)
    report(.selected(picked.containerPath))
  }

  private func report(_ action: UserAction<Spot>) {
    if stage?.forgetsReports == true { return }
    if traits.isQuiet {
      reference.noteSilentFailure(clock.now)
      reference.reportedQuietly(action)
    }
    router?.report(action)
  }
}

extension Router<Spot> {
  /// Asks for something by the verb that an app would use.
  fileprivate func carryOut(_ wish: Wish, _ options: NavigationOptions) -> Navigation<Spot> {
    switch wish {
    case .push(let spot): push(spot, options: options)
    case .pop(let count): pop(count, options: options)
    case .popTo(let spot): pop(to: spot, options: options)
    case .popToRoot: popToRoot(options: options)
    case .replace(let spot): replace(with: spot, options: options)
    case .dismiss: dismiss(options: options)
    case .select(let key): select(key, options: options)
    case .show(let spot): show(spot, options: options)
    case .close(let id): close(EntryID(rawValue: id), options: options)
    case .remove(let id): remove(EntryID(rawValue: id), options: options)
    case .update(let id, let spot): update(EntryID(rawValue: id), to: spot, options: options)
    case .popToEntry(let id): pop(to: EntryID(rawValue: id), options: options)
    case .leave: leave(options: options)
    default: submit(wish.intent, options)
    }
  }
}
