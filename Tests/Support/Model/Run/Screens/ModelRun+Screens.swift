import Waymark
import WaymarkTesting

/// Screens, while they are there and afterwards.
extension ModelRun {
  func makeScreen(_ entry: Entry<Spot>, isInTask: Bool) -> ScreenContext<Spot>? {
    hears()
    guard traits.hasScreens, let context = router?.host.context(for: entry) else { return nil }
    // Those who hear that it was made may have navigated.
    if isInTask { hears() }
    let id = entry.id.rawValue
    reference.check(context.id.rawValue == id, "another screen")
    departures.append(Departed("screen \(id)'s context", context))
    if random.chance(25), !isEnding { addVeto(context) }
    if random.chance(20) { keepBusy(context) }
    if random.chance(60), context.phase != .removed, reference.ledger.handlers.insert(id).inserted {
      context.onReturn(Int.self) { [weak self] in self?.heard($0, in: id) }
    }
    if random.chance(30) {
      context.onPhase { [weak self] _ in
        self?.hears()
        self?.mayAct()
      }
    }
    mayAct(isInTask: isInTask)
    return context
  }

  private func heard(_ value: Int, in id: UInt64) {
    hears()
    note("  screen \(id) hears \(value)")
    reference.ledger.received[value, default: []].append(id)
    mayAct()
  }

  /// Starts a task that ends when it is cancelled.
  private func keepBusy(_ context: ScreenContext<Spot>) {
    liveTaskCount += 1
    context.task { [weak self] in
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      self?.liveTaskCount -= 1
    }
  }

  /// A screen is gone, and somebody may still have its context.
  func mayKeep(_ context: ScreenContext<Spot>) {
    guard has(.oldContexts), random.chance(50) else { return }
    oldContexts.append(context)
    if oldContexts.count > 4 { oldContexts.removeFirst() }
  }

  func actOnScreen() {
    let ids = stage?.screens.keys.sorted() ?? []
    if random.chance(20), let old = random.pick(oldContexts) { return act(on: old) }
    guard var id = random.pick(ids) else { return }
    // Those that have opened something may do so again.
    if has(.doubleTaps), random.chance(40) {
      id = random.pick(ids.filter { reference.openings[$0] != nil }) ?? id
    }
    guard let context = stage?.screens[id] else { return }
    act(on: context)
    if has(.results), random.chance(20) { act(on: context) }
  }

  func resumeFromScreen() {
    guard has(.ownDetours), let id = random.pick(stage?.screens.keys.sorted() ?? []),
      let context = stage?.screens[id]
    else { return resume() }
    note("  screen \(id) resumes")
    let expected = reference.willResume(from: id)
    let resumed = router?.resume(from: context.id)?.id.rawValue
    reference.check(
      reference.isSame(expected, resumed),
      "\(String(describing: resumed)) went on from \(id), not \(String(describing: expected))")
  }

  func act(on context: ScreenContext<Spot>, choice wanted: Int? = nil) {
    let id = context.id.rawValue
    let spot = random.spot()
    let style = random.style()
    let options = NavigationOptions.standard
    if wanted == nil, has(.doubleTaps), random.chance(25), let last = reference.openings[id]?.wish {
      return open(last, from: context)
    }
    let choice = wanted ?? random.below(13)
    var value: (entry: UInt64, value: Int)?
    var wish = Wish.close(id)
    switch choice {
    case 0: wish = .pushNear(id, spot)
    case 1: wish = .present(PlainLayer(style: style, box: .stack([PlainEntry(id: 0, spot: spot)])))
    case 2: wish = .popToEntry(id)
    case 3: wish = .update(id, spot)
    case 4: wish = .show(spot)
    case 5: wish = .select(spot)
    case 6: break
    case 7: wish = .close(modalRoot(around: id))
    case 11: wish = .popEntry(id, 1 + random.below(2))
    case 12: wish = .replaceEntry(id, spot)
    default: value = (choice == 8 ? modalRoot(around: id) : id, makeKey() + 1_000_000)
    }
    if let value { wish = .close(value.entry) }
    if wish.isOpening { return open(wish, from: context) }
    note("  screen \(id): \(wish) \(choice)\(value.map { " returning \($0.value)" } ?? "")")
    willSubmit(wish, options, screen: id, value: value)
    let returned = value?.value ?? 0
    switch choice {
    case 2: register(context.popToSelf(options: options))
    case 3: register(context.update(to: spot, options: options))
    case 4: register(context.show(spot, options: options))
    case 5: register(context.select(spot, options: options))
    case 6: register(context.close(options: options))
    case 7: register(context.dismiss(options: options))
    case 11: if case .popEntry(_, let count) = wish { register(context.pop(count, options: options)) }
    case 12: register(context.replaceTop(with: spot, options: options))
    case 8: register(context.closeModal(returning: returned, options: options))
    default: register(context.close(returning: returned, options: options))
    }
  }

  /// Has a screen push or present something, which it may have done already.
  private func open(_ wish: Wish, from context: ScreenContext<Spot>) {
    openOnce(wish, from: context)
    if has(.doubleTaps), random.chance(40) { openOnce(wish, from: context) }
  }

  private func openOnce(_ wish: Wish, from context: ScreenContext<Spot>) {
    let id = context.id.rawValue
    let repetition = reference.repetition(of: wish, by: id)
    note("  screen \(id): \(wish), \(repetition)")
    if repetition == .none { willSubmit(wish, .standard, screen: id) }
    var handle: Navigation?
    switch wish {
    case .pushNear(_, let spot): handle = context.push(spot)
    case .present(let layer): handle = layer.modal.map { context.present($0) }
    default: break
    }
    guard repetition != .none else { return register(handle) }
    guard let navigation = handle else { return reference.problem("no handle") }
    if case .same(let number) = repetition {
      reference.check(
        navigation.id.rawValue == number, "\(id) got #\(navigation.id) and not #\(number) again")
    }
    if random.chance(30) { watchers.append(Watcher(resultOf: navigation)) }
  }

  /// What is closed with the modal that a screen is in: outside modals something that cannot be.
  private func modalRoot(around id: UInt64) -> UInt64 {
    reference.tree.layers[reference.tree.find(id)?.path.layer ?? 0].box.rootID
  }
}
