import Waymark

extension HostContract {
  var modalScenarios: [ContractScenario<R>] {
    let r = routes
    var scenarios = [
      ContractScenario(
        "modals over modals", RouteTree(.stack(stack(0, 1))),
        [
          ContractMove("present") { $0.present(r[2]) },
          ContractMove("push in a modal") { $0.push(r[3]) },
          ContractMove("present over it") { $0.present(r[4], as: .fullScreen) },
          ContractMove("push below the modals") { router in router.edit { $0.push(r[5], at: .root) } },
          ContractMove("dismiss the upper") { $0.dismiss() },
          ContractMove("pop in a modal") { $0.pop() },
          ContractMove("dismiss the lower") { $0.dismiss() },
          ContractMove("present two at once") { router in
            router.edit { tree in
              tree.present(r[2], as: .sheet)
              tree.push(r[3])
              tree.present(r[4], as: .sheet)
            }
          },
          ContractMove("dismiss both and push") { $0.set(RouteTree(.stack(stack(0, 1, 2)))) },
          ContractMove("present again") { $0.present(r[3]) },
          ContractMove("another style") { router in
            router.set(RouteTree(.stack(stack(0, 1, 2)), modals: [Modal(.fullScreen, stack(3))]))
          },
          ContractMove("another modal in its place") { router in
            router.set(RouteTree(.stack(stack(0, 1, 2)), modals: [Modal(.fullScreen, stack(4, 5))]))
          },
          ContractMove("change below, dismiss and present at once") { router in
            router.set(RouteTree(.stack(stack(0, 3)), modals: [Modal(.sheet, stack(1))]))
          },
          ContractMove("fill the window anew") { $0.setRoot(.stack(stack(5))) },
        ]),
      ContractScenario(
        "released during a presentation", RouteTree(r[0]), [],
        last: ContractMove("present and release") { $0.present(r[1]) }),
    ]
    if features.contains(.tabsInModals) {
      scenarios.append(
        ContractScenario(
          "tabs in a modal", RouteTree(r[0]),
          [
            ContractMove("present tabs") { router in
              router.present(Modal(.sheet, tabs((1, []), (2, [3]), selected: 1)))
            },
            ContractMove("select in the modal") { $0.select(r[2]) },
            ContractMove("push in the modal") { $0.push(r[4]) },
            ContractMove("dismiss the tabs") { $0.dismiss() },
          ]))
    }
    return scenarios
  }
}
