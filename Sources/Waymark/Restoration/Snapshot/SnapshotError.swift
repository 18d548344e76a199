/// Why a snapshot could not be written.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A route or a saved value does not encode, with what its coder says.
  case notWritable(at: SnapshotPath, String)
  /// It is longer than what would be read again.
  case tooLarge(byteCount: Int, limit: Int)
  /// The system refused to write the file, with its number for the reason.
  case system(code: Int32)
  /// What is in the file could not be read nor kept aside, so it is left as it is.
  case fileIsKept
}

extension SnapshotError: CustomStringConvertible {
  /// What went wrong and what to do about it.
  public var description: String {
    switch self {
    case .notWritable(let path, let account):
      "what is at \(path) cannot be written: \(account)"
    case .tooLarge(let count, let limit):
      "the snapshot has \(count) bytes, and \(limit) are read at most: keep less with screens' entries"
    case .system(let code):
      "the snapshot's file cannot be written: \(SystemFault.text(of: code))"
    case .fileIsKept:
      "the snapshot's file could not be read nor moved, so it is not overwritten: move it away by hand"
    }
  }
}
