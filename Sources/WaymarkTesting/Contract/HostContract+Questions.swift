import Waymark

extension HostContract {
  /// A screen asks the user before it is left: the question lies over the tree, and the router's tree knows nothing of it.
  var questionScenarios: [ContractScenario<R>] {
    guard features.contains(.modals) else { return [] }
    let r = routes
    let ask = ContractMove<R>(run: "leave a screen that asks the user") { run in
      guard let router = run.router, let top = router.host.shown?.visibleElement else { return }
      router.host.context(for: top).onLeave { _ in
        .ask(Question<R, Bool>(r[5], as: .alert)) { $0 == true ? .allow : .stay }
      }
      router.pop()
    }.leading { $0.question != nil }
    let leave = ContractMove<R>(run: "leave the question") { $0.router?.dismiss() }.leading {
      $0.question == nil
    }
    let again = ContractMove<R>(run: "leave the screen again") { $0.router?.pop() }.leading {
      $0.question != nil
    }
    let answer = ContractMove<R>(run: "answer the question") { run in
      guard let router = run.router, let question = run.question else { return }
      router.host.context(for: question).answer(Question<R, Bool>(r[5], as: .alert), true)
    }.leading { $0.question == nil && $0.router?.isSettled == true }
    return [
      ContractScenario(
        "a question to the user", RouteTree(.stack(stack(0, 1, 2))),
        [
          ask, leave, again, answer, ContractMove("push") { $0.push(r[3]) },
          ContractMove("present") { $0.present(r[1]) }, ContractMove("push in the modal") { $0.push(r[4]) },
          ask, answer,
        ])
    ]
  }
}

extension ContractMove {
  /// The same move, which is waited for until the router has come to ask the host for what it leads to.
  fileprivate func leading(to hasLed: @escaping @MainActor (ContractRun<R>) -> Bool) -> ContractMove {
    var move = self
    move.hasLed = hasLed
    return move
  }
}

extension ContractRun {
  /// The question to the user, which is in what the host is to show and not in the router's tree.
  fileprivate var question: Entry<R>? {
    guard let router, router.host.tree.modals.count > router.tree.modals.count else { return nil }
    return router.host.tree.modals.last?.root
  }
}
