import WaymarkStorage

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

  mutating func drop(_ values: ArraySlice<SnapshotValue>, above lost: String, in list: String) {
    for index in values.indices {
      drop(DroppedPart("\(list)[\(index)]", .above(lost), values[index]["route"] ?? values[index]))
    }
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

/// A part of a snapshot that was dropped, and why.
public struct DroppedPart: Hashable, Sendable {
  /// Why a part was dropped.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// This build does not know the route; the text is what its decoder says.
    case unknownRoute(String)
    /// It lay above a part that was dropped.
    case above(String)
    /// Something else was expected.
    case malformed(expected: String)
    /// Nothing in it could be kept.
    case nothingKept
    /// Another tab beside it has the same key.
    case repeatedKey
    /// A migration retired it.
    case retired
    /// As many as may stand side by side came before it.
    case tooMany(limit: Int)
  }

  /// Where it was in the file, such as `root.tabs[1].stack[2]`.
  ///
  /// Its positions count everything that the file holds, including what could not be kept.
  public let path: String

  /// Why it was dropped.
  public let reason: Reason

  /// The beginning of what the file says there.
  public let contents: String

  init(_ path: String, _ reason: Reason, _ value: SnapshotValue?) {
    self.path = path
    self.reason = reason
    contents = value.map { String($0.description.prefix(200)) } ?? ""
  }
}

extension DroppedPart: CustomStringConvertible {
  /// Where it was, what it was and why it was dropped.
  public var description: String {
    let why =
      switch reason {
      case .unknownRoute(let account): "not a route of this build (\(account))"
      case .above(let path): "it was above \(path), which was dropped"
      case .malformed(let expected): "\(expected) was expected"
      case .nothingKept: "nothing in it could be kept"
      case .repeatedKey: "another tab has the same key"
      case .retired: "it was retired"
      case .tooMany(let limit): "there are \(limit) at most"
      }
    return contents.isEmpty ? "\(path): \(why)" : "\(path): \(why): \(contents)"
  }
}
