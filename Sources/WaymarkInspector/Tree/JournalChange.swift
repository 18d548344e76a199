/// One change of a tree: a step of a journal, reduced to a few forms.
package enum JournalChange: Hashable, Sendable {
  /// The whole tree is replaced.
  case whole(JournalTree)
  /// Places of a stack are replaced by others.
  case splice(JournalPath, Range<Int>, [JournalPlace])
  /// Another tab is selected, or another column is in front.
  case focus(JournalPath, Int)
  /// A container is replaced.
  case replace(JournalPath, JournalContainer)
  /// The modal at a position is presented with other detents, which its style names.
  case detents(Int, style: String)
  /// A modal is presented over the others.
  case present(JournalTree.Modal)
  /// The modal at a position is dismissed, with those above it.
  case dismiss(Int)
}

extension JournalChange {
  /// Reads a step as it is written, or returns `nil` if it is not a step or does not fit the tree.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - tree: The tree that the step changes.
  ///   - isLoose: Whether the tree may have more places than the step knows, above those that it removes.
  /// - Complexity: O(*n*) in the size of the step, and of columns where some come or go.
  package init?(step: JSONValue, in tree: JournalTree, isLoose: Bool = false) {
    if let path = JournalPath(step["stack"]) {
      self.init(stack: step, path, tree, isLoose)
    } else if let index = step["dismiss"]?.integer {
      guard tree.modals.indices.contains(index) else { return nil }
      let gone = tree.modals[index...].reduce(0) { $0 + $1.container.placeCount }
      guard isLoose || step["out"]?.elements?.count == gone else { return nil }
      self = .dismiss(index)
    } else if let index = step["detents"]?.integer {
      guard tree.modals.indices.contains(index), let style = JournalTree.Modal.style(step) else { return nil }
      self = .detents(index, style: style)
    } else if step["present"] != nil {
      guard let modal = JournalTree.Modal(step["m"]) else { return nil }
      self = .present(modal)
    } else if let path = JournalPath(step["select"]) {
      guard let branch = step["to"]?.integer else { return nil }
      self = .focus(path, branch)
    } else if let path = JournalPath(step["columns"]) {
      self.init(columns: step, path, tree)
    } else if let path = JournalPath(step["replace"]) {
      guard let container = step["c"].flatMap(JournalContainer.init) else { return nil }
      self = .replace(path, container)
    } else if let path = JournalPath(step["update"]) {
      guard let index = step["i"]?.integer, let route = step["r"],
        case .stack(let places)? = tree.container(at: path), places.indices.contains(index)
      else { return nil }
      let place = JournalPlace(id: step["e"]?.integer ?? places[index].id, text: RouteText.text(of: route))
      self = .splice(path, index..<(index + 1), [place])
    } else {
      return nil
    }
  }

  private init?(stack step: JSONValue, _ path: JournalPath, _ tree: JournalTree, _ isLoose: Bool) {
    let below = step["below"]?.integer ?? 0
    let above = step["above"]?.integer ?? 0
    let gone = (step["out"]?.elements ?? []).map(\.integer)
    guard case .stack(let places)? = tree.container(at: path), (0...places.count).contains(below), above >= 0,
      case let rest = places.count - below - gone.count, isLoose ? rest >= above : rest == above
    else { return nil }
    let range = below..<(below + gone.count)
    guard places[range].map(\.id) == gone else { return nil }
    self = .splice(path, range, (step["in"]?.elements ?? []).map(JournalPlace.init))
  }

  private init?(columns step: JSONValue, _ path: JournalPath, _ tree: JournalTree) {
    let came = step["in"]?.elements ?? []
    let read = came.compactMap(JournalContainer.init)
    guard case .columns(let old, let places, _)? = tree.container(at: path), read.count == came.count,
      let kept = step["kept"]?.integer, (1...old.count).contains(kept), kept + read.count <= places
    else { return nil }
    let new = Array(old.prefix(kept)) + read
    guard let front = step["front"]?.integer ?? 0 as Int?, new.indices.contains(front) else { return nil }
    self = .replace(path, .columns(new, places: places, front: front))
  }
}

extension JournalChange {
  /// How many places it adds.
  var placeCount: Int {
    switch self {
    case .whole(let tree): tree.placeCount
    case .splice(_, _, let places): places.count
    case .replace(_, let container): container.placeCount
    case .present(let modal): modal.container.placeCount
    case .focus, .detents, .dismiss: 0
    }
  }
}

/// Where a container is in a tree: its layer, which is 0 for the root and 1 for the first modal, and the tabs and
/// columns that lead to it.
package struct JournalPath: Hashable, Sendable {
  package let layer: Int
  package let branches: [Int]

  package init(layer: Int, branches: [Int] = []) {
    self.layer = layer
    self.branches = branches
  }

  /// Reads a path as it is written.
  package init?(_ value: JSONValue?) {
    guard let numbers = value?.elements?.map(\.integer), let layer = numbers.first ?? nil, layer >= 0,
      case let branches = numbers.dropFirst().compactMap({ $0 }), branches.count == numbers.count - 1,
      branches.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(layer: layer, branches: branches)
  }

  /// The path as the end of a sentence: ` in branch 1 of modal 2`, and nothing for the root.
  package var suffix: String {
    let parts = branches.reversed().map { "branch \($0)" } + (layer == 0 ? [] : ["modal \(layer)"])
    return parts.isEmpty ? "" : " in \(parts.joined(separator: " of "))"
  }
}
