/// A store that a ``NavigationRouter`` can follow: write an adapter of a few lines for the store of another
/// library.
///
/// ```swift
/// final class AppStateStore: StateStore {
///   var state: State { store.observable.value }
///   func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void {
///     let subscription = store.observable.subscribe(onNext: onState)
///     return { subscription.dispose() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol StateStore<State>: AnyObject {
  /// The type of the state.
  associatedtype State

  /// The state.
  var state: State { get }

  /// Calls a function on the main actor with every new state from now on.
  ///
  /// It may also call the function with the current state at once.
  ///
  /// - Parameter onState: The function to call.
  /// - Returns: A function that ends the subscription.
  func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void
}

extension Store: StateStore {
  /// The state.
  public var state: State { observable.value }

  /// Calls a function with the state, and with every new one from now on.
  ///
  /// - Parameter onState: The function to call.
  /// - Returns: A function that ends the subscription.
  public func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void {
    let subscription = observable.subscribe(onState)
    return { subscription.dispose() }
  }
}

/// A state that keeps its path in `path`, so that a ``NavigationRouter`` need not be told where the path is.
public protocol NavigatableState {
  /// The keys of the root coordinator.
  associatedtype Initial: PathIdentifier

  /// Where the app is.
  var path: Path<Initial> { get }
}
