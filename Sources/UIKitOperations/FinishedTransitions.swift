#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Transitions that nobody waits for any more, although a controller may still return them: they have ended,
/// or the router has given up on them.
@MainActor
struct FinishedTransitions {
  private struct Reference {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
  }

  private var references: [Reference] = []

  func contains(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    references.contains { $0.coordinator === coordinator }
  }

  mutating func insert(_ coordinator: any UIViewControllerTransitionCoordinator) {
    references.removeAll { $0.coordinator == nil }
    references.append(Reference(coordinator: coordinator))
  }
}
