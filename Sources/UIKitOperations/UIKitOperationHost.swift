package import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Carries out operations one after the other, each when the transitions of the earlier ones have ended.
///
/// The router's tree is a stack: the start, and on it the operations that have come since nothing was under
/// way. So a router that rebuilds after a failure names every operation that may not have been carried out
/// yet. An operation has ended when the transitions whose coordinators it leaves behind have ended. If it
/// leaves none, it has ended when it returns.
///
/// An operation that is asked for during another one is carried out at once if nothing is under way yet, like
/// a call inside a call. This is why the host does its work after the router has returned, and not inside
/// ``perform(_:_:)``.
@MainActor
package final class UIKitOperationHost: NavigationHost {
  private weak var router: Router<UIKitOperationRoute>?
  private var request: UIKitOperationRequest?
  private var finished = FinishedTransitions()
  private var timer: (any NavigationTimer)?

  /// Whether a call of the router is under way, after which this host continues by itself.
  private var isCollecting = false

  package init() {}

  /// Makes a router whose operations this host carries out.
  ///
  /// - Parameter configuration: The router's configuration. Every operation is shown, whatever the
  ///   configuration says.
  /// - Returns: The router, which keeps this host alive.
  package func makeRouter(_ configuration: RouterConfiguration<UIKitOperationRoute>) -> Router<
    UIKitOperationRoute
  > {
    var configuration = configuration
    configuration.policy = .everyCommit
    configuration.matching = .prefix
    let router = Router(.start, configuration: configuration)
    self.router = router
    timer = configuration.timer
    router.onEvent { [weak self] in self?.note($0) }
    router.attach(self)
    return router
  }

  /// Carries out an operation: within the call if nothing is under way, and otherwise in its turn.
  ///
  /// - Parameters:
  ///   - route: The operation.
  ///   - animated: Whether it may be animated, for observers of the router's events.
  package func enqueue(_ route: UIKitOperationRoute, animated: Bool = true) {
    guard let router, let operation = route.operation else { return }
    operation.host = self
    let options = animated ? NavigationOptions.standard : .unanimated
    if let request, request.isPerforming { return enqueue(route, operation, inside: request, options) }
    endIfOver(around: operation.surroundings)
    collect {
      if router.isSettled {
        var stack = RouteStack(root: UIKitOperationRoute.start)
        stack.push(route)
        router.setStack(stack, options: options)
      } else {
        router.push(route, options: options)
      }
    }
  }

  /// Carries out an operation that was asked for inside another one, before everything that waits: within the
  /// call if nothing is under way.
  ///
  /// When the router reaches the operation in its tree, it asks for it, and the operation is already done.
  private func enqueue(
    _ route: UIKitOperationRoute, _ operation: UIKitOperation, inside request: UIKitOperationRequest,
    _ options: NavigationOptions
  ) {
    let isNext = request.takeIn(operation, inside: UIKitOperation.innermost(of: self))
    collect { router?.push(route, options: options) }
    if isNext, !operation.isDone, isAtRest(around: request.controllers) { request.performNext() }
  }

  // MARK: What the router asks for

  /// Carries out the operations that a step inserts.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - acknowledgement: Answered when they have ended.
  package func perform(
    _ step: NavigationStep<UIKitOperationRoute>, _ acknowledgement: Acknowledgement<UIKitOperationRoute>
  ) {
    var operations: [UIKitOperation] = []
    step.step.forEachInserted { if let operation = $0.route.operation { operations.append(operation) } }
    begin(operations, rebuilding: nil, acknowledgement)
  }

  /// Carries out the operations of a tree that have not been carried out yet.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - acknowledgement: Answered when they have ended.
  package func rebuild(
    _ tree: EntryTree<UIKitOperationRoute>, _ acknowledgement: Acknowledgement<UIKitOperationRoute>
  ) {
    var operations: [UIKitOperation] = []
    tree.forEachElement { if let operation = $0.route.operation { operations.append(operation) } }
    begin(operations, rebuilding: tree, acknowledgement)
  }

  private func begin(
    _ operations: [UIKitOperation], rebuilding tree: EntryTree<UIKitOperationRoute>?,
    _ acknowledgement: Acknowledgement<UIKitOperationRoute>
  ) {
    // A host that was put in front of this one may have answered for it too early.
    request = UIKitOperationRequest(request?.rest ?? [], operations, rebuilding: tree, acknowledgement)
    if !isCollecting { carryOn() }
  }

  // MARK: Work

  private func collect(_ call: () -> Void) {
    let isOutermost = !isCollecting
    isCollecting = true
    call()
    guard isOutermost else { return }
    isCollecting = false
    carryOn()
  }

  private func carryOn() {
    while let request, !request.isBusy {
      if wait(request) { return }
      if request.rest.isEmpty { end(request) } else { request.performNext() }
    }
  }

  private func end(_ request: UIKitOperationRequest) {
    self.request = nil
    let wasCollecting = isCollecting
    isCollecting = true
    request.end()
    isCollecting = wasCollecting
  }

  /// Acknowledges the current request if nothing of it is under way, so that what is asked for now need not
  /// wait.
  ///
  /// So what UIKit's completion handler asks for is carried out in the handler, no matter who learns of the
  /// end first.
  private func endIfOver(around controllers: [UIViewController]) {
    guard let request, request.rest.isEmpty else { return }
    if isAtRest(around: request.controllers + controllers) { end(request) }
  }

  /// Whether nothing is under way around some controllers, apart from transitions that nobody waits for any
  /// more.
  private func isAtRest(around controllers: [UIViewController]) -> Bool {
    let search = TransitionSearch(around: controllers)
    return !search.isMoving && search.coordinators.allSatisfy(finished.contains)
  }

  // MARK: Waiting

  /// Waits for the transitions that are under way.
  ///
  /// - Returns: Whether there are any.
  private func wait(_ request: UIKitOperationRequest) -> Bool {
    let search = TransitionSearch(around: request.controllers)
    let coordinators = search.coordinators.filter { !finished.contains($0) }
    request.awaited = coordinators
    for coordinator in coordinators { wait(for: coordinator, request) }
    guard request.awaited.isEmpty else { return true }
    request.lookForPresentations()
    if request.awaitsPresentation { lookAgainSoon() }
    return request.awaitsPresentation
  }

  /// Checks whether presentations whose end nobody reports have ended.
  package func lookAgain() {
    guard let request, request.awaitsPresentation else { return }
    request.lookForPresentations()
    if !request.awaitsPresentation { carryOn() }
  }

  private func lookAgainSoon() {
    guard let timer else { return }
    timer.schedule(at: timer.moment(after: .milliseconds(16))) { [weak self] in
      guard let self else { return }
      lookAgain()
      if request?.awaitsPresentation == true { lookAgainSoon() }
    }
  }

  private func wait(
    for coordinator: any UIViewControllerTransitionCoordinator, _ request: UIKitOperationRequest
  ) {
    let isTaken = coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
      guard let self, let coordinator else { return }
      ended(coordinator, request)
    }
    if !isTaken {
      finished.insert(coordinator)
      request.awaited.removeAll { $0 === coordinator }
      return
    }
    if coordinator.isInteractive { keepWaiting(request, for: coordinator) }
    coordinator.notifyWhenInteractionChanges { [weak self, weak request, weak coordinator] context in
      guard let self, let request, let coordinator else { return }
      request.acknowledgement.began()
      if context.isInteractive { keepWaiting(request, for: coordinator) }
    }
  }

  /// Tells the router, again and again, that a finger holds the transition that it waits for.
  private func keepWaiting(
    _ request: UIKitOperationRequest, for coordinator: any UIViewControllerTransitionCoordinator
  ) {
    request.acknowledgement.began()
    timer?.repeat(every: .milliseconds(500)) { [weak self, weak request, weak coordinator] in
      guard let self, let request, request === self.request, coordinator?.isInteractive == true else {
        return false
      }
      request.acknowledgement.began()
      return true
    }
  }

  private func ended(
    _ coordinator: any UIViewControllerTransitionCoordinator, _ request: UIKitOperationRequest
  ) {
    finished.insert(coordinator)
    request.awaited.removeAll { $0 === coordinator }
    guard request.awaited.isEmpty, !request.isOver else { return }
    if request === self.request { carryOn() } else { request.end() }
  }

  private func note(_ event: RouterEvent<UIKitOperationRoute>) {
    switch event.kind {
    case .stepFailed(let failure):
      if failure.kind == .timedOut { giveUpWaiting() }
    case .rebuildFailed:
      giveUpWaiting()
      let left = request?.rest ?? []
      request = nil
      for operation in left { operation.abandon() }
    default: break
    }
  }

  /// Stops waiting for transitions that have not ended in time.
  ///
  /// The host still waits for a transition that a finger holds.
  private func giveUpWaiting() {
    for coordinator in request?.awaited ?? [] where !coordinator.isInteractive {
      finished.insert(coordinator)
    }
  }
}
