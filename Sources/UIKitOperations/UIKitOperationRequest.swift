import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What a router has asked the host for and the host has not acknowledged.
@MainActor
final class UIKitOperationRequest {
  let acknowledgement: Acknowledgement<UIKitOperationRoute>

  /// The operations that are still to be done, the next one first.
  private(set) var rest: [UIKitOperation]

  /// Whether an operation is being done further down the call stack.
  private(set) var isPerforming = false

  /// Whether it has been answered.
  private(set) var isOver = false

  /// The transitions that it waits for.
  var awaited: [any UIViewControllerTransitionCoordinator] = []

  /// Whether a presentation without animation, which no coordinator tells the end of, is under way.
  private(set) var awaitsPresentation = false

  /// What kept an operation from being done.
  private(set) var failure: (any Error)?

  private var surroundings: [UIViewController] = []
  private var presentations: Set<ObjectIdentifier> = []

  init(_ operations: [UIKitOperation], _ acknowledgement: Acknowledgement<UIKitOperationRoute>) {
    rest = operations
    self.acknowledgement = acknowledgement
  }

  var isBusy: Bool { isPerforming || awaitsPresentation || !awaited.isEmpty }

  /// The controllers around which nothing may be under way before it goes on.
  var controllers: [UIViewController] { surroundings + (rest.first?.surroundings ?? []) }

  /// Does the next operation.
  func performNext() {
    let operation = rest.removeFirst()
    surroundings += operation.surroundings
    isPerforming = true
    // One that is under way already ends by itself: this operation may be a part of it, called as it ends.
    let before = TransitionSearch(around: surroundings).presentations
    do {
      surroundings += try operation.perform()
    } catch {
      failure = error
    }
    isPerforming = false
    presentations = TransitionSearch(around: surroundings).presentations.subtracting(before)
    if !rest.isEmpty { acknowledgement.began() }
  }

  /// Looks whether a presentation that the operation began is still under way.
  func lookForPresentations() {
    if !presentations.isEmpty {
      presentations.formIntersection(TransitionSearch(around: surroundings).presentations)
    }
    awaitsPresentation = !presentations.isEmpty
  }

  /// Answers the router.
  func end() {
    isOver = true
    if let failure { acknowledgement.fail(failure) } else { acknowledgement.succeed() }
  }
}
