extension Router {
  /// Goes to a moment of the history, now or later.
  func travel(to moment: Int, _ options: NavigationOptions) -> Navigation {
    precondition(!isEditing, "Travelling inside Router.edit, or in a placement: travel before or after")
    let navigation = Navigation(
      id: machine.nextNavigationID(), options: options.caused(by: .travel), reference: reference)
    tap?.travels(to: moment == history?.now.id ? nil : moment, navigation)
    if isWorking {
      queue.append(.travel(moment, navigation))
    } else {
      isWorking = true
      begin(travelTo: moment, navigation)
      work()
    }
    return navigation
  }

  /// Commits the tree of a moment, without asking anybody.
  func begin(travelTo moment: Int, _ navigation: Navigation) {
    // Opening the history and staying in the present supersedes nothing.
    let stays = observers?.history.map { !$0.isTravelling && moment == $0.now.id } ?? true
    if !stays { supersedeUndecided(by: navigation.id) }
    // Observers of that can only have queued something, which comes later.
    let goal = observers?.history?.goal(moment)
    tap?.note(.travelled(goal?.tree, isNow: goal?.isNow ?? false), navigation.id.rawValue)
    guard let history = observers?.history, let goal else { return finish(navigation, .unchanged) }
    if goal.isNow, !history.isTravelling { return finish(navigation, .unchanged) }
    let travel = history.travel ?? park(on: goal.moment, history)
    travel.moment = goal.moment
    emit(.travelled(to: goal.moment.id), navigation.id)
    if goal.isNow { endParking(travel, history) }
    if goal.tree == machine.tree {
      finish(navigation, .unchanged)
    } else {
      history.isMoving = true
      reference.specialized.commit(self, .tree(goal.tree), machine.ids.last + 1, navigation)
      history.isMoving = false
    }
    tellHistory()
  }

  private func park(on moment: HistoryMoment<R>, _ history: History<R>) -> Travel<R> {
    let detoured = pipeline?.detours.takeAllHeld() ?? []
    let travel = Travel(moment, now: treeWithoutQuestion, detoured: detoured)
    history.travel = travel
    return travel
  }

  /// Ends the parking, because the present is shown again or is about to be.
  private func endParking(_ travel: Travel<R>, _ history: History<R>) {
    history.travel = nil
    for one in travel.detoured where one.navigation.currentOutcome == nil {
      pipeline?.detours.keep(one, .held, at: one.place)
    }
  }

  /// Ends a travel, because something else was asked for or done.
  ///
  /// The router goes on from the moment that is shown, and what was parked ends.
  @usableFromInline
  func endTravel() {
    guard isTravelling else { return }
    let ended = leaveTravel(.travel, by: machine.lastChange)
    emit(.travelEnded, machine.lastChange)
    finish(ended)
    pruneScreens(noteShown())
    treeChanged()
    tellHistory()
  }

  /// Makes the moment that is shown the newest one.
  ///
  /// - Returns: What was parked and does not wait any more.
  private func leaveTravel(_ cause: HistoryMoment<R>.Cause, by id: NavigationID) -> [EndedDetour<R>] {
    guard let history = observers?.history, let travel = history.travel else { return [] }
    history.travel = nil
    history.note(.proposed(.tree(machine.tree)), cause, by: id)
    return travel.detoured.map { EndedDetour(navigation: $0.navigation, outcome: .cancelled) }
  }

  /// Adds a moment for something that the user did.
  ///
  /// It ends a travel.
  ///
  /// - Returns: What was parked and does not wait any more, to end once observers have been told why.
  func noteUserMoment(_ change: UserChange<R>, by id: NavigationID) -> [EndedDetour<R>] {
    guard let history = observers?.history else { return [] }
    if history.isTravelling { return leaveTravel(.user, by: id) }
    history.note(.user(change), .user, by: id)
    return []
  }

  /// Adds a moment, or ends the travel, because the tree went back to what is shown.
  func noteTakenBack(by id: NavigationID) {
    guard let history = observers?.history else { return }
    guard let travel = history.travel else {
      history.note(.proposed(.tree(machine.tree)), .takenBack, by: id)
      return
    }
    guard travel.now == machine.tree else {
      travel.moment = history.trail.newestMoment(showing: machine.tree) ?? travel.moment
      return
    }
    endParking(travel, history)
  }

  /// Ends navigations that have not been decided, because an earlier moment will be shown.
  private func supersedeUndecided(by id: NavigationID) {
    guard let pipeline else { return }
    var left: [Navigation] = []
    if let deciding = endDeliberation(), !holdsOn(deciding) { left.append(deciding.navigation) }
    while let one = pipeline.takeWaiting() { left.append(one.navigation) }
    if case .taken(let one, _) = pipeline.takeFollowUp()?.wish { left.append(one.navigation) }
    if let recheck = pipeline.endRecheck() { left.append(recheck.one.navigation) }
    for one in left where one.currentOutcome == nil { finish(one, .superseded(by: id)) }
  }
}
