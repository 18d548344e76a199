/// What has become of a file while it was looked at.
public enum FileChange: Hashable, Sendable {
  /// It is shorter than it was.
  case shrunk
  /// Another file is at its path, as programs that save by renaming leave it.
  case replaced
  /// There is nothing at its path any more; what is shown is what others may still have open.
  case removed
  /// The user may not open it any more; what is shown is what was opened before.
  case forbidden

  /// A few words for people.
  public var message: String {
    switch self {
    case .shrunk: "the file became shorter"
    case .replaced: "the file was replaced"
    case .removed: "the file was removed"
    case .forbidden: "you may not open the file any more"
    }
  }
}
