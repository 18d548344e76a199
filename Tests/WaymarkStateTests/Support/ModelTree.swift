import WaymarkState

/// The plain model that the diff is held against: nested arrays, and steps carried out in the simplest way.
///
/// It reads trees and steps through their public parts alone and shares no code with them.
struct ModelTree<Element: TreeElement>: Equatable {
  var presentations: [Presentation]
  var layers: [ModelContainer<Element>]

  init(_ tree: Tree<Element>) {
    presentations = tree.modals.map(\.presentation)
    layers = [ModelContainer(tree.root)] + tree.modals.map { ModelContainer($0.container) }
  }

  /// Carries out a step.
  ///
  /// - Returns: What is wrong with the step, or `nil`.
  mutating func apply(_ step: Step<Element>) -> String? {
    switch step.change {
    case .dismiss(let modals, let index):
      guard index >= 0, !modals.isEmpty, index + modals.count == presentations.count,
        modals.map(\.presentation) == Array(presentations[index...])
      else { return "not the topmost modals" }
      guard modals.map({ ModelContainer($0.container) }) == Array(layers[(index + 1)...]) else {
        return "the modals are others"
      }
      presentations.removeLast(modals.count)
      layers.removeLast(modals.count)
    case .detents(let index, let old, let new):
      guard presentations.indices.contains(index), presentations[index] == old, old != new,
        old.style == new.style
      else { return "gives detents to another modal" }
      presentations[index] = new
    case .present(let modal, let index):
      guard index == presentations.count else { return "not presented on top" }
      presentations.append(modal.presentation)
      layers.append(ModelContainer(modal.container))
    case .select(let path, let from, let to):
      return edit(path) { $0.select(from: from, to: to) }
    case .replace(let path, let old, let new):
      return edit(path) { container in
        guard container == ModelContainer(old) else { return "replaces another container" }
        container = ModelContainer(new)
        return nil
      }
    case .stack(let change):
      return edit(change.path) { $0.splice(change) }
    case .columns(let change):
      return edit(change.path) { $0.fill(change) }
    case .update(let position, let old, let new):
      return edit(position.path) { $0.update(position.index, old: old, new: new) }
    }
    return nil
  }

  /// Whether the user sees the container at a path where all columns fit.
  func isVisible(_ path: BranchPath) -> Bool {
    guard path.layer == layers.count - 1 else { return false }
    var container = layers[path.layer]
    for depth in 0..<path.branchCount {
      switch container {
      case .stack: return false
      case .tabs(_, let containers, let selected):
        guard path.branch(at: depth) == selected else { return false }
        container = containers[selected]
      case .columns(_, let containers, _):
        container = containers[path.branch(at: depth)]
      }
    }
    return true
  }

  private mutating func edit(
    _ path: BranchPath, _ body: (inout ModelContainer<Element>) -> String?
  ) -> String? {
    let branches = (0..<path.branchCount).map { path.branch(at: $0) }
    return layers[path.layer].edit(branches[...], body)
  }
}

/// A container of the model.
indirect enum ModelContainer<Element: TreeElement>: Equatable {
  case stack([Element])
  case tabs(keys: [Element.R], [ModelContainer], selected: Int)
  case columns(capacity: Int, [ModelContainer], front: Int)

  init(_ container: Container<Element>) {
    switch container {
    case .stack(let stack):
      self = .stack(stack.elements)
    case .tabs(let tabs):
      self = .tabs(
        keys: tabs.tabs.map(\.key), tabs.tabs.map { ModelContainer($0.container) },
        selected: tabs.selectedIndex)
    case .columns(let columns):
      self = .columns(
        capacity: columns.capacity, columns.filled.map { ModelContainer($0) }, front: columns.front)
    }
  }

  mutating func edit(
    _ branches: ArraySlice<Int>, _ body: (inout ModelContainer<Element>) -> String?
  ) -> String? {
    guard let first = branches.first else { return body(&self) }
    switch self {
    case .stack:
      return "no branches at the path"
    case .tabs(let keys, var containers, let selected):
      let problem = containers[first].edit(branches.dropFirst(), body)
      self = .tabs(keys: keys, containers, selected: selected)
      return problem
    case .columns(let capacity, var containers, let front):
      let problem = containers[first].edit(branches.dropFirst(), body)
      self = .columns(capacity: capacity, containers, front: front)
      return problem
    }
  }

  mutating func select(from: Int, to: Int) -> String? {
    switch self {
    case .stack:
      return "selects in a stack"
    case .tabs(let keys, let containers, let selected):
      guard selected == from, from != to, keys.indices.contains(to) else { return "selects nothing new" }
      self = .tabs(keys: keys, containers, selected: to)
    case .columns(let capacity, let containers, let front):
      guard front == from, from != to, containers.indices.contains(to) else { return "moves no front" }
      self = .columns(capacity: capacity, containers, front: to)
    }
    return nil
  }

  mutating func fill(_ change: ColumnsChange<Element>) -> String? {
    guard case .columns(let capacity, let containers, let front) = self else {
      return "no columns at the path"
    }
    let kept = Array(containers.prefix(change.kept))
    guard change.oldFront == front, kept + change.removed.map({ ModelContainer($0) }) == containers else {
      return "does not fit the columns"
    }
    let wanted = kept + change.inserted.map { ModelContainer($0) }
    guard wanted.count <= capacity, wanted.indices.contains(change.front), change.kept > 0 else {
      return "leads to columns that are not valid"
    }
    guard !change.removed.isEmpty || !change.inserted.isEmpty else { return "moves the front alone" }
    if let gone = change.removed.first, let come = change.inserted.first,
      gone.root.isSameElement(as: come.root)
    {
      return "keeps too little"
    }
    self = .columns(capacity: capacity, wanted, front: change.front)
    return nil
  }

  mutating func splice(_ change: StackChange<Element>) -> String? {
    guard case .stack(let elements) = self else { return "changes a stack where there is none" }
    let removed = Array(change.removed)
    let inserted = Array(change.inserted)
    let below = Array(elements.prefix(change.keptBelow))
    let above = Array(elements.suffix(change.keptAbove))
    guard below + removed + above == elements else { return "does not fit the stack" }
    guard removed.first != inserted.first, removed.last != inserted.last else { return "keeps too little" }
    self = .stack(below + inserted + above)
    return nil
  }

  mutating func update(_ index: Int, old: Element, new: Element) -> String? {
    guard case .stack(var elements) = self else { return "updates where there is no stack" }
    guard elements[index] == old, old != new else { return "updates nothing" }
    elements[index] = new
    self = .stack(elements)
    return nil
  }
}
