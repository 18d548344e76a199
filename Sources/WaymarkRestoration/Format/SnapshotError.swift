import WaymarkStorage

/// Why a snapshot, or a part of it, could not be written.
@nonexhaustive
public enum SnapshotError: Error, Hashable, Sendable {
  /// A route or a saved value does not encode, with what its coder says.
  ///
  /// Where it is reads as `root.tabs[1].stack[2]`, here and in the other cases.
  /// It is left out, and so is what is above such a route.
  case notWritable(at: String, String)
  /// A saved value is left out, because with it the snapshot would be longer than what can be read again.
  ///
  /// The byte count is that of the value with its name.
  case valueTooLarge(at: String, byteCount: Int, limit: Int)
  /// There are more places, modals or tabs than can be read again, and those from this path on are left out.
  case tooMany(at: String, limit: Int)
  /// Even without saved values the snapshot is longer than what can be read again.
  case tooLarge(byteCount: Int, limit: Int)
  /// The system refused to write the file, with its error number.
  case system(code: Int32)
  /// The file is left as it is, because it could be neither read nor moved aside, or because a newer build
  /// has written it.
  case fileIsKept
}

extension SnapshotError {
  /// The same about something inside another.
  func inside(_ outer: SnapshotPath) -> SnapshotError {
    func moved(_ path: String) -> String { "\(outer).\(path)" }
    return switch self {
    case .notWritable(let path, let account): .notWritable(at: moved(path), account)
    case .valueTooLarge(let path, let count, let limit):
      .valueTooLarge(at: moved(path), byteCount: count, limit: limit)
    case .tooMany(let path, let limit): .tooMany(at: moved(path), limit: limit)
    case .tooLarge, .system, .fileIsKept: self
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The fault, and the remedy.
  public var description: String {
    switch self {
    case .notWritable(let path, let account):
      "what is at \(path) cannot be written: \(account)"
    case .valueTooLarge(let path, let count, let limit):
      "what is at \(path) is not written: it has \(count) bytes with its name, and the whole \(limit) at most: keep less with the entry"
    case .tooMany(let path, let limit):
      "what is at \(path) and after it is not written: there are \(limit) at most: see SnapshotLimits"
    case .tooLarge(let count, let limit):
      "the snapshot has \(count) bytes without any saved value, and \(limit) are read at most: see SnapshotLimits"
    case .system(let code):
      "the snapshot's file cannot be written: \(SystemFault.text(of: code))"
    case .fileIsKept:
      "the snapshot's file could not be read nor moved, or is a newer build's, so it is not overwritten: move it away by hand"
    }
  }
}
