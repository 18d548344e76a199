import Waymark

extension HostContract {
  /// A move whose first step fails before the host gets it, so that the host builds the tree from what it still shows.
  private func rebuild(_ name: String, _ change: @escaping @MainActor (Router<R>) -> Void) -> ContractMove<R>
  {
    ContractMove(run: "rebuild after \(name)") { run in
      guard let router = run.router else { return }
      run.failNextStep()
      change(router)
    }
  }

  var rebuildScenario: ContractScenario<R> {
    let r = routes
    var moves = [
      rebuild("a push") { $0.push(r[1]) },
      ContractMove("push") { $0.push(r[2]) },
      rebuild("a pop") { $0.pop() },
      rebuild("another stack") { [other = stack(3, 1, 4)] in $0.edit { $0.setStack(other) } },
      rebuild("another root") { $0.setRoot(.stack(stack(5, 2))) },
    ]
    if features.contains(.modals) {
      moves += [
        ContractMove("present") { $0.present(r[3]) },
        rebuild("a second modal") { $0.present(r[4]) },
        rebuild("one modal less and a push") { router in
          router.edit { tree in
            tree.dismiss()
            tree.push(r[0])
          }
        },
        rebuild("no modal") { $0.dismiss() },
      ]
    }
    if features.contains(.tabs) {
      moves += [
        rebuild("tabs") { $0.setRoot(tabs((0, []), (1, [2]), selected: 0)) },
        rebuild("another tab") { $0.select(r[1]) },
        rebuild("a stack again") { $0.setRoot(.stack(stack(0))) },
      ]
    }
    // Screens that have ended are dead: their objections are not asked and what they save is lost.
    let takeOver = ContractMove<R>(run: "another host takes over for a while") { $0.takeOver() }
    moves += [ContractMove("push") { $0.push(r[1]) }, takeOver, ContractMove("pop") { $0.pop() }]
    if features.contains(.modals) {
      moves += [
        ContractMove("present") { $0.present(r[2]) }, takeOver, ContractMove("dismiss") { $0.dismiss() },
      ]
    }
    if features.contains(.tabs) {
      moves += [ContractMove("tabs") { $0.setRoot(tabs((0, [2]), (1, []), selected: 0)) }, takeOver]
    }
    return ContractScenario("rebuilds from what is shown", RouteTree(r[0]), moves)
  }
}
