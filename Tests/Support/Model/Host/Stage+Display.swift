import Waymark
import WaymarkTesting

/// What can be seen.
extension Stage {
  /// Does what was asked for, where it is still wanted, and says so.
  func complete(_ request: HostRequest<Spot>, _ serial: Int, _ reply: Reply) {
    guard case .acknowledgement(let acknowledgement) = reply else {
      run?.performancesEnding.insert(serial)
      return reply.end()
    }
    guard let run else { return acknowledgement.succeed() }
    if let mirror {
      // A recording host would show an outdated tree.
      guard run.reference.running?.serial == serial else {
        mirror.fail(Fault())
        return
      }
      run.willSucceed(serial, acknowledgement)
      mirror.acknowledge()
      return releaseScreens()
    }
    guard run.reference.running?.serial == serial else {
      completeLate(serial, run)
      return acknowledgement.succeed()
    }
    run.willSucceed(serial, acknowledgement)
    switch request {
    case .rebuild(let tree):
      let wanted = wrong == .rebuildsWhatWasClosed ? tree : acknowledgement.rebuildTarget
      display { _ in wanted.map(PlainTree.init) }
    case .step:
      if let step = acknowledgement.step { show(step) }
    }
    releaseScreens()
    acknowledgement.succeed()
  }

  /// Does what an asynchronous function was asked for, before it returns.
  func complete(_ serial: Int) {
    guard let run, run.router != nil else { return }
    guard let running = run.reference.running, running.serial == serial else {
      return completeLate(serial, run)
    }
    run.note("  host: done")
    ownDisplayed = running.target
    run.reference.show(running, running.target)
    releaseScreens()
  }

  /// What the router does not wait for any more is done all the same, if nothing else is.
  private func completeLate(_ serial: Int, _ run: ModelRun) {
    guard run.stage === self, run.has(.lateSuccess), run.reference.isAwaitedStill(serial)
    else { return }
    run.note("  host: done, late")
    run.reference.willSucceedLate(nil)
    ownDisplayed = run.reference.shown
    releaseScreens()
  }

  private func show(_ step: Step<Entry<Spot>>) {
    stepCount += 1
    if wrong == .losesOne, stepCount.isMultiple(of: 7) { return }
    if wrong == .keepsDismissedModal, case .dismiss = step.change { return }
    if wrong == .swapsTwo, stepCount.isMultiple(of: 5), lagging.isEmpty {
      return lagging.append { $0.after(step) }
    }
    display { $0.after(step) }
  }

  private func display(_ change: @escaping (PlainTree) -> PlainTree?) {
    if wrong == .acknowledgesEarly, ownDisplayed != nil {
      lagging.append(change)
      if lagging.count > 1 { apply(lagging.removeFirst()) }
    } else {
      apply(change)
      if wrong == .swapsTwo, let late = lagging.popLast() { apply(late) }
    }
  }

  private func apply(_ change: (PlainTree) -> PlainTree?) {
    guard let next = change(ownDisplayed ?? PlainTree(layers: [])) else {
      run?.reference.problem("a step does not fit what the host shows: \(String(describing: ownDisplayed))")
      return
    }
    ownDisplayed = next
  }

  // MARK: The user

  /// The user takes something away, without asking.
  ///
  /// - Returns: Whether the host has reported it.
  func userCloses(_ id: UInt64) -> Bool {
    if let mirror {
      mirror.userCloses(EntryID(rawValue: id))
    } else if let departure = ownDisplayed?.closing(id) {
      ownDisplayed?.lose(departure)
    }
    releaseScreens()
    return mirror != nil
  }

  /// - Returns: Whether the host has reported it.
  func userSelects(_ path: PlainPath) -> Bool {
    if let mirror {
      mirror.userSelects(path.containerPath)
    } else {
      ownDisplayed?.select(path)
    }
    return mirror != nil
  }

  var forgetsReports: Bool { wrong == .forgetsReports }
}

extension Reply {
  /// Lets an asynchronous function go on to its end.
  fileprivate func end() {
    if case .task(let performance) = self { performance.end() }
  }
}
