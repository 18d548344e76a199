import Waymark

extension HostContract {
  /// Columns in tabs, tabs in columns, and both in a modal, as far as the host can show them.
  var nestedColumnScenarios: [ContractScenario<R>] {
    var all: [ContractScenario<R>] = []
    if features.contains(.tabs) { all += [columnsInTabsScenario, tabsInColumnsScenario] }
    if features.contains(.modals) { all.append(columnsInModalScenario) }
    return all
  }

  private var tabbedColumns: Container<R> {
    guard
      let tabs = RouteTabs(
        checking: [RouteTab(routes[0], stack(0)), RouteTab(routes[1], columns([1], [2, 3]))],
        selectedKey: routes[1])
    else { preconditionFailure("The keys of a scenario's tabs differ from one another") }
    return .tabs(tabs)
  }

  private var columnsInTabsScenario: ContractScenario<R> {
    let r = routes
    let hidden = BranchPath.root.appending(branch: 1)
    return ContractScenario(
      "columns in tabs", RouteTree(tabbedColumns),
      [
        resize(2),
        ContractMove("push") { $0.push(r[4]) },
        ContractMove("another tab") { $0.select(r[0]) },
        ContractMove("push in hidden columns") { router in
          router.edit { $0.push(r[5], at: hidden.appending(branch: 0)) }
        },
        resize(1),
        ContractMove("fill hidden columns") { router in router.edit { $0.fill(r[4], column: 1, in: hidden) }
        },
        ContractMove("the tab with the columns") { $0.select(r[1]) },
        ContractMove("bring the first to front") { $0.focusColumn(0) },
        resize(2),
        ContractMove("bring the second to front, and another tab") { router in
          router.edit { tree in
            tree.focusColumn(1)
            tree.select(r[0])
          }
        },
        ContractMove("a column of a tab that is hidden") { $0.select(hidden.appending(branch: 0)) },
        ContractMove("empty") { $0.clearColumns(from: 1) },
        resize(1),
      ])
  }

  private var tabsInColumnsScenario: ContractScenario<R> {
    let r = routes
    return ContractScenario(
      "tabs in columns", RouteTree(columns([0])),
      [
        resize(2),
        ContractMove("fill with tabs") { router in
          router.fill(tabs((1, []), (2, [3]), selected: 1), column: 1)
        },
        ContractMove("select a tab in the column") { $0.select(r[2]) },
        ContractMove("push in the tab") { $0.push(r[4]) },
        ContractMove("bring the first to front") { $0.focusColumn(0) },
        resize(1),
        ContractMove("bring the tabs to front") { $0.focusColumn(1) },
        ContractMove("pop in the tab") { $0.pop() },
        ContractMove("select another tab") { $0.select(r[1]) },
        resize(2),
        ContractMove("a stack in place of the tabs") { $0.fill(r[5], column: 1) },
        ContractMove("tabs in its place") { router in
          router.fill(tabs((3, [1]), (2, []), selected: 3), column: 1)
        },
        resize(1),
        ContractMove("empty") { $0.clearColumns(from: 1) },
      ])
  }

  private var columnsInModalScenario: ContractScenario<R> {
    let r = routes
    var moves = [
      resize(2),
      ContractMove<R>("present columns") { router in
        router.present(Modal(.sheet, columns([1], [2])))
      },
      ContractMove("push in a column of the modal") { $0.push(r[3]) },
      ContractMove("bring the first to front") { $0.focusColumn(0) },
      resize(1),
      ContractMove("fill the second") { $0.fill(r[4], column: 1) },
      ContractMove("present over it") { $0.present(r[5]) },
      resize(3),
      ContractMove("dismiss what is over it") { $0.dismiss() },
      ContractMove("empty") { $0.clearColumns(from: 1) },
      ContractMove("dismiss the columns") { $0.dismiss() },
    ]
    if features.contains(.tabsInModals) {
      moves += [
        ContractMove("present columns in tabs") { router in
          router.present(Modal(.sheet, tabbedColumns))
        },
        ContractMove("push in a column of the tab") { $0.push(r[4]) },
        resize(1),
        ContractMove("another tab") { $0.select(r[0]) },
        resize(2),
        ContractMove("the tab with the columns") { $0.select(r[1]) },
        ContractMove("fill") { $0.fill(r[5], column: 1) },
        ContractMove("dismiss the tabs") { $0.dismiss() },
      ]
    }
    return ContractScenario("columns in a modal", RouteTree(routes[0]), moves)
  }

  /// Something that a random walk does with columns.
  func columnVerb(_ choice: UInt64, _ router: Router<R>) {
    let route = routes[Int((choice >> 8) % UInt64(routes.count))]
    let column = Int((choice >> 32) % 3)
    switch (choice >> 40) % 8 {
    case 0, 1, 2: router.fill(route, column: column)
    case 3: router.clearColumns(from: column)
    case 4, 5: router.focusColumn(column)
    case 6: router.setRoot(columns([0, 3], [1], places: 3))
    default: router.edit { $0.push(route, at: BranchPath.root.appending(branch: column)) }
    }
  }
}
