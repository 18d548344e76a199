// Stands for the module _Concurrency, which this toolchain does not have for wasm32. A page has one thread, so that the main actor is
// a word for the compiler alone. Tasks do not run: what begins one stops the page, with the sentence that says what to do instead.
import Swift

/// An actor, as the compiler knows it.
public protocol Actor: AnyObject, Sendable {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

/// An executor, as the compiler knows it.
@frozen public struct UnownedSerialExecutor: Sendable {
  internal var executor: Builtin.Executor

  /// Makes one.
  public init(_ executor: Builtin.Executor) { self.executor = executor }
}

/// An actor that declarations are isolated to by name.
public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

/// The page's only thread.
@globalActor public final actor MainActor: GlobalActor {
  /// An actor that nobody asks, so that none is made; one that is kept would be looked for at each turn to the main actor.
  public static var shared: MainActor { MainActor() }

  /// The executor, which is never asked for.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { noTasks() }
}

/// A task, which cannot begin.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  /// Changes nothing.
  public func cancel() {}
}

extension Task where Success == Never, Failure == Never {
  /// Never.
  public static var isCancelled: Bool { false }
}

extension Task where Failure == Never {
  /// Makes one.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) { noTasks() }
}

/// The rest of a function that waits, which cannot begin either.
public struct CheckedContinuation<T, E: Error>: Sendable {
  /// Changes nothing.
  public func resume(returning value: sending T) {}
}

/// Never waits.
public nonisolated(nonsending) func withCheckedContinuation<T>(
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T { noTasks() }

/// Never waits.
public nonisolated(nonsending) func withTaskCancellationHandler<T>(
  operation: nonisolated(nonsending) () async -> T, onCancel handler: @Sendable () -> Void
) async -> T { noTasks() }

/// The error of a task that was cancelled, of which there is none.
public struct CancellationError: Error {
  /// Makes one.
  public init() {}
}

private func noTasks() -> Never {
  fatalError("Tasks do not run in a page: answer at once, by a detour or by a question with a closure")
}

// The compiler's calls in functions that wait, none of which begins.

/// Memory of a function that waits.
@_silgen_name("swift_task_alloc")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { noTasks() }

/// The end of such memory.
@_silgen_name("swift_task_dealloc")
public func deallocate(_ memory: UnsafeMutableRawPointer) { noTasks() }

/// The way of such a function to another thread.
@_silgen_name("swift_task_switch")
public func goOn(
  _ context: UnsafeMutableRawPointer, _ resume: UnsafeMutableRawPointer, _ first: Int, _ second: Int
) { noTasks() }
