import Waymark
import WaymarkTesting

/// What happens in a run.
extension ModelRun {
  func act() {
    // How many columns fit is the host's, and changes nothing that the model knows of.
    if random.chance(4) { router?.host.columnsThatFit = random.below(4) }
    switch random.below(126) {
    case ..<36: navigate()
    case ..<42: for _ in 0..<(2 + random.below(5)) { navigate() }
    case ..<45: updateOften()
    case ..<62: stage?.acknowledge()
    case ..<66: while stage?.acknowledge() == true, reference.problems.isEmpty {}
    case ..<76: userActs()
    case ..<78: advance(by: .milliseconds(500 + 1000 * random.below(8)))
    case ..<80: stage?.fail()
    case ..<81: stage?.drop()
    case ..<83: stage?.acknowledgeLost()
    case ..<84: stage?.began()
    case ..<93: answerOne()
    case ..<95: resume()
    case ..<97: resumeFromScreen()
    case ..<103: actOnScreen()
    case ..<106: registerOrCancel()
    case ..<108: replaceHost()
    case ..<111: stage?.repeatAnswer(self)
    case ..<113: random.pick(oldStages)?.acknowledge()
    case ..<115: awaitLate()
    case ..<116: random.pick(readers)?.cancel()
    case ..<117: selectPlace()
    case ..<119: replaceTopModal()
    case ..<123: playScene()
    case ..<125: if has(.cancelledSteps) { stage?.cancel() }
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
    let resumed = router?.finishDetour()?.id.rawValue
    reference.check(
      reference.isSame(expected, resumed),
      "\(String(describing: resumed)) went on, not \(String(describing: expected))")
  }

  // MARK: Verbs

  func navigate() { navigate(random.routerWish(for: reference.tree)) }

  func navigate(_ wish: Wish) {
    guard let router else { return }
    let options = NavigationOptions(
      isAnimated: random.chance(85), priority: random.chance(traits.backgroundPercent) ? .background : .user)
    note("  \(wish)\(options.priority == .background ? " in the background" : "")")
    willSubmit(wish, options)
    register(router.carryOut(wish, options))
  }

  /// Changes one entry in place several times in a row, where other things may be under way.
  private func updateOften() {
    guard let id = random.pick(reference.tree.entries.map(\.id)) else { return }
    for _ in 0..<(2 + random.below(3)) { navigate(.update(id, random.spot())) }
  }

  /// Selects a tab as hosts do, by where it is.
  private func selectPlace() {
    let seen = reference.shown ?? reference.tree
    guard has(.tabPlaces), let place = random.pick(Array(seen.selections.keys).sorted()),
      let path = seen.path(of: place), let keys = seen.box(at: path)?.branches?.keys
    else { return }
    navigate(.selectTab(place, keys[random.below(keys.count)]))
  }

  func willSubmit(
    _ wish: Wish, _ options: NavigationOptions, screen: UInt64? = nil,
    value: (entry: UInt64, value: Int)? = nil
  ) {
    if traits.isQuiet {
      reference.noteSilentFailure(clock.now)
      reference.submittedQuietly(wish, isAnimated: options.isAnimated)
    } else {
      reference.submissions.append(
        Submission(
          wish: wish, priority: options.priority, isAnimated: options.isAnimated, screen: screen,
          wasGone: screen.map { !reference.tree.ids.contains($0) } ?? false,
          askedAt: reference.deeds.count, value: value))
    }
  }

  func register(_ handle: Navigation?) {
    guard let navigation = handle else { return reference.problem("no handle") }
    navigationCount += 1
    bindQuietly()
    // Where it was not queued, it has gone as far as it can by now, whatever is registered next.
    if reference.submissions.isEmpty { hears() }
    handles[navigation.id.rawValue] = navigation
    departures.append(Departed("#\(navigation.id.rawValue)", navigation))
    if random.chance(20) { watchers.append(Watcher(outcomeOf: navigation)) }
    if random.chance(15) { watchers.append(Watcher(resultOf: navigation)) }
    guard random.chance(10) else { return }
    oldHandles.append(navigation)
    if oldHandles.count > 4 { oldHandles.removeFirst() }
  }

  /// Somebody asks only now what became of a navigation.
  private func awaitLate() {
    guard let navigation = random.pick(oldHandles) else { return }
    watchers.append(random.chance(40) ? Watcher(outcomeOf: navigation) : Watcher(resultOf: navigation))
  }
}

extension Router<Spot> {
  /// Asks for something by the verb that an app would use.
  fileprivate func carryOut(_ wish: Wish, _ options: NavigationOptions) -> Navigation {
    switch wish {
    case .push(let spot): push(spot, options: options)
    case .pop(let count): pop(count, options: options)
    case .popTo(let spot): pop(to: spot, options: options)
    case .popToRoot: popToRoot(options: options)
    case .replace(let spot): replaceTop(with: spot, options: options)
    case .dismiss: dismiss(options: options)
    case .dismissAll: dismissAll(options: options)
    case .select(let key): select(key, options: options)
    case .show(let spot): show(spot, options: options)
    case .close(let id): close(EntryID(rawValue: id), options: options)
    case .remove(let id): remove(EntryID(rawValue: id), options: options)
    case .update(let id, let spot): update(EntryID(rawValue: id), to: spot, options: options)
    case .popToEntry(let id): pop(to: EntryID(rawValue: id), options: options)
    case .leave: leaveWindow(options: options)
    case .selectTab(let place, let key): select(key, in: place, options)
    case .fill(let column, let box, near: nil):
      box.routes.map { fill($0, column: column, options: options) } ?? submit(wish.intent, options)
    case .clearColumns(let column, near: nil): clearColumns(from: column, options: options)
    case .focusColumn(let column, near: nil): focusColumn(column, options: options)
    default: submit(wish.intent, options)
    }
  }

  private func select(_ key: Spot, in place: TabPlace, _ options: NavigationOptions) -> Navigation {
    let seen = PlainTree(shown ?? tree)
    guard let path = seen.path(of: place), let index = seen.box(at: path)?.branches?.keys.firstIndex(of: key)
    else {
      return select(Spot(number: 0), options: options)
    }
    return select(path.inner(index).containerPath, options: options)
  }
}
