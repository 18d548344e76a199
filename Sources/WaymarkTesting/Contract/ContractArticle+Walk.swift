import Waymark

extension ContractArticle {
  /// How many moves a random walk has.
  private static var walkLength: Int { 40 }

  /// A random walk: in each move one to four verbs in one turn, maybe with another width, or something that the user does.
  @MainActor
  init(walk number: Int, seed: UInt64, in contract: HostContract<R>) {
    var random = SplitMix(seed: seed)
    let moves = (0..<Self.walkLength).map { number in
      var acts = (0..<Int.random(in: 1...4, using: &random)).map { _ in ContractAct<R>.verb(random.next()) }
      switch random.next() % 8 {
      case 0: acts = [.close]
      case 1: acts = [.giveUp]
      case 2, 3: acts.append(.room(Int.random(in: 1...3, using: &random)))
      default: break
      }
      return ContractMove(name: "move \(number)", acts: acts)
    }
    var reader = ContractReader(contract)
    self.init(promise: "random walk \(number)", moves: reader.moves("[ab]") + moves)
  }
}

extension HostContract {
  /// Calls a verb of a router that a random number stands for.
  func verb(_ choice: UInt64, _ router: Router<R>) {
    let route = routes[Int((choice >> 8) % UInt64(routes.count))]
    let other = routes[Int((choice >> 16) % UInt64(routes.count))]
    if features.contains(.columns), (choice >> 24) % 3 == 0 {
      let column = Int((choice >> 32) % 3)
      switch choice % 8 {
      case 0, 1, 2: router.fill(route, column: column)
      case 3: router.clearColumns(from: column)
      case 4, 5: router.focusColumn(column)
      case 6: setRoot("[ad|b*|.]", router)
      default: router.edit { $0.push(route, at: BranchPath.root.appending(branch: column)) }
      }
      return
    }
    switch choice % 18 {
    case 0...4: router.push(route)
    case 5, 6: router.pop()
    case 7: router.edit { $0.setStack([route, other]) }
    case 8: router.replaceTop(with: route)
    case 9: router.popToRoot()
    case 10 where features.contains(.modals): router.present(route)
    case 11 where features.contains(.modals): router.dismiss()
    case 12 where features.contains(.tabs): setRoot("([ad]|[b]*|[ce])", router)
    case 13, 14: router.select(route)
    case 15: router.edit { $0.push(route, inTab: other) }
    case 16:
      router.edit { tree in
        tree.update(tree.tree.visibleElement.id, to: route)
        tree.setStack([other, route])
      }
    default: router.pop(2)
    }
  }

  private func setRoot(_ text: String, _ router: Router<R>) {
    var reader = ContractReader(self)
    for case .show(let tree, _) in reader.moves(text).flatMap(\.acts) { router.setRoot(tree.root) }
  }
}
