/// Any store that a ``NavigationRouter`` can follow: an adapter of a few lines for one of another library.
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

  /// Calls a function with every new state from now on, on the main actor.
  ///
  /// Calling it with the state as it is, too, does no harm.
  ///
  /// - Parameter onState: What to call.
  /// - Returns: What ends the subscription.
  func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void
}

/// The module's own store as one of any.
@MainActor
final class VariableStore<State>: StateStore {
  let store: Store<Variable<State>>

  init(_ store: Store<Variable<State>>) {
    self.store = store
  }

  var state: State { store.observable.value }

  func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void {
    let subscription = store.observable.subscribe(onState)
    return { subscription.dispose() }
  }
}

/// A state that has its path in the usual place, for which a ``NavigationRouter`` needs not be told where it is.
public protocol NavigatableState {
  /// The keys of the root coordinator.
  associatedtype Initial: PathIdentifier

  /// Where the app is.
  var path: Path<Initial> { get set }
}
