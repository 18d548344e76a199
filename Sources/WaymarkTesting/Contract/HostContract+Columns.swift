import Waymark

extension HostContract {
  /// Columns with the routes at some positions in each, the root first.
  func columns(_ filled: [Int]..., places: Int = 2, front: Int? = nil) -> Container<R> {
    let stacks = filled.map { column in
      Container.stack(RouteStack(root: routes[column[0]], pushed: column.dropFirst().map { routes[$0] }))
    }
    guard let valid = RouteColumns(places: places, filled: stacks, front: front) else {
      preconditionFailure("A scenario's columns are 1 to 3, and one of them is in front")
    }
    return .columns(valid)
  }

  /// A move that makes room for that many columns.
  func resize(_ count: Int) -> ContractMove<R> {
    ContractMove(run: "room for \(count)") { $0.resize(to: count) }
  }

  var columnScenarios: [ContractScenario<R>] {
    [1, 2, 3].map(columnScenario) + [widthScenario, columnUserScenario] + nestedColumnScenarios
  }

  /// Columns that are filled, changed and emptied, with room for that many.
  private func columnScenario(room: Int) -> ContractScenario<R> {
    let r = routes
    let first = BranchPath.root.appending(branch: 0)
    var moves = [
      resize(room),
      ContractMove("fill") { $0.fill(r[1], column: 1) },
      ContractMove("push in it") { $0.push(r[2]) },
      ContractMove("fill it with another") { $0.fill(r[3], column: 1) },
      ContractMove("fill it with the same root") { $0.fill(.stack(stack(3, 4)), column: 1) },
      ContractMove("push in a column that is not in front") { router in
        router.edit { $0.push(r[5], at: first) }
      },
      ContractMove("pop") { $0.pop() },
      ContractMove("bring the first to front") { $0.focusColumn(0) },
      ContractMove("push in the first") { $0.push(r[2]) },
      ContractMove("pop two in the first") { $0.pop(2) },
      ContractMove("fill the last") { $0.fill(r[2], column: 2) },
      ContractMove("bring the middle to front") { $0.focusColumn(1) },
      ContractMove("push in the middle") { $0.push(r[0]) },
      ContractMove("bring the last to front") { $0.focusColumn(2) },
      ContractMove("replace the middle") { $0.fill(r[5], column: 1) },
      ContractMove("fill and push at once") { router in
        router.edit { tree in
          tree.fill(r[1], column: 2)
          tree.push(r[4])
        }
      },
      ContractMove("bring the first to front and push in it at once") { router in
        router.edit { tree in
          tree.focusColumn(0)
          tree.push(r[3])
        }
      },
      ContractMove("empty the last without animation") { $0.clearColumns(from: 2, options: .unanimated) },
      ContractMove("empty") { $0.clearColumns(from: 1) },
      ContractMove("fill two at once") { router in
        router.edit { tree in
          tree.fill(r[1], column: 1)
          tree.fill(r[2], column: 2)
        }
      },
      ContractMove("empty the front") { $0.clearColumns(from: 2) },
      ContractMove("change all") { $0.set(RouteTree(columns([4], [2, 1], [0], places: 3, front: 1))) },
      ContractMove("take out the only one of a column") { router in
        guard case .columns(let columns)? = router.shown?.root, columns.count == 3 else { return }
        let id = columns[2].root.id
        router.edit { $0.remove(id) }
      },
      ContractMove("two places instead of three") { $0.setRoot(columns([4], [5], front: 0)) },
      ContractMove("a stack in place of columns") { $0.setRoot(.stack(stack(5, 4))) },
      ContractMove("columns in place of a stack") { $0.setRoot(columns([0], [1, 2])) },
      ContractMove(run: "another host takes over for a while") { $0.takeOver() },
      ContractMove("pop after that") { $0.pop() },
    ]
    if features.contains(.updates) {
      moves.append(
        ContractMove("update the root of a column") { router in
          guard case .columns(let columns)? = router.shown?.root, columns.count == 2 else { return }
          router.update(columns[1].root.id, to: r[3])
        })
    }
    return ContractScenario("columns with room for \(room)", RouteTree(columns([0], places: 3)), moves)
  }

