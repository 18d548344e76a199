import Waymark
import WaymarkTesting

/// A host that keeps what it shows, answers at once, later, wrongly or never, and lets others act whenever it is called.
@MainActor
final class ReentrantHost: NavigationHost {
  enum Answer: CaseIterable {
    case now
    case later
    case error
    case cancelled
    case never
    case dropped
  }

  /// What the user sees, kept by the steps alone.
  private(set) var displayed: PlainTree?
  private(set) var problems: [String] = []
  /// Whether the router was ever given reason to fail navigations.
  private(set) var hasFailed = false
  private var pending: [Acknowledgement<Spot>] = []
  private var unanswered: [Acknowledgement<Spot>] = []
  private let answer: @MainActor () -> Answer
  private let history: ScreenHistory
  private let act: @MainActor () -> Void
  private let note: @MainActor (String) -> Void

  init(
    _ history: ScreenHistory, answer: @escaping @MainActor () -> Answer, act: @escaping @MainActor () -> Void,
    note: @escaping @MainActor (String) -> Void
  ) {
    self.history = history
    self.answer = answer
    self.act = act
    self.note = note
  }

  func perform(_ step: NavigationStep<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    note("  host: \(step.step.notation)")
    take(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<Spot>, _ acknowledgement: Acknowledgement<Spot>) {
    note("  host: rebuild \(PlainTree(tree))")
    take(acknowledgement)
  }

  private func take(_ acknowledgement: Acknowledgement<Spot>) {
    act()
    let answer = answer()
    note("  host: \(answer)")
    switch answer {
    case .now: complete(acknowledgement)
    case .later: pending.append(acknowledgement)
    case .error:
      hasFailed = true
      acknowledgement.fail(Refusal())
    case .cancelled:
      // A rebuild cannot be given up.
      hasFailed = hasFailed || acknowledgement.step == nil
      acknowledgement.cancel()
    case .never:
      hasFailed = true
      unanswered.append(acknowledgement)
    case .dropped: hasFailed = true
    }
  }

  /// Does the oldest of what was left for later.
  @discardableResult
  func acknowledge() -> Bool {
    guard !pending.isEmpty, history.unheard == 0 else { return false }
    complete(pending.removeFirst())
    return true
  }

  /// Lets go of what was never answered.
  func forget() { unanswered = [] }

  /// Does what is left of it, which may be nothing.
  private func complete(_ acknowledgement: Acknowledgement<Spot>) {
    if let step = acknowledgement.step {
      guard let next = displayed?.after(step) else {
        problems.append("\(step.notation) does not fit what is shown: \(String(describing: displayed))")
        return acknowledgement.fail(Refusal())
      }
      show(next)
    } else if let tree = acknowledgement.rebuildTarget {
      show(PlainTree(tree))
    } else {
      // The user has done it, or the router has given up waiting: a success would say that it is on the screen.
      return acknowledgement.fail(Refusal())
    }
    acknowledgement.succeed()
  }

  private func show(_ tree: PlainTree) {
    note("  host: shows \(tree)")
    displayed = tree
    history.note(tree)
  }

  // MARK: The user

  func userCloses(_ id: UInt64, _ router: Router<Spot>) {
    if let departure = displayed?.closing(id) { displayed?.lose(departure) }
    report(.closed(EntryID(rawValue: id)), router)
  }

  func userSelects(_ path: PlainPath, _ router: Router<Spot>) {
    displayed?.select(path)
    report(.selected(path.containerPath), router)
  }

  private func report(_ action: ExternalChange<Spot>, _ router: Router<Spot>) {
    history.unheard += 1
    router.host.report(action)
  }
}

/// What was ever on the screen, whatever host showed it.
@MainActor
final class ScreenHistory {
  /// The highest identifier that each route had.
  private(set) var newest: [Spot: UInt64] = [:]
  /// How much of what the user did the router has not taken yet, since it is told of a change when that comes.
  ///
  /// Until then the steps that it waits for are for a screen that is no more, whatever host they were given to.
  var unheard = 0

  func note(_ tree: PlainTree) {
    for entry in tree.entries { newest[entry.spot] = max(newest[entry.spot] ?? 0, entry.id) }
  }
}

/// What goes wrong in a host.
private struct Refusal: Error {}
