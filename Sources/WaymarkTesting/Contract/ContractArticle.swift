import Waymark

/// A promise of a host: the moves after each of which it has to show the router's tree.
///
/// The first move is the first tree.
struct ContractArticle<R: Route> {
  let promise: String
  let moves: [ContractMove<R>]
}

/// The acts of one turn, after which the host has to come to rest.
struct ContractMove<R: Route> {
  let name: String
  let acts: [ContractAct<R>]
}

/// One thing that the app, the user or the check does to a host.
enum ContractAct<R: Route> {
  /// The app sets a tree.
  case show(RouteTree<R>, isAnimated: Bool)
  /// The app changes the route of the visible place, and then maybe the tree, in one edit.
  case update(R, RouteTree<R>?)
  /// The app calls a few of a router's verbs, chosen by a random number.
  case verb(UInt64)
  /// The user leaves what is on top, or the column in front with all that is on it.
  case close
  case closeColumn
  /// The user begins to leave what is on top, and lets go.
  case giveUp
  /// The user picks the tab or the column at an index of the window.
  case select(Int)
  /// The window becomes as wide as that many columns need.
  case room(Int)
  /// The next step fails before the host gets it, which is asked for a rebuild then.
  case fail
  /// Another host shows the router for a while.
  case anotherHost
  /// The visible screen asks the user before it is left, and the app pops it.
  case ask
  case pop
  /// The app leaves what is on top, a question if one is open.
  case dismiss
  /// The screen of the question answers it.
  case answer
  /// The router is released, whatever is under way.
  case release
}

/// Reads moves from a text: their acts are words, joined by `+`.
///
/// A tree is written as trees describe themselves, without spaces, with `<e>` for a full-screen modal and with each of the letters a to f for
/// one of the routes; a tab's key is its root. A `~` before it stands for no animation.
@MainActor
struct ContractReader<R: Route> {
  private let contract: HostContract<R>
  private var rest: Substring = ""
  /// The containers in the tree that was read last.
  private var needs: HostFeatures = []

  init(_ contract: HostContract<R>) {
    self.contract = contract
  }

  /// Reads the moves of a promise.
  ///
  /// - Returns: The moves; those are left out that need more than the host can show.
  mutating func moves(_ text: String) -> [ContractMove<R>] {
    text.split(separator: " ").compactMap { words in
      needs = []
      var names: [String] = []
      let acts = words.split(separator: "+").map { word in
        let act = act(word)
        let name = if case .show(let tree, _) = act { tree.description } else { String(word) }
        names.append(name)
        return act
      }
      return needs.isSubset(of: contract.features)
        ? ContractMove(name: names.joined(separator: ", "), acts: acts) : nil
    }
  }

  private mutating func act(_ word: Substring) -> ContractAct<R> {
    let number = word.last?.wholeNumberValue ?? 0
    switch word.prefix(while: \.isLetter) {
    case "close": return .close
    case "closeColumn": return .closeColumn
    case "giveUp": return .giveUp
    case "select": return .select(number)
    case "room": return .room(number)
    case "fail": return .fail
    case "host": return .anotherHost
    case "release": return .release
    case "update":
      rest = word.dropFirst("update:".count)
      let route = letters()[0]
      return .update(route, rest.isEmpty ? nil : tree())
    case "ask": return .ask
    case "pop": return .pop
    case "dismiss": return .dismiss
    case "answer": return .answer
    default:
      rest = word.drop { $0 == "~" }
      return .show(tree(), isAnimated: word.first != "~")
    }
  }

  private mutating func tree() -> RouteTree<R> {
    let root = container()
    var modals: [Modal<R>] = []
    while let brace = rest.popFirst() {
      needs.insert(.modals)
      modals.append(Modal(brace == "<" ? .fullScreen : .sheet, inside()))
      rest.removeFirst()
    }
    return RouteTree(root, modals: modals)
  }

  /// Reads a container with the brackets around it.
  private mutating func container() -> Container<R> {
    let isOfTabs = rest.removeFirst() == "("
    var filled: [Container<R>] = []
    var capacity = 0
    var starred: Int?
    repeat {
      capacity += 1
      if take(".") { continue }
      filled.append(inside())
      if take("*") { starred = filled.count - 1 }
    } while take("|")
    rest.removeFirst()
    if isOfTabs {
      needs.insert(.tabs)
      let tabs = filled.map { RouteTab($0.root, $0) }
      guard let tabs = RouteTabs(checking: tabs, selectedKey: filled[starred ?? 0].root) else {
        preconditionFailure("The keys of a promise's tabs differ from one another")
      }
      return .tabs(tabs)
    }
    if capacity == 1 { return filled[0] }
    needs.insert(.columns)
    guard let columns = RouteColumns(capacity: capacity, filled: filled, front: starred) else {
      preconditionFailure("A promise's columns are 2 or 3")
    }
    return .columns(columns)
  }

  /// Reads a container between brackets or bars: a stack's places, or a container with brackets of its own.
  private mutating func inside() -> Container<R> {
    guard rest.first?.isLetter == true else { return container() }
    let routes = letters()
    return .stack(RouteStack(root: routes[0], pushed: Array(routes.dropFirst())))
  }

  private mutating func letters() -> [R] {
    let letters = rest.prefix(while: \.isLetter)
    rest.removeFirst(letters.count)
    return letters.utf8.map { contract.routes[Int($0 - UInt8(ascii: "a"))] }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