  /// Columns whose width changes at any moment.
  private var widthScenario: ContractScenario<R> {
    let r = routes
    var moves = [
      resize(2), resize(1),
      changing("fill, and wider", to: 2) { $0.fill(r[1], column: 1) },
      changing("push, and narrower", to: 1) { $0.push(r[2]) },
      resize(2), resize(1),
      changing("bring the first to front, and wider", to: 3) { $0.focusColumn(0) },
      resize(1),
      changing(
        "bring the second to front, and narrower and wider five times", to: 1, 2, 1, 2, 3, 1, 2, 1, 2, 1
      ) {
        $0.focusColumn(1)
      },
      changing("pop, and wider", to: 2) { $0.pop() },
      changing("many things, and narrower and wider", to: 1, 2, 1) { router in
        router.push(r[3])
        router.focusColumn(0)
        router.push(r[4])
        router.fill(r[5], column: 1)
        router.push(r[2])
      },
      changing("empty, and wider", to: 2) { $0.clearColumns(from: 1) },
      changing("fill and empty, and narrower", to: 1) { router in
        router.fill(r[2], column: 1)
        router.clearColumns(from: 1)
      },
      ContractMove("fill again") { $0.fill(.stack(stack(1, 3)), column: 1) },
    ]
    if features.contains(.modals) {
      moves += [
        changing("present, and wider", to: 2) { $0.present(r[4]) },
        resize(1), resize(2),
        ContractMove("change what is below") { router in
          router.edit { $0.push(r[5], at: BranchPath.root.appending(branch: 0)) }
        },
        changing("dismiss, and narrower", to: 1) { $0.dismiss() },
        resize(3),
      ]
    }
    return ContractScenario("columns whose width changes", RouteTree(columns([0])), moves)
  }

  /// A move during which the width changes.
  private func changing(
    _ name: String, to counts: Int..., act: @escaping @MainActor (Router<R>) -> Void
  ) -> ContractMove<R> {
    ContractMove(run: name) { run in
      if let router = run.router { act(router) }
      for count in counts { run.resize(to: count) }
    }
  }

  /// The acts of users in columns.
  private var columnUserScenario: ContractScenario<R> {
    let r = routes
    let close = ContractMove<R>(run: "the user leaves what is on top") { run in
      if let id = run.closableEntry { run.userCloses(id) }
    }
    let closeColumn = ContractMove<R>(run: "the user leaves a column with all that is on it") { run in
      guard run.router?.host.columnsThatFit == 1, case .columns(let columns)? = run.router?.shown?.root,
        columns.front > 0
      else { return }
      run.userCloses(columns.frontContainer.root.id)
    }
    func select(_ column: Int) -> ContractMove<R> {
      ContractMove(run: "the user goes to column \(column)") { run in
        guard (run.router?.host.columnsThatFit ?? 1) > 1 else { return }
        run.userSelects(BranchPath.root.appending(branch: column))
      }
    }
    return ContractScenario(
      "what users do in columns", RouteTree(columns([0], [1, 2])),
      [
        resize(1), close, close,
        ContractMove("fill") { $0.fill(.stack(stack(1, 2, 3)), column: 1) },
        closeColumn,
        ContractMove("fill again") { $0.fill(.stack(stack(2, 3)), column: 1) },
        resize(2), select(0), select(1), close, close,
        ContractMove("push") { $0.push(r[4]) },
        select(0),
        ContractMove("push in the first") { $0.push(r[5]) },
        close, select(1), resize(1), close, closeColumn,
        ContractMove(run: "the user leaves a column while another comes") { run in
          run.router?.fill(r[3], column: 1)
          if let id = run.closableEntry { run.userCloses(id) }
        },
        resize(2),
        ContractMove(run: "the user goes to another column while a push is under way") { run in
          run.router?.push(r[1])
          guard case .columns(let columns)? = run.router?.shown?.root, columns.count == 2,
            (run.router?.host.columnsThatFit ?? 1) > 1
          else { return }
          run.userSelects(BranchPath.root.appending(branch: 1 - columns.front))
        },
      ])
  }
}
