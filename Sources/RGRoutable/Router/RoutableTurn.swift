import UIKitTurns

/// A push, a presentation or a removal as the engine's routes have it: the number of the call, and what was asked for.
public typealias RoutableTurn = TurnRoute
