/// The coordinator's work for navigations that guards are asked about, each in a task of its own.
@MainActor
final class ScreenPreparation<R: Route> {
  private let prepare: @MainActor (R) async -> Void
  private var tasks: [NavigationID: Task<Void, Never>] = [:]

  init(_ router: Router<R>, _ prepare: @escaping @MainActor (R) async -> Void) {
    self.prepare = prepare
    router.onEvent { [weak self, weak router] event in
      switch event.kind {
      case .requested, .redirected: self?.restart(event.navigationID, router)
      case .finished(.completed): self?.tasks[event.navigationID] = nil
      case .finished: self?.tasks.removeValue(forKey: event.navigationID)?.cancel()
      default: break
      }
    }.tied(to: self)
  }

  /// Prepares where a navigation leads by now, if guards are still asked about it when the router has taken the request.
  private func restart(_ navigation: NavigationID, _ router: Router<R>?) {
    tasks[navigation]?.cancel()
    tasks[navigation] = Task { [weak router, prepare] in
      guard !Task.isCancelled, let proposal = router?.host.proposal, proposal.navigation == navigation else {
        return
      }
      await prepare(proposal.route)
    }
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}
