import Foundation
package import Waymark

#if canImport(UIKit) && !os(watchOS)
  package import UIKit
#else
  package import HeadlessUIKit
#endif

/// Does the work of operations on the screen, one after the other, each when the transitions of the last have ended.
///
/// An operation that is asked for inside another belongs to it: it comes before everything that waits, and within the call if nothing is under
/// way. So operations form a tree, and the first leaf comes next.
@MainActor
package final class TransitionQueue {
  /// Called with what an operation or a transition has failed with; by default, it writes a line to standard error.
  package var onFailure: (any Error) -> Void

  private let timer: any NavigationTimer
  private let timeLimit: Duration
  private let root = QueuedOperation()

  /// The operations whose work or completion is further down the call stack, the innermost last.
  private var running: [QueuedOperation] = []

  /// The controllers around which the last operations may have begun transitions.
  private var lastPlaces: [LastSeen] = []
  private var awaited: [AwaitedTransition] = []
  private var isLookPlanned = false
  /// Whether a transition has been found to take too long, which is still to be told.
  private var hasTimedOut = false

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - timer: Measures how long a transition takes.
  ///   - timeLimit: How long a transition is waited for after a finger has let go of it.
  ///   - module: The name that a line about a failure begins with.
  package init(timer: any NavigationTimer, timeLimit: Duration, module: String) {
    self.timer = timer
    self.timeLimit = timeLimit
    onFailure = { FileHandle.standardError.write(Data("\(module): \($0)\n".utf8)) }
  }

  /// Does an operation's work: within the call if nothing is under way, and otherwise in its turn.
  ///
  /// - Parameters:
  ///   - screen: The screen that asks for it.
  ///   - work: The work. It is given the place of the screen, and returns the controllers that it has moved.
  ///   - completion: Called when the work of the operation and of all inside it is done, unless the work has failed.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  package func add(
    from screen: UIViewController,
    _ work: @escaping @MainActor (ScreenPlace) throws -> [UIViewController],
    completion: (@MainActor () -> Void)? = nil
  ) {
    let place = ScreenPlace(of: screen)
    let outer = running.last ?? root
    outer.inner.append(QueuedOperation(place, work, completion, inside: outer))
    carryOn()
    place.hasWaited = true
  }

  private func carryOn() {
    while true {
      let operation = root.firstLeaf
      guard let place = operation.place, operation.work != nil else { return }
      let isUnderWay = isUnderWay(around: place.screen)
      if hasTimedOut {
        hasTimedOut = false
        // The app may navigate as it hears of it, and so everything may have changed.
        onFailure(
          HostError(
            "A transition has not ended within \(timeLimit). Its animator may have forgotten completeTransition(_:)."
          ))
        continue
      }
      guard !isUnderWay else { return }
      // A transition's end may have been reported inside the look.
      guard let work = operation.work.take() else { continue }
      remember([place.screen])
      run(operation) {
        do {
          remember(try work(place))
        } catch {
          operation.completion = nil
          onFailure(error)
        }
      }
      end(operation)
    }
  }

  private func run(_ operation: QueuedOperation, _ body: () -> Void) {
    running.append(operation)
    body()
    running.removeLast()
  }

  /// Ends an operation, and those around it, if nothing is left inside.
  private func end(_ operation: QueuedOperation) {
    var operation = operation
    while operation.inner.isEmpty, !running.contains(where: { $0 === operation }), let outer = operation.outer
    {
      if let completion = operation.completion.take() {
        // An operation that the completion asks for is inside this one, too.
        run(operation, completion)
      } else {
        outer.inner.removeFirst()
        operation = outer
      }
    }
  }

  private func remember(_ controllers: [UIViewController]) {
    lastPlaces += TransitionSearch.origins(of: controllers).map { LastSeen($0) }
  }

  // MARK: Waiting

  /// Whether a transition is to be waited for around a screen or around the last operations; if so, the queue goes on by itself.
  private func isUnderWay(around screen: UIViewController) -> Bool {
    let search = TransitionSearch(
      from: lastPlaces.compactMap { $0.object as? UIViewController } + TransitionSearch.origins(of: [screen]))
    awaited.removeAll { $0.isGone(from: search) }
    // Inside an operation, UIKit may be calling a screen that is on its way.
    var isUnderWay = !running.isEmpty && search.isMoving
    for transition in search.transitions where isAwaited(transition) { isUnderWay = true }
    if isUnderWay { planLook() } else if running.isEmpty { lastPlaces = [] }
    return isUnderWay
  }

  private func isAwaited(_ transition: AnyObject) -> Bool {
    let coordinator = transition as? any UIViewControllerTransitionCoordinator
    let record = awaited.first { $0.transition === transition } ?? beginWaiting(for: transition, coordinator)
    if coordinator?.isInteractive == true { record.deadline = timer.moment(after: timeLimit) }
    if !record.isOver, timer.now >= record.deadline {
      record.isOver = true
      hasTimedOut = true
    }
    return !record.isOver
  }

  private func beginWaiting(
    for transition: AnyObject, _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> AwaitedTransition {
    let record = AwaitedTransition(transition, deadline: timer.moment(after: timeLimit))
    awaited.append(record)
    let isTaken = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      record.isOver = true
      self?.carryOn()
    }
    if isTaken == false { record.isOver = true }
    return record
  }

  /// Looks again soon, because nobody reports the end of a presentation without animation or of a transition that hangs.
  private func planLook() {
    guard !isLookPlanned else { return }
    isLookPlanned = true
    timer.schedule(at: timer.moment(after: .milliseconds(20))) { [weak self] in
      self?.isLookPlanned = false
      self?.carryOn()
    }
  }
}

/// An operation that has not ended, with those that were asked for inside it, in order.
@MainActor
private final class QueuedOperation {
  let place: ScreenPlace?
  var work: (@MainActor (ScreenPlace) throws -> [UIViewController])?
  var completion: (@MainActor () -> Void)?
  var inner: [QueuedOperation] = []
  private(set) weak var outer: QueuedOperation?

  init(
    _ place: ScreenPlace? = nil, _ work: (@MainActor (ScreenPlace) throws -> [UIViewController])? = nil,
    _ completion: (@MainActor () -> Void)? = nil, inside outer: QueuedOperation? = nil
  ) {
    self.place = place
    self.work = work
    self.completion = completion
    self.outer = outer
  }

  var firstLeaf: QueuedOperation { inner.first?.firstLeaf ?? self }
}

/// A transition that operations wait for, or have waited for as long as they may.
@MainActor
private final class AwaitedTransition {
  private(set) weak var transition: AnyObject?
  var deadline: Duration
  /// Whether it has ended or taken too long, although a controller may still return it.
  var isOver = false

  init(_ transition: AnyObject, deadline: Duration) {
    self.transition = transition
    self.deadline = deadline
  }

  /// Whether the transition cannot be found any more; a controller can be presented again.
  func isGone(from search: TransitionSearch) -> Bool {
    guard let transition else { return true }
    return transition is UIViewController && !search.transitions.contains { $0 === transition }
  }
}
