package import WaymarkStorage

/// The tree of a window in a journal: the window's container, and one for each modal over it.
package struct JournalTree: Hashable, Sendable {
  /// The window itself, or a modal with how it is presented.
  package struct Layer: Hashable, Sendable {
    package let style: String
    package var container: JournalContainer
  }

  /// The layers from the window up, of which there is at least one.
  package private(set) var layers: [Layer]

  /// Reads a tree as it is written, of entries or of plain routes.
  package init?(_ value: SnapshotValue?) {
    guard let root = JournalContainer(value?["root"]) else { return nil }
    let modals = value?["modals"]?.array ?? []
    layers = [Layer(style: "window", container: root)] + modals.compactMap(Layer.init)
    guard layers.count == modals.count + 1 else { return nil }
  }

  /// The number of places in it.
  ///
  /// - Complexity: O(*n*) in the number of containers.
  var placeCount: Int { layers.reduce(0) { $0 + $1.container.placeCount } }

  /// The place that the user sees: the top of the stack in front.
  var visiblePlace: JournalPlace? { layers.last?.container.visiblePlace }

  /// The container at a path; setting it where there is none does nothing.
  subscript(path: JournalPath) -> JournalContainer? {
    get {
      guard layers.indices.contains(path.layer) else { return nil }
      return path.branches.reduce(layers[path.layer].container) { $0?[branch: $1] }
    }
    set {
      guard let newValue, layers.indices.contains(path.layer) else { return }
      layers[path.layer].container.replace(path.branches[...], with: newValue)
    }
  }
}

extension JournalTree.Layer {
  /// Reads a modal as it is written.
  init?(_ value: SnapshotValue?) {
    guard let container = JournalContainer(value) else { return nil }
    self.init(style: value?["style"]?.string?.harmless(limit: 40) ?? "sheet", container: container)
  }
}

/// Where a container is in a tree: its layer, which is 0 for the window and 1 for the first modal, and the tabs and
/// columns that lead to it.
package struct JournalPath: Hashable, Sendable {
  package var layer: Int
  package var branches: [Int] = []

  package init(layer: Int) { self.layer = layer }

  /// Reads a path as it is written.
  init?(_ value: SnapshotValue?) {
    guard let written = value?.array, case let numbers = written.compactMap(\.integer),
      let layer = numbers.first,
      numbers.count == written.count, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.layer = layer
    branches = Array(numbers.dropFirst())
  }

  package func appending(_ branch: Int) -> JournalPath {
    var path = self
    path.branches.append(branch)
    return path
  }

  /// The path as the end of a sentence: ` in branch 1 of modal 2`, and nothing for the window.
  var suffix: String {
    let parts = branches.reversed().map { "branch \($0)" } + (layer == 0 ? [] : ["modal \(layer)"])
    return parts.isEmpty ? "" : " in \(parts.joined(separator: " of "))"
  }
}

// MARK: - Steps

extension JournalTree {
  /// Carries out a step as it is written.
  ///
  /// - Returns: `false` if it is no step, or does not fit; then the tree must not be used any more.
  /// - Complexity: O(*n*) in the size of the step and of the containers that it changes.
  package mutating func apply(_ step: SnapshotValue) -> Bool {
    if let path = JournalPath(step["stack"]) {
      return applySplice(step, path)
    } else if let index = step["dismiss"]?.integer {
      guard index >= 0, index < layers.count - 1 else { return false }
      layers.removeSubrange((index + 1)...)
    } else if let index = step["detents"]?.integer {
      guard index >= 0, index < layers.count - 1, let style = step["style"]?.string else { return false }
      layers[index + 1] = Layer(style: style.harmless(limit: 40), container: layers[index + 1].container)
    } else if step["present"] != nil {
      guard let modal = Layer(step["m"]) else { return false }
      layers.append(modal)
    } else if let path = JournalPath(step["select"]) {
      guard var container = self[path], let branch = step["to"]?.integer,
        container.branches.indices.contains(branch)
      else { return false }
      container.focus = branch
      self[path] = container
    } else if let path = JournalPath(step["columns"]) {
      return applyColumns(step, path)
    } else if let path = JournalPath(step["replace"]) {
      guard self[path] != nil, let container = JournalContainer(step["c"]) else { return false }
      self[path] = container
    } else if let path = JournalPath(step["update"]) {
      guard var container = self[path], let index = step["i"]?.integer,
        container.places.indices.contains(index),
        let route = step["r"]
      else { return false }
      container.places[index] = JournalPlace(
        id: step["e"]?.integer ?? container.places[index].id, route: route)
      self[path] = container
    } else {
      return false
    }
    return true
  }

  private mutating func applySplice(_ step: SnapshotValue, _ path: JournalPath) -> Bool {
    let below = step["below"]?.integer ?? 0
    let gone = (step["out"]?.array ?? []).map(\.integer)
    guard var container = self[path], case .stack = container.kind, below >= 0,
      below <= container.places.count - gone.count
    else { return false }
    let range = below..<(below + gone.count)
    guard container.places[range].map(\.id) == gone,
      container.places.count - range.upperBound == step["above"]?.integer ?? 0
    else { return false }
    container.places.replaceSubrange(range, with: (step["in"]?.array ?? []).map(JournalPlace.init))
    self[path] = container
    return !container.places.isEmpty
  }

  private mutating func applyColumns(_ step: SnapshotValue, _ path: JournalPath) -> Bool {
    let came = (step["in"]?.array ?? []).map { JournalContainer($0) }
    guard var container = self[path], container.kind == .columns, let kept = step["kept"]?.integer,
      (1...container.branches.count).contains(kept), kept + came.count <= container.room, !came.contains(nil)
    else { return false }
    container.branches.removeSubrange(kept...)
    container.branches += came.compactMap { $0.map { JournalContainer.Branch(key: "", container: $0) } }
    container.focus = step["front"]?.integer ?? 0
    guard container.branches.indices.contains(container.focus) else { return false }
    self[path] = container
    return true
  }
}
