/// A case that a migration should have renamed or retired, but that no route of the file has.
///
/// Most files lack it because the user was elsewhere. If routes were lost too, it is probably a mistake: the
/// name is misspelt, or the features that lead to it are.
public struct UnmatchedCase: Hashable, Sendable {
  /// The name that was looked for.
  public let name: String

  /// The cases that lead to the feature's enum in which it was looked for; none for the app's own.
  public let features: [String]

  /// The version that the migration starts from.
  public let version: Int
}

extension UnmatchedCase: CustomStringConvertible {
  /// The name that was looked for, and the migration that did so.
  public var description: String {
    let path = (features + [name]).joined(separator: ".")
    return "the migration from \(version) found no route \(path)"
  }
}
