import Waymark

/// One thing that a check does to a host, after which the host has to come to rest.
@MainActor
struct ContractMove<R: Route> {
  let name: String
  let act: @MainActor (ContractRun<R>) -> Void

  /// A move of the router's.
  init(_ name: String, _ act: @escaping @MainActor (Router<R>) -> Void) {
    self.init(run: name) { run in if let router = run.router { act(router) } }
  }

  /// A move that needs more than the router.
  init(run name: String, _ act: @escaping @MainActor (ContractRun<R>) -> Void) {
    self.name = name
    self.act = act
  }
}
