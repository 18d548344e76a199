/// A host that performs steps in asynchronous functions, each step in a task of its own.
///
/// It suits hosts that await their animations. Each step costs a task, which a host with callbacks does not
/// need.
///
/// When the router stops waiting for a step or a rebuild, its task is cancelled. It took longer than
/// ``RouterConfiguration/Advanced/stepTimeout``, the user did it, or the host was detached. The function should then
/// return soon, and throw unless what was asked for is on the screen. The next function is called when it has
/// returned. If it does not return within a third of the time-out, the next one runs beside it; without a time-out, the
/// next one waits until it does.
///
/// If the user gives up a step half-way, for example by letting go of a gesture that drives it, throw a
/// `CancellationError` from a task that nobody has cancelled. The tree then goes back to what was shown.
///
/// A function must not await what waits for it: the outcome of a navigation, or the router's settling. A
/// separate task may, such as one that a screen begins. If the function awaits it all the same, the wait ends
/// at once, with an error or without one. But in a child task (`async let`, a task group), which looks like a
/// separate task, the wait would never end.
@MainActor
public protocol AsyncNavigationHost<R>: NavigationHost {
  /// The routes that the host shows, declared again so that the compiler finds them in the functions of this
  /// protocol.
  associatedtype R

  /// Shows one step, and returns when the screen has come to rest.
  ///
  /// - Parameter step: What to do.
  /// - Throws: Whatever kept the step from being shown. The router then asks for a rebuild, once; after a
  ///   `CancellationError` it does not, because the user has given the step up.
  func perform(_ step: NavigationStep<R>) async throws

  /// Shows a tree from whatever is shown, without animation, and returns when the screen has come to rest.
  ///
  /// - Parameter tree: What to show.
  /// - Throws: Whatever kept the tree from being shown.
  func rebuild(_ tree: EntryTree<R>) async throws
}

extension AsyncNavigationHost {
  /// Performs a step in a task.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: The acknowledgement to answer when the task ends.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    run(acknowledgement) { try await $0.perform(step) }
  }

  /// Rebuilds in a task.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: The acknowledgement to answer when the task ends.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    run(acknowledgement) { try await $0.rebuild(tree) }
  }

  private func run(
    _ acknowledgement: Acknowledgement<R>, _ work: @escaping @MainActor (Self) async throws -> Void
  ) {
    AsyncRequest(self, acknowledgement, work).begin()
  }
}
