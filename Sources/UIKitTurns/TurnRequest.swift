import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What a router has asked the host for and the host has not acknowledged.
@MainActor
final class TurnRequest<R: TurnRoute> {
  let acknowledgement: Acknowledgement<R>

  /// The turns that are still to be done, the next one first.
  private(set) var rest: [Turn]

  /// Whether a turn is being done further down the call stack.
  private(set) var isPerforming = false

  /// The transitions that it waits for.
  var awaited: [any UIViewControllerTransitionCoordinator] = []

  /// What kept a turn from being done.
  private(set) var failure: (any Error)?

  private var surroundings: [UIViewController] = []

  init(_ turns: [Turn], _ acknowledgement: Acknowledgement<R>) {
    rest = turns
    self.acknowledgement = acknowledgement
  }

  var isBusy: Bool { isPerforming || !awaited.isEmpty }

  /// The controllers around which nothing may be under way before it goes on.
  var controllers: [UIViewController] { surroundings + (rest.first?.surroundings ?? []) }

  /// Does the next turn.
  func performNext() {
    let turn = rest.removeFirst()
    surroundings += turn.surroundings
    isPerforming = true
    do {
      surroundings += try turn.perform()
    } catch {
      failure = error
    }
    isPerforming = false
    if !rest.isEmpty { acknowledgement.began() }
  }

  /// Answers the router.
  func end() {
    if let failure { acknowledgement.fail(failure) } else { acknowledgement.succeed() }
  }
}
