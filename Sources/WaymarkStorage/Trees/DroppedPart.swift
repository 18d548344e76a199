/// A part of a snapshot that was dropped, and why.
public struct DroppedPart: Error, Hashable, Sendable {
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

  package init(_ path: String, _ reason: Reason, _ value: JSONValue?) {
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
