import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A request of the router that the host has not acknowledged yet.
@MainActor
final class UIKitOperationRequest {
  let acknowledgement: Acknowledgement<UIKitOperationRoute>

  /// The operations that are still to be performed, the next one first.
  private(set) var rest: [UIKitOperation]

  /// The operations that are being performed further down the call stack, innermost last, and the position in
  /// ``rest`` for what is asked for inside each of them.
  private var performing: [(operation: UIKitOperation, end: Int)] = []

  /// Whether the request has been answered.
  private(set) var isOver = false

  /// The transitions that the request waits for.
  var awaited: [any UIViewControllerTransitionCoordinator] = []

  /// Whether a presentation without animation is under way, whose end no coordinator reports.
  private(set) var awaitsPresentation = false

  /// The error that prevented an operation.
  private(set) var failure: (any Error)?

  private var surroundings: [UIViewController] = []
  private var presentations: [LastSeen] = []

  /// The operations that the router has asked for with this request.
  private let own: [UIKitOperation]

  /// The tree to be rebuilt, if that is what the router has asked for.
  private let rebuilt: EntryTree<UIKitOperationRoute>?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - rest: The operations that already wait.
  ///   - operations: The operations that the router asks for.
  ///   - rebuilt: The tree that is to be rebuilt, if one is.
  ///   - acknowledgement: Answered when all of them have ended.
  init(
    _ rest: [UIKitOperation], _ operations: [UIKitOperation],
    rebuilding rebuilt: EntryTree<UIKitOperationRoute>?,
    _ acknowledgement: Acknowledgement<UIKitOperationRoute>
  ) {
    self.rebuilt = rebuilt
    // Those that were asked for inside another have been done with it.
    let new = operations.filter { operation in !operation.isDone && !rest.contains { $0 === operation } }
    self.rest = rest + new
    own = operations
    self.acknowledgement = acknowledgement
    for operation in operations where operation.isDone && rebuilt == nil {
      if let failure = operation.takeFailure() { self.failure = failure }
    }
  }

  var isPerforming: Bool { !performing.isEmpty }

  var isBusy: Bool { isPerforming || awaitsPresentation || !awaited.isEmpty }

  /// The controllers around which nothing may be under way before it goes on.
  var controllers: [UIViewController] { surroundings + (rest.first?.surroundings ?? []) }

  /// Performs the next operation.
  func performNext() {
    let operation = rest.removeFirst()
    for index in performing.indices { performing[index].end -= 1 }
    surroundings += operation.surroundings
    // One that is under way already ends by itself: this operation may be a part of it, called as it ends.
    let before = TransitionSearch(around: surroundings).presentations
    performing.append((operation, 0))
    surroundings += operation.perform()
    performing.removeLast()
    // An error inside another operation is reported with the step that asks for it.
    if failure == nil, rebuilt == nil, !operation.isInner || own.contains(where: { $0 === operation }) {
      failure = operation.takeFailure()
    }
    for controller in TransitionSearch(around: surroundings).presentations
    where !before.contains(where: { $0 === controller }) {
      presentations.append(LastSeen(controller))
    }
    if !rest.isEmpty { acknowledgement.began() }
  }

  /// Adds an operation that is asked for while another is being performed, if one is: before everything that
  /// waits.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - outer: The operation whose work or completion asks for it.
  /// - Returns: Whether it is the next one to be performed, inside the other.
  func takeIn(_ operation: UIKitOperation, inside outer: UIKitOperation?) -> Bool {
    guard let (performed, end) = performing.last else { return false }
    (outer ?? performed).add(operation)
    rest.insert(operation, at: end)
    for index in performing.indices { performing[index].end += 1 }
    return end == 0
  }

  /// Checks whether a presentation that the operation began is still under way.
  func lookForPresentations() {
    if !presentations.isEmpty {
      let underWay = TransitionSearch(around: surroundings).presentations
      presentations.removeAll { one in !underWay.contains { one.isStill($0) } }
    }
    awaitsPresentation = !presentations.isEmpty
  }

  /// Answers the router.
  func end() {
    isOver = true
    if let failure {
      acknowledgement.fail(failure)
    } else if let shown = treeBeforeFailure {
      acknowledgement.succeed(showing: shown)
    } else {
      acknowledgement.succeed()
    }
  }

  /// What a rebuild has shown before the first operation that failed.
  ///
  /// If the rebuild failed as a whole, everything that waits would be lost. Each failure is reported with a
  /// step of its own.
  private var treeBeforeFailure: EntryTree<UIKitOperationRoute>? {
    guard let rebuilt else { return nil }
    var entries: [Entry<UIKitOperationRoute>] = []
    rebuilt.forEachElement { entries.append($0) }
    guard let root = entries.first,
      let failed = entries.firstIndex(where: { $0.route.operation?.hasFailed == true })
    else { return nil }
    return EntryTree(.stack(RouteStack(root: root, pushed: Array(entries[1..<failed]))))
  }
}
