/// A host that performs steps in asynchronous functions, each step in a task of its own.
///
/// It suits hosts whose animations are awaited. A step costs a task, which a host that is called back does not pay.
@MainActor
public protocol AsyncNavigationHost<R>: NavigationHost {
  /// The routes that the host shows, declared again so that the compiler finds them in the functions below.
  associatedtype R

  /// Shows one step, and returns when the screen has come to rest.
  ///
  /// - Parameter step: What to do.
  /// - Throws: Whatever kept the step from being shown. The router then asks for a rebuild, once.
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
  ///   - acknowledgement: What is answered when the task ends.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    run(acknowledgement) { try await $0.perform(step) }
  }

  /// Rebuilds in a task.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What is answered when the task ends.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    run(acknowledgement) { try await $0.rebuild(tree) }
  }

  private func run(
    _ acknowledgement: Acknowledgement<R>, _ work: @escaping @MainActor (Self) async throws -> Void
  ) {
    let router = acknowledgement.router
    let generation = acknowledgement.generation
    let step = PerformedStep { [weak router] in router?.isWaiting($0, forStep: generation) ?? false }
    PerformedStep.local.withValue(step) {
      _ = Task { @MainActor [weak self] in
        guard let self else { return }
        do {
          try await work(self)
          acknowledgement.succeed()
        } catch {
          acknowledgement.fail(error)
        }
      }
    }
  }
}
