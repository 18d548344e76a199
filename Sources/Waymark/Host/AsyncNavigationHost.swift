import WaymarkCore

/// A host that performs steps in asynchronous functions, each step in a task of its own.
///
/// It suits hosts that await their animations. Each step costs a task, which a host with callbacks does not need.
///
/// When the router stops waiting for a step or a rebuild, its task is cancelled: it took longer than
/// the `stepTimeout` of ``RouterConfiguration/Advanced``, the user did it, or the host was detached. The function should then return
/// soon, and throw unless it has shown all that it was asked for. The next function is called when it has returned, or
/// beside it after a third of the time-out.
///
/// If the user gives a step up half-way, for example by letting go of a gesture that drives it, throw a `CancellationError`
/// from a task that nobody has cancelled. The tree then goes back to what was shown.
///
/// A function must not await what waits for it: the outcome of a navigation, or the router's settling.
@MainActor
public protocol AsyncNavigationHost<R>: NavigationHost {
  /// The routes that the host shows, declared again so that the compiler finds them in the functions of this
  /// protocol.
  associatedtype R

  /// Shows one step, and returns when the screen has come to rest.
  ///
  /// - Parameter step: The step.
  /// - Throws: Whatever kept the step from being shown. The router then asks for a rebuild, once; after a
  ///   `CancellationError` it does not, because the user has given the step up.
  func perform(_ step: NavigationStep<R>) async throws

  /// Shows a tree from whatever is shown, without animation, and returns when the screen has come to rest.
  ///
  /// - Parameter tree: The tree.
  /// - Throws: Whatever kept the tree from being shown.
  func rebuild(_ tree: EntryTree<R>) async throws
}

extension AsyncNavigationHost {
  /// Performs a step in a task.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - acknowledgement: The acknowledgement to answer when the task ends.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgement.run { [self] in try await perform(step) }
  }

  /// Rebuilds in a task.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - acknowledgement: The acknowledgement to answer when the task ends.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgement.run { [self] in try await rebuild(tree) }
  }
}

extension Acknowledgement {
  fileprivate func run(_ work: @escaping @MainActor () async throws -> Void) {
    guard let adapter, let router = adapter.router else { return }
    began()
    let advanced = router.configuration.advanced
    adapter.tasks.run(patience: advanced.stepTimeout.map { $0 / 3 }, on: advanced.timer, work) { [self] in
      finish($0, isCancelled: $1)
    }
  }

  private func finish(_ error: (any Error)?, isCancelled: Bool) {
    switch error {
    case nil: succeed()
    case is CancellationError where isCancelled && !isWaitedFor: break
    // The task was not cancelled, so the user has given the step up.
    case is CancellationError where !isCancelled: cancel()
    case let error?: fail(error)
    }
  }
}
