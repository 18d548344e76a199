import Waymark
import WaymarkTesting

/// Screens and guards, and what they answer.
extension QuestionRun {
  func addSlowGuard() {
    let key = makeKey()
    reference.guards.append(QuestionReference.Guard(key: key, isAsync: true))
    router?.addGuard { [weak self] _ async in
      guard let self, let call = reference.began(key) else { return .allow }
      await think(always: true)
      return conclude(call, random.chance(75) ? .allow : .block("no"))
    }
  }

  func addPlaceGuards() {
    for _ in 0...random.below(2) {
      let key = makeKey()
      let spots = Set((0..<Spot.count).filter { _ in random.chance(35) }.map { Spot(number: $0) })
      let index = reference.guards.count
      reference.guards.append(QuestionReference.Guard(key: key, isAsync: false, spots: spots))
      router?.addGuard("places \(key)", entering: spots.contains) { [weak self] request in
        guard let self else { return .allow }
        return reference.guards[index].refuses(request.route) ? .block("private") : .allow
      }
    }
  }

  /// Guards and screens that answer at once change their minds.
  func changeMinds() {
    for index in reference.guards.indices where !reference.guards[index].isAsync {
      let spots = reference.guards[index].spots.sorted { $0.number < $1.number }
      reference.guards[index].refused = Set(spots.filter { _ in random.chance(25) })
    }
    for id in reference.objections.keys.sorted() {
      for index in (reference.objections[id] ?? []).indices { reference.objections[id]?[index].mind = mind() }
    }
    note("  private is \(reference.guards.map { "\($0.refused)" })")
  }

  private func mind() -> Verdict {
    switch random.below(10) {
    case ..<7: .allow
    case ..<9: .block("busy")
    default: .redirect(random.chance(50) ? .push(random.spot()) : .popToRoot)
    }
  }

  func addObjection(_ id: UInt64) {
    guard let router, reference.hasHost, let spot = reference.tree.spots[id],
      reference.objections[id, default: []].count < 2
    else { return }
    let context = router.host.context(for: Entry(id: EntryID(rawValue: id), route: spot))
    guard context.phase != .removed else { return }
    let key = makeKey()
    let isAsync = random.chance(80)
    let reasons: LeaveReasons = random.chance(60) ? .removed : .all
    note("  \(id) has objection \(key)\(isAsync ? "" : ", which answers at once")")
    reference.objections[id, default: []].append(
      .init(key: key, reasons: reasons, isAsync: isAsync, mind: isAsync ? .allow : mind()))
    let registration =
      isAsync
      ? context.onLeave(reasons) { _ in
        .asking { [weak self] request async in await self?.answer(key, request) ?? .allow }
      }
      : context.onLeave(reasons) { [weak self] _ in .deciding(self?.mind(of: key, id).decision ?? .allow) }
    registrations.append((key, id, registration))
  }

  private func mind(of key: Int, _ id: UInt64) -> Verdict {
    reference.objections[id]?.first { $0.key == key }?.mind ?? .allow
  }

  func cancelObjection() {
    guard !registrations.isEmpty else { return }
    let (key, id, registration) = registrations.remove(at: random.below(registrations.count))
    note("  objection \(key) is taken away")
    registration.cancel()
    reference.objections[id]?.removeAll { $0.key == key }
  }

  /// A screen answers, most often by what the user says.
  private func answer(_ key: Int, _ request: LeaveAsker<Spot>) async -> Decision<Spot> {
    activity += 1
    guard let call = reference.began(key) else { return .allow }
    note("  objection \(key) is asked about #\(call.navigation)")
    await think()
    if random.chance(10) { return conclude(call, mind()) }
    var isAllowed = true
    for _ in 0...(random.chance(25) ? 1 : 0) where isAllowed {
      isAllowed = random.chance(20) ? await askTwo(call, request) : await ask(call, request)
    }
    if random.chance(15) { return conclude(call, mind()) }
    return conclude(call, isAllowed ? .allow : .block("kept"))
  }

  private func conclude(_ call: QuestionReference.Call, _ verdict: Verdict) -> Decision<Spot> {
    activity += 1
    note("  \(call.key) answers \(verdict)\(call.isAwaited ? "" : " late")")
    call.verdict = isEnding ? .allow : verdict
    return (call.verdict ?? .allow).decision
  }

  private func askTwo(_ call: QuestionReference.Call, _ request: LeaveAsker<Spot>) async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      let one: @MainActor @Sendable () async -> Bool = {
        self.beginningCount -= 1
        return await self.ask(call, request)
      }
      beginningCount += 2
      group.addTask(operation: one)
      group.addTask(operation: one)
      var isAllowed = true
      while let answer = await group.next() { isAllowed = isAllowed && answer }
      return isAllowed
    }
  }

  private func ask(_ call: QuestionReference.Call, _ request: LeaveAsker<Spot>) async -> Bool {
    let spot = Spot.question(makeKey())
    let style = random.style()
    note("  \(call.key) asks \(spot)")
    activity += 1
    askCount += 1
    reference.asks(call, spot)
    let value = await request.ask(Question<Spot, Bool>(spot, as: style))
    activity += 1
    askCount -= 1
    note("  \(call.key) hears \(value.map { "\($0)" } ?? "nothing") about \(spot)")
    reference.check(call.isAwaited || Task.isCancelled || router == nil, "\(call.key) goes on for nobody")
    reference.heard(call, spot, value)
    return value == true
  }

  /// Takes some time, perhaps.
  private func think(always: Bool = false) async {
    guard !isEnding, always || random.chance(15) else { return }
    activity += 1
    await withCheckedContinuation { gates.append($0) }
  }

  func goOn() {
    guard !gates.isEmpty else { return }
    gates.remove(at: random.below(gates.count)).resume()
  }
}
