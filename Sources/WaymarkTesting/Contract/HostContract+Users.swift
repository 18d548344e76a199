import Waymark

extension HostContract {
  var userScenario: ContractScenario<R> {
    let r = routes
    let close = ContractMove<R>(run: "the user leaves what is on top") { run in
      if let id = run.closableEntry { run.userCloses(id) }
    }
    var moves = [
      close,
      ContractMove("push") { $0.push(r[3]) },
      close, close,
      ContractMove("push two") { router in
        router.push(r[4])
        router.push(r[5])
      },
      ContractMove(run: "the user leaves what is on top while a push is under way") { run in
        let id = run.closableEntry
        run.router?.push(r[1])
        if let id { run.userCloses(id) }
      },
    ]
    if features.contains(.modals) {
      moves += [
        ContractMove("present") { $0.present(r[1]) },
        close,
        ContractMove("present two") { router in
          router.present(r[2])
          router.present(r[3])
        },
        ContractMove("push in the modal") { $0.push(r[4]) },
        close, close, close,
        ContractMove("present again") { $0.present(r[5]) },
      ]
    }
    if features.contains(.tabs) {
      moves += [
        ContractMove("tabs") { $0.setRoot(tabs((0, []), (1, [2]), selected: 0)) },
        ContractMove(run: "the user picks a tab") { $0.userSelects(BranchPath.root.appending(branch: 1)) },
        close,
        ContractMove("push in the tab") { $0.push(r[3]) },
      ]
    }
    return ContractScenario("what users do without asking", RouteTree(.stack(stack(0, 1, 2))), moves)
  }
}

extension ContractRun {
  /// The entry that a user could leave: the top of a stack, the root of a column that covers the one before, or a modal.
  var closableEntry: EntryID? {
    guard let router, let shown = router.host.shown else { return nil }
    let path = shown.visiblePath
    guard let stack = shown.stack(at: path) else { return nil }
    if stack.count > 1 { return stack.top.id }
    if let place = shown.columns(around: path), case .columns(let columns)? = shown.container(at: place),
      columns.front > 0
    {
      return router.host.columnsThatFit == 1 ? columns.frontContainer.root.id : nil
    }
    return path.layer > 0 ? shown.modals[path.layer - 1].root.id : nil
  }
}
