// The standard library's additions since Swift 6, for an SDK from before: as far as they are used, and declared for the
// type checker alone.

extension Sequence {
  public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int { preconditionFailure() }
}

extension Result {
  public func get() throws(Failure) -> Success { preconditionFailure() }
}

extension Optional {
  public mutating func take() -> Wrapped? { preconditionFailure() }
}

/// Its arguments can be read from anywhere.
public enum CommandLine {
  public static var arguments: [String] { preconditionFailure() }
}

extension MainActor {
  public static func assumeIsolated<T: Sendable>(_ operation: @MainActor () throws -> T) rethrows -> T {
    preconditionFailure()
  }
}

public func extendLifetime<T: ~Copyable & ~Escapable>(_ value: borrowing T) {}

public func exchange<T: ~Copyable>(_ item: inout T, with newValue: consuming T) -> T { preconditionFailure() }

extension Task where Failure == any Error {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public static func immediate(
    operation: @escaping @Sendable @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> { preconditionFailure() }
}
