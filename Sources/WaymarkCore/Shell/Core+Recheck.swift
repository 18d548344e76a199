import Observation

/// Rechecks when something that guards depend on has changed.
extension Core {
  /// Rechecks whenever a condition that is observed has changed.
  ///
  /// One observation follows another, so that a change that compares equal starts nothing.
  ///
  /// - Parameter isChanged: Reads what guards depend on, and says whether it differs from the last time.
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
  /// The number of observations that were begun, for tests.
  package private(set) var observations = 0

  init(_ core: Core, _ asksScreens: Bool, _ isChanged: @escaping @MainActor () -> Bool) {
    self.core = core
    self.asksScreens = asksScreens
    self.isChanged = isChanged
  }

  package func cancel() { isChanged = nil }

  func observe() {
    guard let isChanged else { return }
    observations += 1
    var hasChanged = false
    withObservationTracking {
      hasChanged = isChanged()
    } onChange: { [weak self] in
      // The new value is there after the change.
      Task { @MainActor in self?.observe() }
    }
    guard hasChanged, let core else { return }
    core.navigate(.recheck(core.newNumber(), asksScreens: asksScreens))
  }
}
