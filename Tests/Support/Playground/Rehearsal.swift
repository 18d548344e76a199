import WaymarkState

/// A session of random edits, carried out by the library as apps call it.
struct Rehearsal {
  var tree: EntryTree<Spot>
  private(set) var steps: [Step<Entry<Spot>>] = []
  private(set) var hasChanged = false
  private var ids = EntryID.Generator()
  private var done: [EntryTree<Spot>] = []
  private var undone: [EntryTree<Spot>] = []
  var dice: Dice

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    tree = EntryTree(RouteTree<Spot>(.home), ids: &ids)
  }

  /// Does something by chance.
  ///
  /// - Returns: The command that asks the playground for the same.
  mutating func next() -> String {
    let before = tree
    let command: [String]
    var count = 0
    tree.forEachElement { _ in count += 1 }
    switch count > 60 ? 0 : dice.roll(22) {
    case 0, 1: command = set()
    case 2: command = undo()
    case 3: command = redo()
    case 4...9: command = editStack()
    case 10...14: command = editEntry()
    case 15...16: command = editModals()
    default: command = editBranches()
    }
    if command[0] != "undo", command[0] != "redo" {
      hasChanged = tree != before
      if hasChanged {
        done.append(before)
        if done.count > 200 { done.removeFirst() }
        undone = []
      }
    }
    steps = Array(before.steps(to: tree))
    return command.joined(separator: "\n")
  }

  mutating func entry(_ spot: Spot) -> Entry<Spot> { Entry(id: ids.next(), route: spot) }

  private mutating func set() -> [String] {
    var routes = RouteTree<Spot>.random(&dice)
    // A tree near the one that is there gives smaller steps.
    if dice.isTrue(oneIn: 2) {
      routes = tree.routes
      routes.push(.random(&dice))
      if dice.isTrue(oneIn: 2) { routes.dismiss() }
      if dice.isTrue(oneIn: 2) { routes.pop(2) }
    }
    tree = tree.reconciled(with: routes, ids: &ids)
    return ["set", "\(routes)"]
  }

  private mutating func undo() -> [String] {
    hasChanged = !done.isEmpty
    if let last = done.popLast() {
      undone.append(tree)
      tree = last
    }
    return ["undo"]
  }

  private mutating func redo() -> [String] {
    hasChanged = !undone.isEmpty
    if let next = undone.popLast() {
      done.append(tree)
      tree = next
    }
    return ["redo"]
  }

  private mutating func editStack() -> [String] {
    let path = dice.isTrue(oneIn: 2) ? nil : path(where: \.isStack)
    let key = path.map(Self.key) ?? ""
    let place = path ?? tree.visiblePath
    switch dice.roll(6) {
    case 0, 1, 2:
      let spot = Spot.random(&dice)
      tree.push(entry(spot), at: place)
      return ["push", spot.text, key]
    case 3:
      let count = dice.roll(4)
      tree.pop(count, at: place)
      return ["pop", "\(count)", key]
    case 4:
      tree.popToRoot(at: place)
      return ["popToRoot", key]
    default:
      let spot = Spot.random(&dice)
      tree.replaceTop(with: entry(spot), at: place)
      return ["replaceTop", spot.text, key]
    }
  }

  private mutating func editEntry() -> [String] {
    var all: [EntryID] = []
    tree.forEachElement { all.append($0.id) }
    // One that is gone is among them now and then.
    let id = dice.isTrue(oneIn: 12) ? EntryID(rawValue: 1) : all[dice.roll(all.count)]
    let number = "\(id.rawValue)"
    switch dice.roll(6) {
    case 0:
      tree.pop(to: id)
      return ["popTo", number]
    case 1:
      tree.remove(id)
      return ["remove", number]
    case 2:
      tree.close(id)
      return ["close", number]
    case 3:
      if let position = tree.position(of: id) { tree.goTo(position) }
      return ["goTo", number]
    case 4:
      let spot = Spot.random(&dice)
      tree.update(id, to: spot)
      return ["update", number, spot.text]
    default:
      let spot = Spot.random(&dice)
      tree.replace(id, with: entry(spot))
      return ["replace", number, spot.text]
    }
  }

  private mutating func editModals() -> [String] {
    switch dice.roll(6) {
    case 0:
      tree.dismissAll()
      return ["dismissAll"]
    case 1, 2:
      let index = dice.roll(tree.modals.count + 2) - 1
      tree.dismiss(at: index)
      return ["dismiss", "\(index)"]
    case 3 where dice.isTrue(oneIn: 3):
      let spot = Spot.random(&dice)
      tree.setRoot(entry(spot))
      return ["setRoot", spot.text]
    default:
      let spot = Spot.random(&dice)
      let style = ModalStyle.allCases[dice.roll(4)]
      tree.present(entry(spot), as: style)
      return ["present", spot.text, style.rawValue]
    }
  }

  /// A path as commands have it.
  static func key(_ path: ContainerPath) -> String {
    let branches = (0..<path.branchCount).map { ".\(path.branch(at: $0))" }
    return "\(path.layer)\(branches.joined())"
  }
}

extension Spot {
  /// The route as it reads in a tree, where the notation of routes is at hand.
  var text: String { "\(RouteStack(root: self))".dropFirst().dropLast().description }
}
