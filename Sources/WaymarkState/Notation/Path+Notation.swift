extension EntryID: CustomStringConvertible {
  /// The number after an at sign, as in `@3`.
  public var description: String { "@\(rawValue)" }
}

extension ContainerPath: CustomStringConvertible {
  /// Where the container is: `root`, `modal 1`, `branch 1 of modal 2`; a branch is a tab or a column.
  public var description: String { parts.isEmpty ? "root" : parts.joined(separator: " of ") }

  /// Where something happens, as it follows what happens: ` in branch 1 of modal 2`, and nothing for the root.
  package var suffix: String { parts.isEmpty ? "" : " in \(description)" }

  private var parts: [String] {
    let branches = (0..<branchCount).map { "branch \(branch(at: $0))" }
    return branches.reversed() + (layer == 0 ? [] : ["modal \(layer)"])
  }
}

extension ElementPosition: CustomStringConvertible {
  /// The place in its stack, counted from the root, and where that is: `2`, `0 in branch 1`.
  public var description: String { "\(index)\(path.suffix)" }
}
