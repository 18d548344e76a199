package import WaymarkState

// How journals write places, and where they are.

extension BranchPath {
  /// The path as it is written: the layer, and the branches that lead on from there.
  package var written: JSONValue {
    .array(([layer] + (0..<branchCount).map { branch(at: $0) }).map { .number($0) })
  }

  /// Reads a path as it is written; `nil` comes back for what is none.
  package init?(written value: JSONValue?) {
    guard let parts = value?.array, let layer = parts.first?.integer, layer >= 0,
      parts.count <= BranchPath.maximumBranchCount + 1
    else { return nil }
    self.init(layer: layer)
    for part in parts.dropFirst() {
      guard let branch = part.integer, (0..<BranchPath.maximumTabsSideBySide).contains(branch) else {
        return nil
      }
      self = appending(branch: branch)
    }
  }
}

extension JSONValue {
  /// The number of an entry.
  package static func id(_ id: EntryID) -> JSONValue { .number(id.rawValue) }
}

extension Entry {
  /// Writes the entry: its number and its route.
  package func written(_ route: (R) -> JSONValue) -> JSONValue {
    ["e": .id(id), "r": route(self.route)]
  }

  /// Reads an entry; `nil` comes back for what is none.
  package init?(written value: JSONValue, _ route: (JSONValue) throws -> R) rethrows {
    guard case .number(let digits)? = value["e"], let id = UInt64(digits), let written = value["r"]
    else { return nil }
    self.init(id: EntryID(rawValue: id), route: try route(written))
  }
}
