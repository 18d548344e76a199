/// What came of a host's answer.
@usableFromInline
enum AnswerEffect<R: Route> {
  /// Nobody waits for it.
  case ignored
  /// A step is on the screen.
  case performed
  /// The host had nothing left to do: the user had done it.
  case settledByUser
  /// A tree was built from the one that was shown before, if any.
  indirect case rebuilt(from: EntryTree<R>?)
  /// A step went wrong, and the tree is to be built anew.
  case mustRebuild
  /// The rebuild went wrong too: the tree is back at what is shown.
  case gaveUp([PendingCommit<R>])
}

extension RouterState {
  /// Notes that the host has done what it was asked for.
  @inlinable
  mutating func acknowledge(_ answered: UInt64) -> AnswerEffect<R> {
    guard running?.generation == answered, var work = running.take() else { return .ignored }
    switch work.takeKind() {
    case .step(let step):
      guard shown?.apply(step) == true else { return mismatch() }
      if work.reaches != 0 { shownVersion = work.reaches }
      recovery = .none
      return .performed
    case .settledByUser:
      return .settledByUser
    case .rebuild(let target):
      return rebuilt(target, reaches: work.reaches)
    }
  }

  /// Notes that the host shows a certain tree, which may be another than the one it was asked for.
  @usableFromInline
  mutating func acknowledge(_ answered: UInt64, showing actual: EntryTree<R>) -> AnswerEffect<R> {
    guard let work = running, work.generation == answered else { return .ignored }
    running = nil
    planned = nil
    let before = shown
    recovery = recovery == .rebuilding && actual == before ? .retrying : .none
    shown = actual
    first = nil
    shownVersion = actual == tree ? version : 0
    needsRebuild = false
    return .rebuilt(from: before)
  }

  @usableFromInline
  mutating func mismatch() -> AnswerEffect<R> {
    planned = nil
    needsRebuild = true
    recovery = .rebuilding
    // A rebuild is planned only while there is a difference.
    if shownVersion == version { version += 1 }
    return .mustRebuild
  }

  @usableFromInline
  mutating func rebuilt(_ target: EntryTree<R>, reaches: UInt64) -> AnswerEffect<R> {
    let before = shown
    shown = target
    first = nil
    shownVersion = reaches
    needsRebuild = false
    recovery = .none
    return .rebuilt(from: before)
  }

  /// Notes that the host could not do what it was asked for.
  mutating func fail(_ answered: UInt64) -> AnswerEffect<R> {
    guard let work = running, work.generation == answered else { return .ignored }
    running = nil
    switch work.kind {
    case .rebuild: return giveUp()
    // Whatever went wrong, nothing was left to do.
    case .settledByUser: return .settledByUser
    case .step: return recovery == .retrying ? giveUp() : mismatch()
    }
  }

  private mutating func giveUp() -> AnswerEffect<R> {
    let failed = commits
    commits = []
    needsRebuild = true
    recovery = .none
    if let last = shown ?? first { tree = last }
    version += 1
    shownVersion = version
    return .gaveUp(failed)
  }
}
