import Observation

/// Rechecks when something that guards depend on has changed.
extension Core {
  /// Rechecks whenever a condition that is observed has changed.
  ///
  /// One observation follows another, so that a change that compares equal starts nothing.
  ///
  /// - Parameters:
  ///   - isChanged: Reads what guards depend on, and says whether it differs from the last time.
  ///   - asksScreens: Whether screens that would go are asked.
  /// - Returns: A registration, which ends when it is let go.
  package func recheck(
    whenever isChanged: @escaping @MainActor () -> Bool, asksScreens: Bool = false
  ) -> RecheckRegistration {
    let registration = RecheckRegistration(self, asksScreens, isChanged)
    registration.observe()
    return registration
  }
}

/// The wish to recheck whenever something changes.
@MainActor package final class RecheckRegistration {
  private weak var core: Core?
  private let asksScreens: Bool
  private var isChanged: (@MainActor () -> Bool)?
  /// The number of commits when it was looked at last; what was opened since then is asked about.
  private var commitCount: UInt64
  /// The number of observations that were begun, for tests.
  package private(set) var observations = 0

  init(_ core: Core, _ asksScreens: Bool, _ isChanged: @escaping @MainActor () -> Bool) {
    self.core = core
    self.asksScreens = asksScreens
    self.isChanged = isChanged
    commitCount = core.state.commitCount
  }

  package func cancel() { isChanged = nil }

  /// Observes, and rechecks if something has changed.
  ///
  /// - Returns: Whether there is nothing to look at any more.
  @discardableResult
  func observe() -> Bool {
    guard let isChanged else { return true }
    observations += 1
    var hasChanged = false
    withObservationTracking {
      hasChanged = isChanged()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeAgain() }
    }
    return recheck(if: hasChanged || core.map { $0.state.commitCount != commitCount } == true)
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
    commitCount = core.state.commitCount
    core.navigate(.recheck(core.newNumber(), asksScreens: asksScreens))
    return true
  }
}
