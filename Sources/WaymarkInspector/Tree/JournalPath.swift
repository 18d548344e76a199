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
