import Waymark

/// What goes wrong with the host, and what comes of it.
extension Reference {
  /// The host is about to say that it failed, or the router has noticed that it did.
  func failed(_ serial: Int, inTime: Bool = true) {
    guard let current = running, current.serial == serial else { return }
    let isDone = isDoneByUser
    running = nil
    // Nothing was left to do where the user had done it.
    if isDone {
      recovery = .none
      return
    }
    if !inTime { overdue = current }
    needsRebuild = true
    if current.step != nil, recovery != .retrying {
      recovery = .rebuilding
    } else {
      gaveUp()
    }
  }

  /// Whether the user has done what the host is asked for.
  var isDoneByUser: Bool {
    guard let running, running.step != nil else { return false }
    return running.isTouched && running.target == shown
  }

  /// The router may have noticed by itself that no answer comes.
  func noteSilentFailure(_ now: Duration) {
    guard let current = running else { return }
    if dropped.contains(current.serial) {
      failed(current.serial)
    } else if now >= current.began + timeout {
      failed(current.serial, inTime: false)
    }
  }

  /// The host is about to say that the user has given a step up, and that it shows what it showed before.
  func cancelled(_ serial: Int) {
    guard let current = running, current.serial == serial else { return }
    guard current.step != nil, !isDoneByUser else { return failed(serial) }
    running = nil
    recovery = .none
    goBack(.cancelled)
  }

  private func gaveUp() {
    recovery = .none
    hasGivenUp = true
    goBack(.hostFailed)
  }

  /// The tree goes back to what is shown, and what led away from it ends.
  private func goBack(_ ending: Ending) {
    beforeGivingUp?()
    for commit in commits {
      let claim = claims[commit.navigation]
      if claim?.wasShown == true, rules.checksOutcomes {
        expect(commit.navigation, .completed)
      } else if claim?.wasShown == true || claim?.mayCount == true {
        expect(commit.navigation, ending, .completed)
      } else {
        expect(commit.navigation, ending)
      }
    }
    let goneInOrder = commits.map(\.navigation)
    let gone = Set(goneInOrder)
    commits = []
    guard rules.flaw != .keepsFailedTree else { return }
    tree = shown ?? first
    for index in deeds.indices where gone.contains(deeds[index].navigation) && deeds[index].left == nil {
      if claims[deeds[index].navigation]?.wasShown != true { deeds[index].left = tree }
    }
    ledger.noteReturn(to: tree)
    noteDepartures(since: shown)
    // What was never there may be shown late.
    endLeftDetours(ending, by: 0)
    if rules.flaw != .forgetsWhatWaited { returnDetours(of: goneInOrder) }
    restartDeliberation()
    deliberation?.ending.formUnion(gone)
  }

  /// What was proposed on a tree that is taken back is proposed anew, and asked about anew.
  func restartDeliberation() {
    guard let current = deliberation else { return }
    deliberation = nil
    begin(current.navigation, current.wish, resuming: current.resumed)
  }

  /// Whether a success counts that comes after the router gave up.
  func isAwaitedStill(_ serial: Int) -> Bool {
    hasGivenUp && running == nil && overdue?.serial == serial && rules.flaw != .forgetsLateSuccess
  }

  /// The host says that it has done what it was asked for, when the router has given up.
  func willSucceedLate(_ actual: PlainTree?) {
    guard let late = overdue else { return }
    show(late, actual ?? late.target)
  }
}
