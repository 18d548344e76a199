// Observation as later SDKs declare it, for one from before iOS 17: as far as a conformance needs it, by hand or by the macro.

public protocol Observable {}

@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationTracked() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@attached(accessor, names: named(willSet))
public macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

public struct ObservationRegistrar: Sendable {
  public init() {}
  public func access<S: Observable, M>(_ subject: S, keyPath: KeyPath<S, M>) {}
  public func willSet<S: Observable, M>(_ subject: S, keyPath: KeyPath<S, M>) {}
  public func didSet<S: Observable, M>(_ subject: S, keyPath: KeyPath<S, M>) {}
  public func withMutation<S: Observable, M, T>(
    of subject: S, keyPath: KeyPath<S, M>, _ mutation: () throws -> T
  ) rethrows -> T { try mutation() }
}

public func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { apply() }
