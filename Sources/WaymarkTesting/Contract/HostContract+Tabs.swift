import Waymark

extension HostContract {
  /// Tabs with the routes at some positions as keys and roots, and what is pushed in each.
  func tabs(_ tabs: (key: Int, pushed: [Int])..., selected: Int) -> Container<R> {
    let all = tabs.map { tab in
      let stack = RouteStack(root: routes[tab.key], pushed: tab.pushed.map { routes[$0] })
      return RouteTab(routes[tab.key], stack)
    }
    guard let valid = RouteTabs(checking: all, selectedKey: routes[selected]) else {
      preconditionFailure("The keys of a scenario's tabs differ from one another")
    }
    return .tabs(valid)
  }

  var tabScenario: ContractScenario<R> {
    let r = routes
    return ContractScenario(
      "tabs and what they hide", RouteTree(tabs((0, []), (1, [3]), (2, []), selected: 0)),
      [
        ContractMove("select") { $0.select(r[1]) },
        ContractMove("push in a tab") { $0.push(r[4]) },
        ContractMove("select another") { $0.select(r[2]) },
        ContractMove("select back") { $0.select(r[1]) },
        ContractMove("pop in a tab") { $0.pop() },
        ContractMove("push in a hidden tab") { router in router.edit { $0.push(r[5], inTab: r[0]) } },
        ContractMove("see what was hidden") { $0.select(r[0]) },
        ContractMove("change two hidden tabs") { router in
          router.edit { tree in
            tree.popToRoot(at: tree.tree.path(ofTab: r[1]))
            tree.setStack([r[2], r[3], r[4]], at: tree.tree.path(ofTab: r[2]))
          }
        },
        ContractMove("select and push at once") { router in
          router.edit { tree in
            tree.select(r[2])
            tree.push(r[5])
          }
        },
        ContractMove("a tab comes before the selected one") { router in
          router.edit { $0.insertTab(RouteTab(r[3], [r[3], r[4]]), at: 1) }
        },
        ContractMove("see the tab that came") { $0.select(r[3]) },
        ContractMove("the selected tab goes") { router in router.edit { $0.removeTab(r[3]) } },
        ContractMove("a hidden tab goes and another comes") { router in
          router.edit { tree in
            tree.removeTab(r[0])
            tree.insertTab(RouteTab(r[4]))
          }
        },
        ContractMove("all but one go") { router in
          router.edit { tree in
            tree.removeTab(r[1])
            tree.removeTab(r[2])
          }
        },
        ContractMove("other tabs") { $0.setRoot(tabs((1, []), (3, [4]), selected: 3)) },
        ContractMove("a stack in place of tabs") { $0.setRoot(.stack(stack(5, 4))) },
        ContractMove("tabs in place of a stack") { $0.setRoot(tabs((0, [1]), (2, []), selected: 0)) },
      ])
  }
}
