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

  public init(_ executor: Builtin.Executor) { self.executor = executor }
}

/// An actor that declarations are isolated to by name.
public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

/// The page's only thread.
@globalActor public final actor MainActor: GlobalActor {
  public static let shared = MainActor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor { noTasks() }
}

/// A task, which cannot begin.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  public func cancel() {}
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { false }
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) { noTasks() }
}

/// The rest of a function that waits, which cannot begin either.
public struct CheckedContinuation<T, E: Error>: Sendable {
  public func resume(returning value: sending T) {}
}

public nonisolated(nonsending) func withCheckedContinuation<T>(
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T { noTasks() }

public nonisolated(nonsending) func withTaskCancellationHandler<T>(
  operation: nonisolated(nonsending) () async -> T, onCancel handler: @Sendable () -> Void
) async -> T { noTasks() }

public struct CancellationError: Error {
  public init() {}
}

private func noTasks() -> Never {
  fatalError("Tasks do not run in a page: answer at once, by a detour or by a question with a closure")
}

// The compiler's calls in functions that wait, none of which begins.

@_silgen_name("swift_task_alloc")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { noTasks() }

@_silgen_name("swift_task_dealloc")
public func deallocate(_ memory: UnsafeMutableRawPointer) { noTasks() }

@_silgen_name("swift_task_switch")
public func goOn(
  _ context: UnsafeMutableRawPointer, _ resume: UnsafeMutableRawPointer, _ first: Int, _ second: Int
) { noTasks() }
