import WaymarkState

/// The plain model that the diff is held against: nested arrays, and steps carried out in the simplest way.
///
/// It reads trees and steps through their public parts alone and shares no code with them.
struct ModelTree<Element: TreeElement>: Equatable {
  var styles: [ModalStyle]
  var layers: [ModelContainer<Element>]

  init(_ tree: Tree<Element>) {
    styles = tree.modals.map(\.style)
    layers = [ModelContainer(tree.root)] + tree.modals.map { ModelContainer($0.container) }
  }

  /// Carries out a step.
  ///
  /// - Returns: What is wrong with the step, or `nil`.
  mutating func apply(_ step: Step<Element>) -> String? {
    switch step.change {
    case .dismiss(let modal, let index):
      guard index == styles.count - 1, modal.style == styles[index] else { return "not the topmost modal" }
      guard ModelContainer(modal.container) == layers[index + 1] else { return "the modal is another one" }
      styles.removeLast()
      layers.removeLast()
    case .present(let modal, let index):
      guard index == styles.count else { return "not presented on top" }
      styles.append(modal.style)
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
    case .update(let position, let old, let new):
      return edit(position.path) { $0.update(position.index, old: old, new: new) }
    }
    return nil
  }

  /// Whether the user sees the container at a path.
  func isVisible(_ path: ContainerPath) -> Bool {
    guard path.layer == layers.count - 1 else { return false }
    var container = layers[path.layer]
    for depth in 0..<path.tabCount {
      guard case .tabs(_, let containers, let selected) = container, path.tab(at: depth) == selected else {
        return false
      }
      container = containers[selected]
    }
    return true
  }

  private mutating func edit(
    _ path: ContainerPath, _ body: (inout ModelContainer<Element>) -> String?
  ) -> String? {
    let tabs = (0..<path.tabCount).map { path.tab(at: $0) }
    return layers[path.layer].edit(tabs[...], body)
  }
}

/// A container of the model.
indirect enum ModelContainer<Element: TreeElement>: Equatable {
  case stack([Element])
  case tabs(keys: [Element.R], [ModelContainer], selected: Int)

  init(_ container: Container<Element>) {
    switch container {
    case .stack(let stack):
      self = .stack(stack.elements)
    case .tabs(let tabs):
      self = .tabs(
        keys: tabs.tabs.map(\.key), tabs.tabs.map { ModelContainer($0.container) },
        selected: tabs.selectedIndex)
    }
  }

  mutating func edit(
    _ tabs: ArraySlice<Int>, _ body: (inout ModelContainer<Element>) -> String?
  ) -> String? {
    guard let first = tabs.first else { return body(&self) }
    guard case .tabs(let keys, var containers, let selected) = self else { return "no tabs at the path" }
    let problem = containers[first].edit(tabs.dropFirst(), body)
    self = .tabs(keys: keys, containers, selected: selected)
    return problem
  }

  mutating func select(from: Int, to: Int) -> String? {
    guard case .tabs(let keys, let containers, let selected) = self else { return "selects in a stack" }
    guard selected == from, from != to, keys.indices.contains(to) else { return "selects nothing new" }
    self = .tabs(keys: keys, containers, selected: to)
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
