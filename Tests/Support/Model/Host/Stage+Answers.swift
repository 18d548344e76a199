import Waymark
import WaymarkTesting

/// How requests are answered.
extension Stage {
  func take(
    _ request: HostRequest<Spot>, _ serial: Int, _ acknowledgement: Acknowledgement<Spot>, _ run: ModelRun
  ) {
    run.departures.append(Departed("an acknowledgement", acknowledgement))
    run.mayAct()
    let reply = Reply.acknowledgement(acknowledgement)
    let answer = run.nextAnswer()
    keepSpent(acknowledgement, serial, isKept: answer != .dropped && run.random.chance(50), run)
    if let mirror { return mirrored(mirror, answer, request, serial, acknowledgement, run) }
    switch answer {
    case .now:
      complete(request, serial, reply)
    case .twice:
      complete(request, serial, reply)
      acknowledgement.succeed()
      if wrong == .takesTwiceAsTwo { isNextAnswered = true }
    case .later:
      if isNextAnswered {
        isNextAnswered = false
        run.willSucceed(serial, acknowledgement)
        return acknowledgement.succeed()
      }
      acknowledgement.began()
      pending.append(Pending(serial: serial, request: request, reply: reply, isLost: false))
    case .never:
      acknowledgement.began()
      pending.append(Pending(serial: serial, request: request, reply: reply, isLost: true))
    case .dropped:
      run.reference.dropped.insert(serial)
    case .error:
      run.reference.failed(serial)
      acknowledgement.fail(Fault())
    case .cancelled:
      cancel(serial, acknowledgement, run)
    case .showing:
      say(serial, acknowledgement, run)
    }
  }

  /// Answers the oldest request that waits, as done.
  @discardableResult
  func acknowledge() -> Bool {
    guard let next = takeWaiting() else { return false }
    complete(next.request, next.serial, next.reply)
    return true
  }

  func fail() {
    guard let next = takeWaiting() else { return }
    if let mirror {
      run?.reference.failed(next.serial)
      mirror.fail(Fault())
      return
    }
    if next.reply.acknowledgement != nil {
      run?.reference.failed(next.serial)
    } else {
      run?.performancesEnding.insert(next.serial)
    }
    next.reply.fail(Fault())
  }

  /// Says that the user has given up the oldest request that waits.
  func cancel() {
    guard let run, let next = takeWaiting() else { return }
    if let mirror {
      run.reference.cancelled(next.serial)
      mirror.cancel()
      return
    }
    switch next.reply {
    case .acknowledgement(let acknowledgement): cancel(next.serial, acknowledgement, run)
    case .task(let performance):
      run.performancesEnding.insert(next.serial)
      performance.end(throwing: CancellationError())
    }
  }

  private func cancel(_ serial: Int, _ acknowledgement: Acknowledgement<Spot>, _ run: ModelRun) {
    run.note("  host: given up, \(serial)")
    run.reference.cancelled(serial)
    acknowledgement.cancel()
    releaseScreens()
  }

  /// Lets go of the oldest request that waits, without an answer.
  func drop() {
    guard mirror == nil, pending.first(where: { !$0.isLost })?.reply.acknowledgement != nil,
      let next = takeWaiting()
    else { return }
    spent.removeAll { $0.serial == next.serial }
    run?.reference.dropped.insert(next.serial)
  }

  /// Says that the oldest request that waits goes on for a good reason.
  func began() {
    guard let next = pending.first(where: { !$0.isLost }), let ack = next.reply.acknowledgement else {
      return
    }
    run?.willRestart(next.serial)
    ack.began()
  }

  /// Answers what was never to be answered.
  func acknowledgeLost() {
    let lost = pending.filter(\.isLost)
    pending.removeAll(where: \.isLost)
    for next in lost { complete(next.request, next.serial, next.reply) }
  }

  /// Answers anew what was answered long ago.
  func repeatAnswer(_ run: ModelRun) {
    guard let old = run.random.pick(spent) else { return }
    let choice = run.random.below(4)
    guard let ack = old.acknowledgement, run.reference.running?.serial != old.serial,
      run.reference.overdue?.serial != old.serial
    else { return }
    run.note("  host: again, \(old.serial)")
    switch choice {
    case 0: ack.fail(Fault())
    case 1: ack.began()
    default: ack.succeed()
    }
  }

  /// Remembers an acknowledgement that will have been answered; some are kept, others only while somebody else does.
  private func keepSpent(
    _ acknowledgement: Acknowledgement<Spot>, _ serial: Int, isKept: Bool, _ run: ModelRun
  ) {
    guard run.has(.repeatedAnswers) else { return }
    if spent.count > 4 { spent.removeFirst() }
    spent.append(
      Spent(serial: serial, acknowledgement: acknowledgement, kept: isKept ? acknowledgement : nil))
  }

  private func takeWaiting() -> Pending? {
    pending.firstIndex { !$0.isLost }.map { pending.remove(at: $0) }
  }

  /// Says what is shown: all that was asked for, or nothing of it.
  private func say(_ serial: Int, _ acknowledgement: Acknowledgement<Spot>, _ run: ModelRun) {
    guard let running = run.reference.running, running.serial == serial else {
      return acknowledgement.succeed()
    }
    var actual = running.target
    if let displayed, run.random.chance(50) { actual = displayed }
    guard let tree = actual.entryTree else { return acknowledgement.succeed() }
    run.note("  host: shows \(actual)")
    run.reference.willShow(serial, actual)
    ownDisplayed = actual
    releaseScreens()
    acknowledgement.succeed(showing: tree)
  }
}
