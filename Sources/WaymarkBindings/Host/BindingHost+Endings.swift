import Waymark

/// How the host knows that a request has ended.
extension BindingHost {
  /// Finds what says that a step has ended.
  ///
  /// - Parameters:
  ///   - step: The step, which the models show already.
  ///   - before: The entries on top of what the user saw before.
  ///   - going: The lowest layer that the step has taken away.
  /// - Returns: What to wait for.
  func completion(of step: Step<Entry<R>>, before: Set<EntryID>, going: LayerModel<R>?) -> Completion<R> {
    guard isOnScreen else { return .immediate }
    guard step.isVisible else { return .rendering }
    switch step.change {
    case .detents, .update: return .rendering
    case .stack, .select, .columns, .replace: return arrival(from: before)
    case .present:
      return layers.last?.isAlert == true ? .time : arrival(from: [])
    case .dismiss:
      guard let going, !going.isGone else { return .rendering }
      return going.isAlert ? .time : .dismissal(going)
    }
  }

  /// Finds what says that another screen has come, if the one before may never have been seen.
  ///
  /// Side by side, columns come and go each for itself. Giving the focus to one of them brings nothing new.
  ///
  /// - Parameter before: The entries on top of what the user saw before.
  /// - Returns: What to wait for.
  func arrival(from before: Set<EntryID>) -> Completion<R> {
    let tops = tops
    guard let new = tops.first(where: { !before.contains($0) }) else { return .rendering }
    let isThere = appeared.contains(new) && before.subtracting(tops).isDisjoint(with: appeared)
    return isThere ? .rendering : .appearance(new)
  }

  /// Waits until a request has ended.
  func wait(for completion: Completion<R>, _ request: Request<R>) {
    guard request === self.request else { return }
    request.completion = completion
    request.round += 1
    let round = request.round
    // A rebuild has several parts, each of which takes its time.
    if request.isRebuild, request.round > 1 { request.pending.acknowledgement.began() }
    let limit: Duration
    switch completion {
    case .immediate: return goOn(request)
    case .time: limit = alertDuration
    case .rendering, .appearance, .dismissal: limit = patience
    }
    timer.schedule(at: timer.moment(after: limit)) { [weak self, weak request] in
      guard let self, let request, request === self.request, request.round == round else { return }
      if isUserMoving { wait(for: request.completion, request) } else { goOn(request) }
    }
  }

  /// Goes on with a request when the views have done what it waited for.
  func goOn(_ request: Request<R>) {
    // Its screens are only just being made.
    guard request.round > 0 else { return }
    request.fresh = []
    request.forgetWhatWasLeft()
    forEachColumns { $0.endFading() }
    if isOnScreen, !isUserMoving { takeUpAll() }
    guard request.isRebuild else { return end(request) }
    do throws(HostError) {
      try build(request)
    } catch {
      end(request, error)
    }
  }

  // MARK: What views say

  /// Views have taken up a change and all before it.
  ///
  /// - Parameter revision: The ``revision`` that they have read.
  package func rendered(_ revision: Int) {
    renderedCount = max(renderedCount, revision)
    guard isUpToDate, !isUserMoving else { return }
    takeUpWhatRests()
    guard let request, request.isUnderWay else { return }
    for layer in layers where layer.isAlert { request.fresh.remove(layer.root) }
    guard case .rendering = request.completion else { return }
    guard request.hasTurned, let new = tops.first(where: { !appeared.contains($0) }) else {
      return goOn(request)
    }
    // With room for everything, nothing was to come; now it is.
    request.hasTurned = false
    wait(for: .appearance(new), request)
  }

  private var isUpToDate: Bool { renderedCount >= changeCount }

  /// Notes that views have taken up stacks whose top stays.
  ///
  /// If the top changes there is a transition, which may have to wait for one of the user's.
  private func takeUpWhatRests() {
    forEachStack { stack in
      if stack.drawn.last === stack.top { stack.takeUp() }
    }
    forEachColumns { columns in
      if columns.isTakenUpAtOnce { columns.takeUp() }
    }
  }

  /// A screen begins to appear.
  package func screenWillAppear(_ screen: ScreenNode<R>) {
    guard screens[screen.id] === screen else { return }
    request?.fresh.remove(screen.id)
    request?.forgetWhatWasLeft()
    forEachStack { stack in
      if stack.top === screen { stack.takeUp() }
    }
    forEachColumns { columns in
      if columns.isSeen(screen) { columns.takeUp() }
    }
  }

  /// A screen has come to rest where the user sees it.
  package func screenDidAppear(_ screen: ScreenNode<R>) {
    guard screens[screen.id] === screen else { return }
    screenWillAppear(screen)
    appeared.insert(screen.id)
    forEachStack { $0.noteRest(of: screen) }
    forEachColumns { columns in
      guard columns.isSeen(screen) else { return }
      columns.noteRest(in: columns.front)
      columns.endFading()
    }
    if revealing == screen.id { revealing = nil }
    if let request, request.isUnderWay, case .appearance(let id) = request.completion, id == screen.id {
      goOn(request)
    } else {
      beginWhenIdle()
    }
  }

  /// A screen is gone from where the user sees it.
  package func screenDidDisappear(_ screen: ScreenNode<R>) {
    guard screens[screen.id] === screen else { return }
    appeared.remove(screen.id)
  }
}

extension ColumnsModel {
  /// Whether a screen is on top of what the user sees in the column in front.
  fileprivate func isSeen(_ screen: ScreenNode<R>) -> Bool {
    var isSeen = false
    columns[front].forEachSeen { isSeen = isSeen || $0.top === screen }
    return isSeen
  }
}
