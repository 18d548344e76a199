import Waymark

/// A tree to begin with, and what to do then.
@MainActor
struct ContractScenario<R: Route> {
  let name: String
  let start: RouteTree<R>
  var moves: [ContractMove<R>]

  /// What is under way when the router is released.
  var last: ContractMove<R>?

  init(_ name: String, _ start: RouteTree<R>, _ moves: [ContractMove<R>], last: ContractMove<R>? = nil) {
    self.name = name
    self.start = start
    self.moves = moves
    self.last = last
  }
}
