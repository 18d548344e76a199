/// Why a snapshot, or a part of it, could not be written.
@nonexhaustive
public enum SnapshotError: Error, Hashable, Sendable {
  /// A route or a saved value does not encode, with what its coder says.
  ///
  /// Where it is reads as `root.tabs[1].stack[2]`, here and in the other cases.
  /// It is left out, and so is what is above such a route.
  case notWritable(at: String, String)
  /// A saved value is left out, because it is longer than what is left for such values.
  ///
  /// The byte count is that of the value with its name.
  case valueTooLarge(at: String, byteCount: Int, room: Int)
  /// The snapshot is longer than what can be read again.
  case tooLarge(byteCount: Int, limit: Int)
  /// The system refused to write the file, with its error number.
  case system(code: Int32)
  /// The disk has not taken the file in time. It is still being written.
  case timedOut
  /// The file is left as it is, because it could be neither read nor moved aside, or because a newer build
  /// has written it.
  case fileIsKept
}

extension SnapshotError: CustomStringConvertible {
  /// The fault, and the remedy.
  public var description: String {
    switch self {
    case .notWritable(let path, let account):
      "what is at \(path) cannot be written: \(account)"
    case .valueTooLarge(let path, let count, let room):
      "what is at \(path) is not written: it has \(count) bytes with its name, and \(room) are left for saved values: keep less with the entry"
    case .tooLarge(let count, let limit):
      "the snapshot has \(count) bytes, and \(limit) are read at most: see SnapshotFormat(byteLimit:)"
    case .system(let code):
      "the snapshot's file cannot be written: \(SystemFault(code: code))"
    case .timedOut:
      "the disk has not taken the snapshot in time, and it is still being written"
    case .fileIsKept:
      "the snapshot's file could not be read nor moved, or is a newer build's, so it is not overwritten: move it away by hand"
    }
  }
}
