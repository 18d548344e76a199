import Waymark

/// Calls a closure once when a motion has ended, which UIKit may tell in several ways.
@MainActor
final class Ending {
  private var body: ((HostError?) -> Void)?

  init(_ body: @escaping (HostError?) -> Void) {
    self.body = body
  }

  var isOver: Bool { body == nil }

  func reach(_ error: HostError? = nil) { body.take()?(error) }

  /// Makes a call to UIKit; an end that comes while it runs is told when it has returned.
  func during(_ call: () -> Void) {
    let later = body
    var early: HostError??
    body = { early = .some($0) }
    call()
    body = later
    if let early { reach(early) }
  }
}

/// How far UIKit is with a change that it was asked for.
enum Progress {
  case underWay
  case done
  case refused(HostError)
}

extension UIKitHost {
  /// The way a step moves: as the navigation or the modal says, or else as the coordinator does.
  func style(of step: Step<Entry<R>>, _ request: UIKitRequest<R>) -> TransitionStyle {
    let asked = request.step?.transition ?? .standard
    guard asked == .standard, let hooks else { return asked }
    let route =
      switch step.change {
      case .stack(let change): (change.inserted.last ?? change.removed.last)?.route
      case .present(let modal, _): modal.root.route
      case .dismiss(let modals, _): modals.first?.root.route
      default: nil as R?
      }
    return route.map { hooks.transition(to: $0) } ?? asked
  }

  /// Reaches an ending when UIKit has made a change that it was asked for, also where it begins late or does not say so.
  ///
  /// - Parameters:
  ///   - ending: The ending to reach.
  ///   - controller: The controller whose transition it is.
  ///   - hasCompletion: Whether UIKit also calls a completion that reaches the ending, as it does for modals: it takes no other
  ///     call before.
  ///   - progress: How far it is.
  func follow(
    _ ending: Ending, of controller: UIViewController, hasCompletion: Bool = false,
    _ progress: @escaping @MainActor () -> Progress
  ) {
    if ending.isOver { return }
    let transition = controller.transitionCoordinator
    let transitionEnd = Ending { [weak self, weak transition] error in
      // While a controller that other code presents in the context of this one comes, UIKit names that transition alone.
      if let next = controller.transitionCoordinator, next !== transition {
        self?.follow(ending, of: controller, hasCompletion: hasCompletion, progress)
      } else {
        ending.reach(error)
      }
    }
    if case .underWay = progress(), let transition,
      reach(transitionEnd, after: transition, onlyIfCancelled: hasCompletion)
    {
      return
    }
    soon { [weak self] in
      if ending.isOver { return }
      switch progress() {
      case .done: ending.reach()
      case .refused(let error): ending.reach(error)
      case .underWay:
        // UIKit may never call the completion, as when the window goes in the middle: then give up with the router.
        if hasCompletion, self?.request?.isWanted != true { return }
        self?.follow(ending, of: controller, hasCompletion: hasCompletion, progress)
      }
    }
  }

  /// Reaches an ending when a controller's animation is over, at once if there is none.
  func reach(_ ending: Ending, afterAnimationOf controller: UIViewController) {
    let transition = controller.transitionCoordinator.flatMap { $0.isAnimated ? $0 : nil }
    if let transition, reach(ending, after: transition) { return }
    ending.reach()
  }

  /// Reaches an ending when a transition is over, with a cancellation if the transition was cancelled.
  ///
  /// The router waits as long as a finger holds the transition.
  ///
  /// - Parameters:
  ///   - ending: The ending to reach.
  ///   - transition: The transition.
  ///   - onlyIfCancelled: Whether other code reaches the ending of a transition that is not cancelled.
  /// - Returns: Whether the transition accepted it; one that is over does not.
  @discardableResult
  func reach(
    _ ending: Ending, after transition: any UIViewControllerTransitionCoordinator,
    onlyIfCancelled: Bool = false
  ) -> Bool {
    let isTaken = transition.animate(alongsideTransition: nil) { context in
      if context.isCancelled { ending.reach(.cancelled) } else if !onlyIfCancelled { ending.reach() }
    }
    if isTaken, let request { keepWaiting(request, for: transition) }
    return isTaken
  }

  /// Tells the router, again and again, that a finger holds the transition that it waits for, from its beginning or later.
  private func keepWaiting(
    _ request: UIKitRequest<R>, for transition: any UIViewControllerTransitionCoordinator
  ) {
    if transition.isInteractive { request.acknowledgement.began() }
    timer.repeat(every: .milliseconds(500)) { [weak self, weak transition] in
      guard let self, request === self.request, let transition else { return false }
      if transition.isInteractive { request.acknowledgement.began() }
      return true
    }
  }
}
