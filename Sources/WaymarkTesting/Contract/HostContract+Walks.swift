import Waymark

extension HostContract {
  /// Everything that is tried, the simplest first.
  var scenarios: [ContractScenario<R>] {
    var all = stackScenarios
    if features.contains(.updates) { all.append(updateScenario) }
    if features.contains(.modals) { all += modalScenarios }
    if features.contains(.tabs) { all.append(tabScenario) }
    if features.contains(.columns) { all += columnScenarios }
    all += [burstScenario, rebuildScenario, userScenario] + releaseScenarios
    for number in 0..<walkCount { all.append(walk(number)) }
    return all
  }

  /// A random walk: at each move one to four verbs in one turn, or something that the user does.
  private func walk(_ number: Int) -> ContractScenario<R> {
    var random = SplitMix(seed: seed &+ UInt64(number))
    let moves = (0..<walkLength).map { step in
      let choices = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.next() }
      return ContractMove<R>(run: "move \(step) of random walk \(number)") { run in
        if let first = choices.first, first % 8 == 0 {
          if let id = run.closableEntry { run.userCloses(id) }
          return
        }
        for choice in choices { self.verb(choice, run) }
        if features.contains(.columns), let last = choices.last, last % 3 == 0 {
          run.resize(to: Int((last >> 48) % 3) + 1)
        }
      }
    }
    return ContractScenario("random walk \(number)", RouteTree(.stack(stack(0, 1))), moves)
  }

  private func verb(_ choice: UInt64, _ run: ContractRun<R>) {
    guard let router = run.router else { return }
    if features.contains(.columns), (choice >> 24) % 3 == 0 { return columnVerb(choice, router) }
    let route = routes[Int((choice >> 8) % UInt64(routes.count))]
    let other = routes[Int((choice >> 16) % UInt64(routes.count))]
    switch choice % 16 {
    case 0...4: router.push(route)
    case 5, 6: router.pop()
    case 7: router.edit { $0.setStack([route, other]) }
    case 8: router.replaceTop(with: route)
    case 9: router.popToRoot()
    case 10 where features.contains(.modals): router.present(route)
    case 11 where features.contains(.modals): router.dismiss()
    case 12 where features.contains(.tabs): router.setRoot(tabs((0, [3]), (1, []), (2, [4]), selected: 1))
    case 13, 14: router.select(route)
    case 15: router.edit { $0.push(route, inTab: other) }
    default: router.pop(2)
    }
  }
}
