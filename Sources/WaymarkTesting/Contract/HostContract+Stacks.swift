import Waymark

extension HostContract {
  func stack(_ indices: Int...) -> RouteStack<R> {
    RouteStack(root: routes[indices[0]], pushed: indices.dropFirst().map { routes[$0] })
  }

  var stackScenarios: [ContractScenario<R>] {
    let r = routes
    return [
      ContractScenario(
        "pushes and pops", RouteTree(r[0]),
        [
          ContractMove("push") { $0.push(r[1]) },
          ContractMove("push above") { $0.push(r[2]) },
          ContractMove("pop") { $0.pop() },
          ContractMove("push without animation") { $0.push(r[3], options: .unanimated) },
          ContractMove("push the same route") { $0.push(r[3]) },
          ContractMove("pop one of two equal") { $0.pop() },
          ContractMove("push two at once") { router in
            router.edit { tree in
              tree.push(r[4])
              tree.push(r[5])
            }
          },
          ContractMove("pop two") { $0.pop(2) },
          ContractMove("push again") { $0.push(r[1]) },
          ContractMove("pop to the root") { $0.popToRoot() },
        ]),
      ContractScenario(
        "stacks that change below the top", RouteTree(.stack(stack(0, 1, 2, 3))),
        [
          ContractMove("take one out of the middle") { $0.set(RouteTree(.stack(stack(0, 2, 3)))) },
          ContractMove("put one in the middle") { $0.set(RouteTree(.stack(stack(0, 1, 2, 3)))) },
          ContractMove("replace all above the root") { $0.set(RouteTree(.stack(stack(0, 4, 5)))) },
          ContractMove("replace the root") { $0.set(RouteTree(.stack(stack(1, 4, 5)))) },
          ContractMove("replace the top") { $0.replaceTop(with: r[2]) },
          ContractMove("change below and above at once") { $0.set(RouteTree(.stack(stack(0, 4, 3, 5)))) },
          ContractMove("two equal ones") { router in
            router.edit { tree in
              tree.push(r[1])
              tree.push(r[1])
            }
          },
          ContractMove("take out the lower of two equal") { router in
            guard case .stack(let stack)? = router.shown?.root else { return }
            let id = stack[stack.count - 2].id
            router.edit { $0.remove(id) }
          },
          ContractMove("fill the window anew") { $0.setRoot(.stack(stack(2, 3))) },
          ContractMove("another stack") { $0.set(RouteTree(.stack(stack(5)))) },
        ]),
    ]
  }

  var updateScenario: ContractScenario<R> {
    let r = routes
    return ContractScenario(
      "places that change where they are", RouteTree(.stack(stack(0, 1))),
      [
        ContractMove("update the top") { router in
          if let top = router.shown?.visibleElement { router.update(top.id, to: r[2]) }
        },
        ContractMove("update the root") { router in
          if let root = router.shown?.root.root { router.update(root.id, to: r[3]) }
        },
        ContractMove("update and push") { router in
          router.edit { tree in
            tree.update(tree.tree.visibleElement.id, to: r[4])
            tree.push(r[5])
          }
        },
        ContractMove("pop to what was updated") { $0.pop() },
        ContractMove("push two more") { router in
          router.edit { tree in
            tree.push(r[0])
            tree.push(r[1])
          }
        },
        ContractMove("change around one that is updated") { router in
          router.edit { tree in
            tree.pop()
            tree.update(tree.tree.visibleElement.id, to: r[2])
            tree.setStack(stack(3, 5, 2))
            tree.push(r[4])
          }
        },
        ContractMove("pop to what was moved") { $0.pop() },
      ])
  }

  var burstScenario: ContractScenario<R> {
    let r = routes
    let burst = ContractMove<R>("push, push, pop, push, replace, pop, push in one turn") { router in
      router.push(r[1])
      router.push(r[2])
      router.pop()
      router.push(r[3])
      router.replaceTop(with: r[4])
      router.pop()
      router.push(r[5])
    }
    let back = ContractMove<R>("pop, push, pop to the root in one turn") { router in
      router.pop()
      router.push(r[2])
      router.popToRoot()
    }
    let moves = Array(repeating: [burst, burst, back], count: 4).flatMap(\.self)
    return ContractScenario("bursts", RouteTree(r[0]), moves)
  }

  var releaseScenarios: [ContractScenario<R>] {
    let r = routes
    let push = ContractMove<R>("push and release") { $0.push(r[1]) }
    let pop = ContractMove<R>("pop and release") { $0.pop() }
    return [
      ContractScenario("released at rest", RouteTree(.stack(stack(0, 1, 2))), []),
      ContractScenario("released during a push", RouteTree(r[0]), [], last: push),
      ContractScenario("released during a pop", RouteTree(.stack(stack(0, 1, 2))), [], last: pop),
    ]
  }
}
