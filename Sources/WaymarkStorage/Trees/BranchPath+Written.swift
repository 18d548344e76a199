package import WaymarkState

extension BranchPath {
  /// The path as it is written: the layer, and the branches that lead on from there.
  package var written: SnapshotValue {
    .array(([layer] + (0..<branchCount).map { branch(at: $0) }).map { .number($0) })
  }

  /// Reads a path as it is written; `nil` comes back for what is none.
  package init?(written value: SnapshotValue?) {
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
