/// Something to be asked about a navigation, answered at once or later.
enum Question<R: Route> {
  case immediate(@MainActor (Proposal<R>) -> Decision<R>)
  case deferred(@MainActor (Proposal<R>) async -> Decision<R>)
}
