/// The result of reading a snapshot: what could not be restored, and why.
public struct RestorationReport: Hashable, Sendable {
  /// Why nothing of it could be used, so that the default tree takes its place; `nil` if something could.
  public internal(set) var failure: SnapshotFailure?

  /// The parts that were dropped, the first thousand of them.
  public internal(set) var dropped: [DroppedPart] = []

  /// The cases that migrations should have renamed or retired but that no route of the file has, a sentence each.
  ///
  /// Most files lack them because the user was elsewhere. If routes were lost too, it is probably a mistake: a name is misspelt, or the
  /// features that lead to it are.
  public internal(set) var unmatched: [String] = []

  /// Where a file that could not be used was moved, so that it is not overwritten.
  package internal(set) var keptAside: String?

  /// Whether everything was restored.
  public var isComplete: Bool { failure == nil && dropped.isEmpty }

  /// How many parts are listed at most.
  static var maximumListedCount: Int { 1000 }

  /// Whether routes were lost that this build does not know.
  private var hasLostRoutes: Bool {
    dropped.contains { if case .unknownRoute = $0.reason { true } else { false } }
  }

  mutating func drop(_ part: @autoclosure () -> DroppedPart) {
    if dropped.count < Self.maximumListedCount { dropped.append(part()) }
  }
}

extension RestorationReport: CustomStringConvertible {
  /// A line for each thing that was dropped, and for each case that a migration did not find if that may be
  /// the reason.
  public var description: String {
    var lines: [String] = []
    if let failure { lines.append(failure.description) }
    if let keptAside { lines.append("the file is kept as \(keptAside)") }
    lines.append(contentsOf: dropped.map(\.description))
    if hasLostRoutes { lines.append(contentsOf: unmatched) }
    return lines.isEmpty ? "everything was restored" : lines.joined(separator: "\n")
  }
}
