/// Makes the next state of an action and the state before it, which is `nil` for the very first.
public typealias Reducer<State> = (_ action: any Action, _ state: State?) -> State

/// Takes an action on its way.
public typealias DispatchFunction = (any Action) -> Void

/// Stands between whoever dispatches and the reducer: it gets the store's own dispatch function and its state, then the
/// next function in the chain, and gives the function that takes actions before that one.
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction
