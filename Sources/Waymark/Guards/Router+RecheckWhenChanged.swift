import Observation
import WaymarkCore

extension Router {
  /// Rechecks whenever something that guards depend on has changed.
  ///
  /// - Parameters:
  ///   - value: Reads it; what it reads is observed.
  ///   - asksScreens: Whether screens that would go are asked.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func recheck<Value: Equatable>(
    whenChanged value: @escaping @MainActor () -> Value, asksScreens: Bool = false
  ) -> Registration {
    var last = value()
    // It ends with its owner, so it is asked whether it lasts.
    let registration = Registration()
    let watch = ChangeWatch(core, asksScreens: asksScreens) { [weak registration] in
      guard registration?.isActive == true else { return false }
      let new = value()
      defer { last = new }
      return new != last
    }
    parts.watches.append((watch, registration))
    registration.onEnd { [weak self] in
      watch.cancel()
      self?.parts.watches.removeAll { $0.watch === watch }
    }
    watch.observe()
    return registration
  }
}

/// The wish to recheck whenever something changes.
///
/// One observation follows another, so that a change that compares equal starts nothing.
@MainActor
final class ChangeWatch {
  private weak var core: Core?
  private let asksScreens: Bool
  /// Reads what guards depend on, and says whether it differs from the last time.
  private var isChanged: (@MainActor () -> Bool)?
  /// The number of commits when it was looked at last.
  private var treeVersion: UInt64

  init(_ core: Core, asksScreens: Bool, _ isChanged: @escaping @MainActor () -> Bool) {
    self.core = core
    self.asksScreens = asksScreens
    self.isChanged = isChanged
    treeVersion = core.state.treeVersion
  }

  func cancel() { isChanged = nil }

  /// Observes, and rechecks if something has changed.
  ///
  /// - Returns: Whether there is nothing to look at any more.
  @discardableResult
  func observe() -> Bool {
    guard let isChanged else { return true }
    var hasChanged = false
    withObservationTracking {
      hasChanged = isChanged()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeAgain() }
    }
    // Guards may have seen a value that has changed back since, for what has been opened or is still being decided.
    let wasSeen = core.map { $0.state.treeVersion != treeVersion || $0.state.isDecidingNews } == true
    return recheck(if: hasChanged || wasSeen)
  }

  /// Looks again, and later once more: observation tells before a change, which may take a while off the main actor.
  private func observeAgain() {
    if observe() { return }
    Task { @MainActor [weak self] in
      for delay in [1, 10, 100, 1000] {
        try? await Task.sleep(for: .milliseconds(delay))
        guard let self, let isChanged, !recheck(if: isChanged()) else { return }
      }
    }
  }

  private func recheck(if hasChanged: Bool) -> Bool {
    guard let core else { return true }
    guard hasChanged else { return false }
    treeVersion = core.state.treeVersion
    core.navigate(.recheck(core.newNumber(), asksScreens: asksScreens))
    return true
  }
}
